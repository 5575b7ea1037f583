import type { Digest, DigestDependencies, DigestOf } from '../../../runtime/digest.ts';
import type { Told } from '../../../runtime/told.ts';
import { rateCardReader, settingsReader } from '../../../settings/index.ts';
import { parcelReader } from '../../parcel-reader.ts';
import { alertStore } from '../../store/alert-store.ts';
import { traceStore } from '../../store/traces/trace-store.ts';
import { digested } from './digest-letter.ts';
import { type MailboxFacts, stillSo } from './still-so.ts';
import { isMailboxWhat, MAILBOX, sourceOf } from './whats.ts';

const byId = <Thing>(things: readonly Thing[], idOf: (thing: Thing) => string): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [idOf(thing), thing]));

const isThere = <Thing>(thing: Thing | undefined): thing is Thing => thing !== undefined;

/** What happened to things of one kind. */
const idsIn = (happened: DigestOf['happened'], source: ReturnType<typeof sourceOf>): readonly string[] => [
  ...new Set(
    happened.flatMap(({ what, parts = [] }) =>
      isMailboxWhat(what) && sourceOf(what) === source ? parts : [],
    ),
  ),
];

/** Reads how all that something happened to is now. */
const factsReader = ({ client, clock, log, env }: DigestDependencies) => {
  const table = env.PARCELS_TABLE ?? '';
  const parcels = parcelReader(client, table);
  const alerts = alertStore(client, table);
  const traces = traceStore(client, table);
  const readRateCard = rateCardReader(client, env.SETTINGS_TABLE ?? '', log);
  return async ({ userId, happened }: Pick<DigestOf, 'userId' | 'happened'>): Promise<MailboxFacts> => {
    const now = clock();
    const [{ card }, searches, announced] = await Promise.all([
      readRateCard(now),
      Promise.all(idsIn(happened, 'trace').map((reference) => traces.find(reference))),
      Promise.all(idsIn(happened, 'alert').map((id) => alerts.find(id))),
    ]);
    const searched = searches.filter(isThere);
    const codes = [...idsIn(happened, 'parcel'), ...searched.flatMap(({ parcel }) => parcel ?? [])];
    const found = await parcels.several([...new Set(codes)]);
    const waiting = await parcels.waitingForForm(found);
    const came = found.map((one) => ({
      ...one,
      ...(waiting.has(one.code) ? { formMissing: true as const } : {}),
    }));
    return {
      userId,
      card,
      now,
      parcels: byId(came, ({ code }) => code),
      alerts: byId(announced.filter(isThere), ({ id }) => id),
      traces: byId(searched, ({ reference }) => reference),
    };
  };
};

/** One letter about everything in a mailbox to its owner, and the same on the phone. */
const ofMailbox: Digest = {
  thing: MAILBOX,
  tables: ['PARCELS_TABLE', 'SETTINGS_TABLE'],
  read: (given) => {
    const factsOf = factsReader(given);
    const readSetting = settingsReader(given.client, given.env.SETTINGS_TABLE ?? '', given);
    return async ({ userId, recipient, happened }) => {
      const [facts, brand] = await Promise.all([factsOf({ userId, happened }), readSetting('brand')]);
      return digested(stillSo(happened, facts), facts, { userId, recipient }, brand);
    };
  },
};

export const digests = [ofMailbox] satisfies Told['digests'];
