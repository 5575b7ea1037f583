import type { Booking } from '#domain/bookings/booking.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ShipmentFields } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import type { TypedShipment } from '../draft/typed.ts';
import { attachPickup, bookPickup } from './book-pickup.ts';

/** What is booked: the flight, the price that was seen in cents, and the time of a pickup. */
interface Booked {
  readonly version: number;
  readonly departureId: string;
  readonly total: number;
  readonly slot?: string;
}

/** The calls by which a form becomes a shipment: those of its sender, or those of the desk for a caller. They refuse with the same codes. */
export interface ShipmentCalls {
  /** Makes it, once for each key. */
  readonly make: (form: ShipmentFields, key: string) => Promise<Shipment>;
  readonly change: (number: string, version: number, form: ShipmentFields) => Promise<Shipment>;
  readonly show: (number: string) => Promise<Shipment>;
  /** Books it. The draft that it was typed in ends with it. */
  readonly book: (number: string, booked: Booked, draft: string) => Promise<unknown>;
  /** Puts it on the list of a full flight. Absent where nobody waits for somebody else. */
  readonly join?: (number: string, wanted: Pick<Booked, 'version' | 'departureId'>) => Promise<unknown>;
  /** Has the pickup that was booked before bring it. */
  readonly attach: (number: string, typed: TypedShipment) => Promise<Booking | undefined>;
  /** Books the pickup of a shipment that has just been booked. */
  readonly pickup: (number: string, typed: TypedShipment) => Promise<Booking | undefined>;
  /** The page of the shipment. */
  readonly pageOf: (number: string) => string;
  /** What is read again afterwards. */
  readonly key: readonly string[];
}

/** The calls of people who fill in the form themselves. */
export const ownCalls: ShipmentCalls = {
  make: async (form, key) => {
    const headers = { 'idempotency-key': key };
    return (await api(shipmentEndpoints.create, { headers, body: { form } })).shipment;
  },
  change: async (number, version, form) =>
    (await api(shipmentEndpoints.change, { params: { number }, body: { version, form } })).shipment,
  show: async (number) => (await api(shipmentEndpoints.show, { params: { number } })).shipment,
  book: (number, body, draft) =>
    api(shipmentEndpoints.book, { params: { number }, headers: { draft }, body }),
  join: (number, body) => api(shipmentEndpoints.joinWaitlist, { params: { number }, body }),
  attach: attachPickup,
  pickup: bookPickup,
  pageOf: (number) => pathTo('/dashboard/shipments/:number', { number }),
  key: ['shipments'],
};
