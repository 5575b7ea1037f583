import type { Booking } from '#domain/bookings/booking.ts';
import { slotRefusals } from '#domain/bookings/refusals.ts';
import { poundsIn, poundsOf } from '#domain/bookings/visits.ts';
import { slotWithId } from '#domain/departures/slots/slots.ts';
import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { ReadSchedule } from '../../departures/index.ts';
import { changing, type Ending } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { BookingStore } from '../store/booking-store.ts';
import type { Origin, Said } from './events.ts';
import { refuseSlot, rulesOf, type SlotRefusal } from './slot-offers.ts';
import { type WriteDeps, writeBooking } from './write-booking.ts';

export interface ChangeDeps extends WriteDeps, Pick<SharedDependencies, 'clock'> {
  readonly bookings: Pick<BookingStore, 'find' | 'mine' | 'write'>;
  readonly readSchedule: ReadSchedule;
  readonly pause: Pause;
}

/** A change of a booking by somebody. */
interface Request<R extends AnyRefusal> extends Said {
  readonly reference: string;
  /** Set for a customer: bookings under other ids are not found. */
  readonly ownerIds?: readonly string[];
  /** A user id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
  /** Whose held places the change takes over. */
  readonly holder?: string;
  /** Another booking brings its shipments already. */
  readonly isTakenOver?: boolean;
  /** Further writes and checks that must hold as well, as the last decision read them. Whatever refuses one has it decided again. */
  readonly guards?: () => Readonly<Record<string, Write>>;
  /** Decides about the booking as it is at an instant, by a rule of the domain. Called again when others changed it in between. */
  readonly decide: (
    before: Booking,
    now: Date,
  ) => Promise<Result<Booking, never, R>> | Result<Booking, never, R>;
  /** The words for the history, where they follow from the change. */
  readonly textOf?: (after: Booking) => string | undefined;
}

type Refusals<R extends AnyRefusal> = R | Refusal<'BOOKING_NOT_FOUND'>;

export const noSuchBooking = () => refuse('BOOKING_NOT_FOUND', 'There is no such booking.');

/** A place that a change needs is not there: refused with the next best slot. */
const refuseFull = async (
  deps: ChangeDeps,
  after: Booking,
  id: string,
  now: Date,
): Promise<Ending<never, SlotRefusal>> => {
  const purpose = after.visits.find(({ slot, state }) => state === 'PLANNED' && slot.id === id)?.purpose;
  const lb = purpose === undefined ? poundsOf(after) : poundsIn(after, { purpose });
  const need = { way: after.way, to: after.to, lb };
  return refuseSlot(
    deps,
    'SLOT_FULL',
    need,
    { id, slot: slotWithId(await rulesOf(deps.readSetting), id) },
    now,
  );
};

/**
 * Makes one change of a booking, once, with its places in slots. When somebody else writes it or a slot in between, the decision is made
 * again on what they wrote: of two who want the last place, the second is offered the next best.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeBooking = <R extends AnyRefusal>(
  deps: ChangeDeps,
  {
    reference,
    ownerIds,
    by,
    correlationId,
    holder,
    isTakenOver,
    guards,
    decide,
    textOf,
    ...said
  }: Request<R>,
): Promise<Result<Booking, never, Refusals<R> | SlotRefusal>> => {
  const { bookings, clock, newId, pause } = deps;
  const origin: Origin = { by, newId, correlationId };
  return changing<
    Booking | undefined,
    { readonly after: Booking; readonly now: Date },
    Booking,
    Refusals<R> | SlotRefusal
  >(
    `Booking ${reference}`,
    {
      read: () => (ownerIds === undefined ? bookings.find(reference) : bookings.mine(ownerIds, reference)),
      write: async ({ after, now }, before) => {
        const text = textOf?.(after) ?? said.text;
        const outcome = await writeBooking(deps, {
          before,
          after,
          said: { ...said, text },
          origin,
          now,
          holder,
          isTakenOver,
          guards: guards?.() ?? {},
        });
        if ('full' in outcome) return refuseFull(deps, after, outcome.full, now);
        return 'written' in outcome;
      },
    },
    async (before) => {
      if (before === undefined) return noSuchBooking();
      const now = clock();
      const decided = await decide(before, now);
      if (!decided.ok) return decided;
      const after = decided.value;
      return after === before ? { done: before } : { change: { after, now }, answer: after };
    },
    { pause },
  );
};

/**
 * The same for a step that takes no place in a slot: it gives some back at most.
 * @throws when the step wants a place after all, which is a bug.
 */
export const stepBooking = async <R extends AnyRefusal>(
  deps: ChangeDeps,
  request: Request<R>,
): Promise<Result<Booking, never, Refusals<R>>> => {
  const result = await changeBooking(deps, request);
  if (!result.ok && result.refusal.code in slotRefusals)
    throw new Error(`A step of booking ${request.reference} takes a place in a slot.`);
  return result as Result<Booking, never, Refusals<R>>;
};
