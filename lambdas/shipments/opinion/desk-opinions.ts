import { ok, refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { type Opinion, waitsForUs } from '#domain/shipments/opinion/opinion.ts';
import { compose } from '#events/envelope.ts';
import { OpinionAnsweredV1 } from '#events/shipments/opinion-answered.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { entryOf } from '../change/next-version.ts';
import type { OpinionOf, OpinionStore } from '../store/opinion-store.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

/** How the sender of a shipment found it, for the desk. */
export const deskOpinion =
  ({
    opinions,
  }: {
    readonly opinions: Pick<OpinionStore, 'find'>;
  }): UseCase<typeof shipmentEndpoints.deskOpinion> =>
  async ({ params: { number } }) => {
    const opinion = await opinions.find(number);
    return ok(opinion === undefined ? {} : { opinion: { ...opinion, number } });
  };

/** How senders found it in a month. */
export const listOpinions =
  ({
    opinions,
  }: {
    readonly opinions: Pick<OpinionStore, 'ofMonth'>;
  }): UseCase<typeof shipmentEndpoints.opinions> =>
  async ({ query: { month, ...query } }) =>
    answerPage<OpinionOf>(`opinions:${month}`, query, (page) => opinions.ofMonth(month, page));

interface AnswerDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find'>;
  readonly opinions: Pick<OpinionStore, 'find' | 'write'>;
}

const noOneWaits = () => refuse('NOTHING_TO_ANSWER', 'Nobody waits for a call about this shipment.');

/** Says what came of the call that was promised. */
export const answerOpinion =
  ({ shipments, opinions, clock, newId }: AnswerDeps): UseCase<typeof shipmentEndpoints.opinionAnswered> =>
  async ({ params: { number }, body: { version, note }, caller: { userId: by }, correlationId }) => {
    const [shipment, before] = await Promise.all([shipments.find(number), opinions.find(number)]);
    if (shipment === undefined || before === undefined) return noOneWaits();
    const changed = (opinion: Opinion) =>
      refuse('OPINION_CHANGED', 'The sender has changed it in the meantime. Read it again.', {
        opinion: { ...opinion, number },
      });
    if (before.version !== version) return changed(before);
    if (!waitsForUs(before)) return noOneWaits();
    const at = clock().toISOString();
    const next = { ...before, version: version + 1, answered: { at, by, note } };
    const origin = { by, newId, correlationId };
    const data = { number, ownerId: shipment.ownerId, opinion: next.version, by };
    const written = await opinions.write(number, next, {
      entry: entryOf('opinion-answered', at, origin, { note }),
      event: compose(OpinionAnsweredV1, { subject: number, version: shipment.version, at, data }, origin),
    });
    return written ? ok({ opinion: { ...next, number } }) : changed((await opinions.find(number)) ?? before);
  };
