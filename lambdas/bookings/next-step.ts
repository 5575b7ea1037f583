import { visitBill, visitCauses } from '#domain/billing/charges/visit-bill.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { type BookingFacts, lacksShipment } from '#domain/bookings/next-step/facts.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { InvoiceStore } from '../billing/index.ts';
import type { ReadSetting } from '../settings/index.ts';

export interface StepDeps {
  readonly readSetting: ReadSetting;
  readonly flights: { readonly find: (id: string, now: Date) => Promise<Flight | undefined> };
  /** The invoice that charges something by its cause. */
  readonly invoices: Pick<InvoiceStore, 'withEntry'>;
}

/** What the visits of a booking cost on an invoice of its owner. Nothing is read while none can be charged. */
const billOf = async ({ invoices }: StepDeps, booking: Booking) => {
  const found = await Promise.all(visitCauses(booking).map(invoices.withEntry));
  return visitBill(
    booking,
    found.filter((invoice) => invoice !== undefined),
  );
};

/** Gathers what says what is to be done now for a booking, for every screen and letter. Its flight is read while its shipment is still to be booked, and its invoice once something is charged. */
export const stepFacts = async (deps: StepDeps, booking: Booking, now: Date): Promise<BookingFacts> => {
  const { readSetting, flights } = deps;
  const asked = lacksShipment(booking) ? booking.flight?.departureId : undefined;
  const [brand, flight, bill] = await Promise.all([
    readSetting('brand'),
    asked === undefined ? undefined : flights.find(asked, now),
    billOf(deps, booking),
  ]);
  return { booking, brand, now, bill, ...(flight === undefined ? {} : { flight }) };
};
