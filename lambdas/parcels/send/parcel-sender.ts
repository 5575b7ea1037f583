import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { notFree, notFreeWords, type ParcelNotFree, requested } from '#domain/parcels/changes/sent.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { EnvOf } from '../../runtime/env.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { changedEvent, entriesOf, type Origin } from '../change/events.ts';
import type { UsMailOk } from '../match/us-mail.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { type changeVariables, ofParcels } from '../stores.ts';

interface Deps {
  readonly parcels: Pick<ParcelStore, 'writesOf'>;
  readonly list: Pick<ParcelList, 'asTheyAre'>;
  readonly usMailOk: UsMailOk;
}

export type NotFree = Refusal<'PARCEL_NOT_FREE', ParcelNotFree>;

/** The shipment in which parcels go, and from when. */
interface Taken {
  readonly number: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What is written of parcels that go: `guards` are refused when somebody else wrote one of them in between. */
export interface ParcelWrites {
  readonly guards: Readonly<Record<string, Write>>;
  readonly also: readonly Write[];
}

const why = async (
  { usMailOk }: Deps,
  found: Parcel | undefined,
  ownerIds: readonly string[],
  now: Date,
): Promise<Omit<ParcelNotFree, 'code'> | undefined> =>
  found?.ownerId === undefined || !ownerIds.includes(found.ownerId)
    ? { why: 'NOT_FOUND' }
    : notFree(found, { usMailOk: await usMailOk(found, now) });

/** Parcels for whoever makes a shipment of them. They are taken in the transaction that makes it, or not at all. */
const senderOf = (deps: Deps) => ({
  /** The parcels in the order of their codes, all of one person and free to be sent, or the first that is not. */
  read: async (
    codes: readonly string[],
    ownerIds: readonly string[],
    now: Date,
  ): Promise<Result<readonly Parcel[], never, NotFree>> => {
    const known = new Map((await deps.list.asTheyAre(codes)).map((parcel) => [parcel.code, parcel]));
    const free: Parcel[] = [];
    for (const code of codes) {
      const parcel = known.get(code);
      const reason = await why(deps, parcel, ownerIds, now);
      if (parcel === undefined || reason !== undefined) {
        const details: ParcelNotFree = { code, ...(reason ?? { why: 'NOT_FOUND' }) };
        return refuse('PARCEL_NOT_FREE', notFreeWords(details), details);
      }
      free.push(parcel);
    }
    return ok(free);
  },
  /** What takes parcels for the pieces of a shipment, the first for piece 1. */
  writes: (parcels: readonly Parcel[], { number, at }: Taken, origin: Origin): ParcelWrites => {
    const each = parcels.map((before, place) => {
      const after = requested(before, { number, piece: place + 1, at });
      const what = ['requested'] as const;
      const { changed, also } = deps.parcels.writesOf({
        before,
        after,
        // None holds what is on its way, so nothing is asked of its form.
        facts: { usMailOk: true },
        entries: entriesOf(before, after, { what }, origin),
        events: [changedEvent(before, after, what, origin)],
      });
      return { guard: [`parcel-${before.code}`, changed] as const, also };
    });
    return {
      guards: Object.fromEntries(each.map(({ guard }) => guard)),
      also: each.flatMap(({ also }) => also),
    };
  },
});

export type ParcelSender = ReturnType<typeof senderOf>;

/**
 * What takes parcels for a shipment that is made of them. A function needs `BatchGetItem` and `PutItem` on the table, and `GetItem` on
 * those of the mailboxes and settings.
 */
export const parcelSender = (
  env: EnvOf<typeof changeVariables>,
  given: Parameters<typeof ofParcels>[1],
): ParcelSender => senderOf(ofParcels(env, given));
