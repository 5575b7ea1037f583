import { ok, refuse } from '#domain/kernel/result.ts';
import { dockClosedDays, promisedBy } from '#domain/parcels/trace/promised.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import {
  changedUntil,
  isAsked,
  nextOpinion,
  type Opinion,
  opinionBy,
} from '#domain/shipments/opinion/opinion.ts';
import { thanksWords, whatWords } from '#domain/shipments/opinion/opinion-sentences.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { OpinionGivenV1 } from '#events/shipments/opinion-given.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { settingsReader } from '../../settings/index.ts';
import { entryOf } from '../change/next-version.ts';
import type { OpinionStore } from '../store/opinion-store.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import type { OpinionLinks } from './opinion-links.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find'>;
  readonly opinions: Pick<OpinionStore, 'find' | 'used' | 'write'>;
  readonly links: Pick<OpinionLinks, 'numberIn'>;
  readonly readSetting: ReturnType<typeof settingsReader>;
}

const pageOf = (shipment: Shipment, opinion: Opinion | undefined, now: Date): OpinionPage => ({
  what: whatWords(shipment),
  version: opinion?.version ?? 0,
  ...(opinion === undefined ? {} : { mark: opinion.mark, thanks: thanksWords(opinion, shipment, now) }),
  ...(opinion?.words === undefined ? {} : { words: opinion.words }),
  mayChange: opinion === undefined || now < changedUntil(opinion),
});

/** The same words whatever is wrong with a link, so that nobody learns whether there was one. */
const linkRefused = () => refuse('LINK_REFUSED', opinionWords.refused);

/** The shipment of a link with what was said of it. Undefined for a link that is forged or over. */
const behind = async ({ links, shipments, opinions, clock }: Deps, token: string) => {
  const number = await links.numberIn(token);
  if (number === undefined) return undefined;
  const [shipment, opinion] = await Promise.all([shipments.find(number), opinions.find(number)]);
  return shipment !== undefined && isAsked(shipment, clock()) ? { shipment, opinion } : undefined;
};

/** What somebody is asked who opens the link of the letter. Each use is counted. */
export const showOpinionPage =
  (deps: Deps): UseCase<typeof shipmentEndpoints.opinionPage> =>
  async ({ headers }) => {
    const found = await behind(deps, headers['opinion-link']);
    if (found === undefined) return linkRefused();
    await deps.opinions.used(found.shipment.number, deps.clock());
    return ok(pageOf(found.shipment, found.opinion, deps.clock()));
  };

/** Until when we call, counted in hours in which the dock is open. */
const promiseFrom = async ({ readSetting }: Deps, now: Date): Promise<string> => {
  const [{ hours }, schedule] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  return promisedBy(now, hours, dockClosedDays(schedule)).toISOString();
};

/** Somebody says how it was, or changes it. */
export const giveOpinion =
  (deps: Deps): UseCase<typeof shipmentEndpoints.giveOpinion> =>
  async ({ headers, body: { version, ...given }, correlationId }) => {
    const found = await behind(deps, headers['opinion-link']);
    if (found === undefined) return linkRefused();
    const { shipment, opinion: before } = found;
    const { number, ownerId } = shipment;
    const now = deps.clock();
    const changed = (page: OpinionPage) =>
      refuse('OPINION_CHANGED', 'This was answered in another window in the meantime.', { page });
    if ((before?.version ?? 0) !== version) return changed(pageOf(shipment, before, now));
    if (before !== undefined && now >= changedUntil(before))
      return refuse('OPINION_STAYS', opinionWords.stays);
    const at = now.toISOString();
    const next = nextOpinion(before, given, { at, promisedBy: await promiseFrom(deps, now) });
    const origin = { by: opinionBy, newId: deps.newId, correlationId };
    const changes = { mark: { ...(before === undefined ? {} : { before: before.mark }), after: next.mark } };
    const data = { number, ownerId, mark: next.mark, opinion: next.version, by: opinionBy };
    const written = await deps.opinions.write(number, next, {
      entry: entryOf('opinion-given', at, origin, { changes }),
      event: compose(OpinionGivenV1, { subject: number, version: shipment.version, at, data }, origin),
    });
    return written
      ? ok(pageOf(shipment, next, now))
      : changed(pageOf(shipment, await deps.opinions.find(number), now));
  };
