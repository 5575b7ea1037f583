import type { Booking } from '#domain/bookings/booking.ts';
import { type BookingFacts, lacksShipment } from '#domain/bookings/next-step/facts.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { ReadSetting } from '../settings/index.ts';

export interface StepDeps {
  readonly readSetting: ReadSetting;
  readonly flights: { readonly find: (id: string, now: Date) => Promise<Flight | undefined> };
}

/** Gathers what says what is to be done now for a booking, for every screen and letter. Its flight is read while its shipment is still to be booked. */
export const stepFacts = async (
  { readSetting, flights }: StepDeps,
  booking: Booking,
  now: Date,
): Promise<BookingFacts> => {
  const asked = lacksShipment(booking) ? booking.flight?.departureId : undefined;
  const [brand, flight] = await Promise.all([
    readSetting('brand'),
    asked === undefined ? undefined : flights.find(asked, now),
  ]);
  return { booking, brand, now, ...(flight === undefined ? {} : { flight }) };
};
