import type { Parcel, ParcelEntry } from '#domain/parcels/parcel.ts';
import { idOf } from '../../life/id-of.ts';
import type { Person } from '../../life/past-cloud.ts';
import { parcelCodeOf, trackingOf } from '../samples/numbers.ts';
import type { Act, SampleParcel } from '../samples/sample-parcel.ts';
import { act } from './acts.ts';
import { formOf, labelOf } from './forms.ts';
import { showParcel } from './show-parcel.ts';
import type { Telling } from './telling.ts';
import { actedAt, announcedAt, cameAt } from './times.ts';

/** A receipt of a parcel that came while the network was gone is sent so long after it. */
const LATE_MS = 25 * 60_000;

const chosenOf = async ({ mailboxOf }: Telling, { chosen, wrongly, owner }: SampleParcel) => {
  if (chosen === 'NOBODY') return { mailbox: chosen };
  if (wrongly !== undefined) return { mailbox: (await mailboxOf(wrongly)).number };
  return chosen === 'OWNER' ? { mailbox: (await mailboxOf(owner)).number } : {};
};

const announce = async (telling: Telling, parcel: SampleParcel, owner: Person, came: Date): Promise<void> => {
  const { announced, shows, carrier, bought } = parcel;
  if (announced === undefined) return;
  const file = announced.invoice === 'FILE' ? await telling.files.invoice(owner, parcel) : undefined;
  telling.past.at(announcedAt(came, announced.daysBefore));
  await telling.past.ask('POST /api/pre-alerts', {
    as: owner,
    body: {
      id: idOf(`pre-alert of ${shows}`),
      tracking: trackingOf(carrier, shows),
      declaration: formOf(bought, announced, file),
    },
  });
};

interface Received {
  readonly parcel: { readonly version: number };
  /** False where an earlier run has received it. */
  readonly recorded: boolean;
}

const receive = async (telling: Telling, parcel: SampleParcel, came: Date): Promise<Received> => {
  const { past, bench } = telling;
  const { shows, carrier, lb, sides, condition = 'SEALED', conditionNote, shelf, seen, late } = parcel;
  past.at(late ? new Date(came.getTime() + LATE_MS) : came);
  const { parcel: received, recorded } = await past.ask('POST /api/bench/parcels', {
    as: bench,
    body: {
      code: parcelCodeOf(shows),
      at: came.toISOString(),
      scanned: trackingOf(carrier, shows),
      label: labelOf(parcel.label, await telling.mailboxOf(parcel.owner)),
      ...(await chosenOf(telling, parcel)),
      weightLb: lb,
      sides,
      condition,
      ...(conditionNote === undefined ? {} : { conditionNote }),
      shelf,
      ...(seen === undefined ? {} : { seen }),
    },
  });
  return { parcel: received as Received['parcel'], recorded: recorded === true };
};

const deeds: Readonly<Record<Act['does'], ParcelEntry['what']>> = {
  declare: 'declared',
  verify: 'invoice-verified',
  reject: 'invoice-rejected',
  look: 'looked',
  assign: 'assigned',
  claim: 'assigned',
  'hand-back': 'not-mine',
  'ask-photos': 'photos-asked',
  'take-photos': 'photos-done',
  return: 'return-asked',
  keep: 'return-undone',
  'hand-over': 'returned',
  'agree-disposal': 'disposal-agreed',
  dispose: 'disposed',
};

/** The acts with their places that an interrupted seed has not done yet. */
const undone = (acts: readonly Act[], { history }: { readonly history: readonly ParcelEntry[] }) => {
  const done = new Map<string, number>();
  for (const { what } of history) done.set(what, (done.get(what) ?? 0) + 1);
  return [...acts.entries()].filter(([, { does }]) => {
    const times = done.get(deeds[does]) ?? 0;
    if (times > 0) done.set(deeds[does], times - 1);
    return times === 0;
  });
};

const endedAsTold = (
  shown: NonNullable<Awaited<ReturnType<typeof showParcel>>>,
  { state, holds }: SampleParcel,
): boolean =>
  shown.parcel.state === state &&
  shown.holds
    .map(({ kind }) => kind)
    .toSorted()
    .join() === holds.toSorted().join();

/**
 * Has a parcel announced, received and worked on, at the times at which that was, seen from an instant. What an interrupted run has done
 * stays. Throws when it does not end as its sample says.
 */
export const tellParcel = async (telling: Telling, parcel: SampleParcel, seenFrom: Date): Promise<Parcel> => {
  const code = parcelCodeOf(parcel.shows);
  const owner = await telling.person(parcel.owner);
  const came = cameAt(parcel, seenFrom);
  await announce(telling, parcel, owner, came);
  const received = await receive(telling, parcel, came);
  const before = received.recorded ? undefined : await showParcel(telling, code);
  const on = { telling, parcel, code, owner, version: before?.parcel.version ?? received.parcel.version };
  const acts = parcel.acts ?? [];
  for (const [place, one] of undone(acts, before ?? { history: [] })) {
    telling.past.at(actedAt(came, seenFrom, place, acts.length));
    await act(on, one);
  }
  const after = await showParcel(telling, code);
  // Between two runs somebody may have tried what can be done with it.
  if (after === undefined || (before === undefined && !endedAsTold(after, parcel)))
    throw new Error(`The sample ${parcel.shows} ended otherwise: ${JSON.stringify(after)}`);
  return after.parcel;
};
