import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { UsMailOk } from '../match/us-mail.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { type Charge, changedEvent, type Deed, entriesOf, type Origin } from './events.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly parcels: Pick<ParcelStore, 'find' | 'mine' | 'write'>;
  readonly usMailOk: UsMailOk;
  readonly pause: Pause;
}

/** What is true together with a change of a parcel. Whatever refuses a guard has the change decided again. */
export interface Besides {
  readonly guards?: Readonly<Record<string, Write>>;
  readonly also?: readonly Write[];
  readonly events?: readonly PublishedEvent[];
}

/** A change of a parcel by somebody. */
export interface Request<R extends AnyRefusal> {
  readonly code: string;
  /** Set for a customer: parcels under other ids are not found. */
  readonly ownerIds?: readonly string[];
  /** A user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
  /** Decides about the parcel as it is at an instant, by a rule of the domain. Called again when others changed it in between. */
  readonly decide: (
    before: Parcel,
    now: Date,
  ) => Promise<Result<Parcel, never, R>> | Result<Parcel, never, R>;
  /** What it is called in the history and the event. */
  readonly what: readonly Deed[] | ((before: Parcel, after: Parcel) => readonly Deed[]);
  /** In the words of whoever made it, for the history. */
  readonly text?: string | undefined;
  readonly charge?: (after: Parcel) => Charge;
  readonly besides?: (after: Parcel, origin: Origin) => Promise<Besides> | Besides;
}

export const noSuchParcel = () => refuse('PARCEL_NOT_FOUND', 'There is no such parcel.');

interface Decided {
  readonly after: Parcel;
  readonly besides: Besides;
  readonly now: Date;
}

const writing =
  <R extends AnyRefusal>(
    { parcels, usMailOk }: ChangeDeps,
    { what, text, charge }: Request<R>,
    origin: Origin,
  ) =>
  async ({ after, besides, now }: Decided, before: Parcel | undefined): Promise<boolean> => {
    if (before === undefined) return false;
    const deeds = typeof what === 'function' ? what(before, after) : what;
    const { guards = {}, also = [], events = [] } = besides;
    const refused = await parcels.write<string>(
      {
        before,
        after,
        facts: { usMailOk: await usMailOk(after, now) },
        entries: entriesOf(before, after, { what: deeds, text }, origin),
        events: [changedEvent(before, after, deeds, origin, charge?.(after)), ...events],
        also,
      },
      guards,
    );
    return refused === undefined;
  };

/**
 * Makes one change of a parcel, once, with its lists, its history and its event. When somebody else writes in between, the decision is
 * made again on what they wrote.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeParcel = <R extends AnyRefusal>(
  deps: ChangeDeps,
  request: Request<R>,
): Promise<Result<Parcel, never, R | Refusal<'PARCEL_NOT_FOUND'>>> => {
  const { parcels, clock, newId, pause } = deps;
  const { code, ownerIds, by, correlationId, decide, besides } = request;
  const origin: Origin = { by, newId, correlationId };
  return changing<Parcel | undefined, Decided, Parcel, R | Refusal<'PARCEL_NOT_FOUND'>>(
    `Parcel ${code}`,
    {
      read: () => (ownerIds === undefined ? parcels.find(code) : parcels.mine(ownerIds, code)),
      write: writing(deps, request, origin),
    },
    async (before) => {
      if (before === undefined) return noSuchParcel();
      const now = clock();
      const decided = await decide(before, now);
      if (!decided.ok) return decided;
      const after = decided.value;
      if (after === before) return { done: before };
      const together = (await besides?.(after, origin)) ?? {};
      return { change: { after, besides: together, now }, answer: after };
    },
    { pause },
  );
};
