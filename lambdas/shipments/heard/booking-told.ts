import type { Booking } from '#domain/bookings/booking.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { ok } from '#domain/kernel/result.ts';
import { newsOf, withBooking } from '#domain/shipments/coming/booking-told.ts';
import { type Fetched, fetchedOf } from '#domain/shipments/coming/goods-fetched.ts';
import { bookedOf } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { BookingReader } from '../../bookings/index.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { type Changes, changedEvent, type Origin, trackedEvent } from '../change/events.ts';
import { entryOf, changesOf as fieldsChanged, nextVersion } from '../change/next-version.ts';

interface Deps extends ChangeDeps {
  readonly bookings: BookingReader;
}

/** What every event of a booking has. */
interface Told {
  readonly id: string;
  readonly time: string;
  readonly correlationId: string;
  readonly data: {
    readonly reference: string;
    readonly state: BookingState;
    readonly shipments: readonly string[];
    readonly by: string;
  };
}

/** The booking of a shipment, its slot and the consent to a search, as its history says them. */
const shown = (shipment: Shipment) => {
  const { booking, slot } = bookedOf(shipment);
  return {
    booking: booking?.reference,
    slot: slot && slotWords(slot),
    searchConsent: shipment.searchConsent?.how,
  };
};

/** What is different of how it comes. That its booking has another state is in the history of the booking. */
const changesOf = (before: Shipment, after: Shipment): Changes => {
  const [was, is] = [shown(before), shown(after)];
  const fields = ['booking', 'slot', 'searchConsent'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => was[field] !== is[field])
      .map((field) => [
        field,
        {
          ...(was[field] === undefined ? {} : { before: was[field] }),
          ...(is[field] === undefined ? {} : { after: is[field] }),
        },
      ]),
  );
};

/** What is told to everybody of one that is not fetched any more: its price is another. */
const repriced = (before: Shipment, after: Shipment, origin: Origin) =>
  after.broughtBefore === before.broughtBefore
    ? []
    : [changedEvent(after, fieldsChanged(before, after), origin)];

const historyOf = (before: Shipment, after: Shipment, at: string, origin: Origin) => {
  const fields = after.broughtBefore === before.broughtBefore ? {} : fieldsChanged(before, after);
  const changes = { ...fields, ...changesOf(before, after) };
  return Object.keys(changes).length === 0 ? [] : [entryOf('booking', at, origin, { changes })];
};

/** What is written of the pieces when the van has them. Without the consent to a search nothing is accepted: the dock asks for it. */
const pickedUp = (kept: Shipment, fetched: Fetched) => {
  const decided = fetchedOf(kept, fetched);
  return !decided.ok && decided.refusal.code === 'CONSENT_NEEDED' ? ok(undefined) : decided;
};

interface Followed {
  readonly booking: Booking;
  readonly number: string;
  /** The van has the goods. */
  readonly isFetched: boolean;
}

/** Brings a shipment up to what its booking says, and its pieces where the van has them. Done when it is that already. */
const follow = (
  deps: Deps,
  { booking, number, isFetched }: Followed,
  { id, time, correlationId, data }: Told,
) =>
  changeShipment(deps, {
    number,
    by: data.by,
    correlationId,
    decide: async (before, now, origin) => {
      const kept = withBooking(before, newsOf(booking, number)) ?? before;
      const fetched = isFetched ? pickedUp(kept, { eventId: id, at: time, by: data.by, now }) : ok(undefined);
      if (!fetched.ok) return refused(fetched);
      const { change, event } = fetched.value ?? {};
      if (kept === before && event === undefined) return { done: before };
      const at = now.toISOString();
      const after = nextVersion(kept, { ...change }, at);
      return {
        deed: {
          after,
          history: historyOf(before, after, at, origin),
          events: [
            ...repriced(before, after, origin),
            ...(event === undefined ? [] : [trackedEvent(before, after, event, origin)]),
          ],
          ...(event === undefined ? {} : { tracking: event }),
        },
      };
    },
  });

/**
 * What follows for shipments from an event of their booking: they keep which one it is and its slot, and their pieces are picked up once
 * it is completed. The event only says that there is something to look at, so that order and repetition of events do not matter.
 */
export const bookingTold =
  (deps: Deps) =>
  async (told: Told): Promise<void> => {
    const booking = await deps.bookings.find(told.data.reference);
    if (booking === undefined) return;
    // Also what was joined to it when it was completed long ago.
    const isFetched = told.data.state === 'COMPLETED' && booking.way === 'PICKUP';
    for (const number of new Set([...told.data.shipments, ...booking.shipments])) {
      const done = await follow(deps, { booking, number, isFetched }, told);
      // A draft that was thrown away has no shipment any more.
      if (!done.ok && done.refusal.code !== 'SHIPMENT_NOT_FOUND')
        throw new Error(`Shipment ${number} did not follow ${booking.reference}: ${done.refusal.code}.`);
    }
  };

/** What an event of a shipment says that was booked. */
interface Booked extends Pick<Told, 'id' | 'time' | 'correlationId'> {
  readonly data: { readonly number: string; readonly by: string };
}

/** The pieces of a shipment that was booked after the van had fetched them: they are with us from the beginning. */
export const fetchedBefore =
  (deps: Deps) =>
  async ({ data: { number, by }, ...told }: Booked): Promise<void> => {
    const booking = await deps.bookings.ofShipment(number);
    if (booking?.state !== 'COMPLETED' || booking.way !== 'PICKUP') return;
    const { reference, state, shipments } = booking;
    const done = await follow(
      deps,
      { booking, number, isFetched: true },
      { ...told, data: { reference, state, shipments, by } },
    );
    if (!done.ok && done.refusal.code !== 'SHIPMENT_NOT_FOUND')
      throw new Error(`Shipment ${number} was not picked up with ${reference}: ${done.refusal.code}.`);
  };
