import { scheduledFlightId } from '../departures/flight-id.ts';
import { type FlightsAndSlots, flightMade } from '../departures/slots/flight-made.ts';
import type { Slot } from '../departures/slots/slots.ts';
import type { DestinationCode } from '../kernel/destinations.ts';
import type { Booking } from './booking.ts';

/** A flight as a booking keeps what was promised. */
export type PromisedFlight = NonNullable<Booking['flight']>;

/** The flight that goods make which come in a slot. It keeps its id when it leaves on another day. */
export const flightInSlot = (
  schedule: FlightsAndSlots,
  to: DestinationCode,
  slot: Slot,
  now: Date,
): PromisedFlight => {
  const { id, usualDay, departureDay } = flightMade(schedule, to, { way: slot.way, slot }, now).flight;
  return { departureId: id ?? scheduledFlightId(to, usualDay ?? departureDay), day: departureDay };
};
