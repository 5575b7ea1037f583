import type { Booking } from '#domain/bookings/booking.ts';
import { claimsAfter, type SlotChange, slotChanges } from '#domain/bookings/slot-claims.ts';
import { type SlotRules, slotWithId } from '#domain/departures/slots/slots.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { BookingStore } from '../store/booking-store.ts';
import type { BookingClaims } from '../store/claims.ts';
import type { SlotStore } from '../store/slot-store.ts';
import { entryOf, eventOf, type Origin, type Said } from './events.ts';
import { rulesOf } from './slot-offers.ts';

export interface WriteDeps extends Pick<SharedDependencies, 'newId'> {
  readonly bookings: Pick<BookingStore, 'write'>;
  readonly slots: Pick<SlotStore, 'find' | 'write' | 'between'>;
  readonly claims: Pick<BookingClaims, 'shipments'>;
  readonly readSetting: ReadSetting;
}

/** A version of a booking to be written, with what goes with it. */
export interface Writing {
  readonly before: Booking | undefined;
  readonly after: Booking;
  readonly said: Said;
  readonly origin: Origin;
  readonly now: Date;
  /** Whose held places it takes over. */
  readonly holder?: string | undefined;
  /** Other bookings whose shipments it takes over, by tracking number. */
  readonly from?: Readonly<Record<string, string>>;
  /** Whether the shipments that it has no longer come with another booking already, so that their claims are not its own to give back. */
  readonly isTakenOver?: boolean | undefined;
  /** Further writes that must hold as well. */
  readonly guards?: Readonly<Record<string, Write>>;
  /** What is written with it whatever is there. */
  readonly also?: readonly Write[];
}

/** How a write ended: it is written, a slot has no place left, or somebody wrote in between: this booking, or another that brings its shipment. */
export type Written = { readonly written: true } | { readonly full: string } | { readonly again: true };

const takenIn = async (
  slots: Pick<SlotStore, 'find' | 'write'>,
  rules: SlotRules,
  change: SlotChange,
  now: Date,
): Promise<Write | undefined> => {
  const { id } = change.slot;
  const state = await slots.find(id);
  // Settings that have no such slot any more have no place in it either; what is in it can only be given back.
  const capacity = slotWithId(rules, id) ?? { places: 0 };
  const claims = claimsAfter(capacity, state.claims, change, now);
  return claims && slots.write(id, state, claims);
};

/**
 * Writes a version of a booking with its history and its event, and takes and gives back the places in its slots in the same transaction:
 * the last place has one winner. A slot is written as a whole with its version as the condition, so whoever loses reads again.
 */
export const writeBooking = async (
  { bookings, slots, claims, readSetting }: WriteDeps,
  { before, after, said, origin, now, holder, from, isTakenOver, guards = {}, also = [] }: Writing,
): Promise<Written> => {
  const rules = await rulesOf(readSetting);
  const changes = slotChanges(before, after, holder);
  const places = await Promise.all(changes.map((change) => takenIn(slots, rules, change, now)));
  const full = changes[places.indexOf(undefined)];
  if (full !== undefined) return { full: full.slot.id };
  const slotWrites = Object.fromEntries(
    places.flatMap((write, at) => (write === undefined ? [] : [[`slot-${at}`, write]])),
  );
  const refused = await bookings.write(
    {
      before,
      after,
      history: [entryOf(before, after, said, origin)],
      events: [eventOf(before, after, said, origin)],
    },
    {
      ...guards,
      ...claims.shipments(
        isTakenOver && before ? { ...before, shipments: after.shipments } : before,
        after,
        from,
      ),
      ...slotWrites,
    },
    also,
  );
  return refused === undefined ? { written: true } : { again: true };
};
