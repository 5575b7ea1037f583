import type { Invoice } from '#domain/billing/invoice.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

export interface PaidThingDeps {
  /** A shipment as it is now. */
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  /** A flight with its state at an instant. */
  readonly findFlight: (id: string, now: Date) => Promise<Flight | undefined>;
}

/**
 * What an invoice is to be paid for: its shipment, and the flight that it is booked on, as they are now. Neither where the invoice is a
 * person's. Throws when the shipment of an invoice is gone.
 */
export const readPaidThing = async (
  { findShipment, findFlight }: PaidThingDeps,
  { number, shipment: tracking }: Pick<Invoice, 'number' | 'shipment'>,
  now: Date,
): Promise<{ readonly shipment: Shipment | undefined; readonly flight: Flight | undefined }> => {
  if (tracking === undefined) return { shipment: undefined, flight: undefined };
  const shipment = await findShipment(tracking);
  if (shipment === undefined) throw new Error(`The shipment of invoice ${number} was not found.`);
  const { departureId } = shipment;
  return { shipment, flight: departureId === undefined ? undefined : await findFlight(departureId, now) };
};
