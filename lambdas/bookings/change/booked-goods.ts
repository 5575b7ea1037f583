import type { Booking } from '#domain/bookings/booking.ts';
import type { BookingFields } from '#domain/bookings/booking-form.ts';
import { isToComplete } from '#domain/bookings/changes/made.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { BookingStore } from '../store/booking-store.ts';
import type { BookingClaims } from '../store/claims.ts';

export interface GoodsDeps {
  readonly bookings: Pick<BookingStore, 'find'>;
  readonly claims: Pick<BookingClaims, 'ofShipment'>;
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
}

type ShipmentRefusal =
  | Refusal<'SHIPMENT_NOT_FOUND'>
  | Refusal<'SHIPMENT_DIFFERS'>
  | Refusal<'SHIPMENT_HAS_BOOKING', { reference: string }>;

/** The shipments of a form, and the requests that were made for them before. */
export interface BookedGoods {
  readonly shipments: readonly Shipment[];
  /** Requests without a time, by the shipment that they are for. What is booked now takes their place. */
  readonly requests: Readonly<Record<string, Booking>>;
}

export const hasBooking = (number: string, reference: string) =>
  refuse('SHIPMENT_HAS_BOOKING', `Shipment ${number} comes with booking ${reference} already.`, {
    reference,
  });

/** Why a shipment cannot come as the form says; undefined where it can. */
const differs = (
  { number, howItComes, pickup, state }: Shipment,
  { way, zip, stairs }: Pick<BookingFields, 'way' | 'zip' | 'stairs'>,
): string | undefined => {
  if (state !== 'DRAFT' && state !== 'BOOKED') return `Shipment ${number} is with us already, or canceled.`;
  if (howItComes !== way)
    return way === 'PICKUP'
      ? `Shipment ${number} is not to be picked up. Change how it comes on its page first.`
      : `Shipment ${number} is to be picked up. Change how it comes on its page first.`;
  if (way === 'PICKUP' && pickup !== undefined && pickup.zip !== zip)
    return `Shipment ${number} has its pickup in ZIP code ${pickup.zip}. Change it on its page first.`;
  if (way === 'PICKUP' && stairs && pickup?.stairs === false)
    return `Shipment ${number} was priced without stairs. Change that on its page first.`;
  return undefined;
};

/** The shipments of a form. They belong to whoever it is for, come as it says, and no other booking brings them. */
export const bookedGoods = async (
  { bookings, claims, findShipment }: GoodsDeps,
  form: Pick<BookingFields, 'way' | 'zip' | 'stairs' | 'shipments'>,
  ownerIds: readonly string[],
): Promise<Result<BookedGoods, never, ShipmentRefusal>> => {
  const numbers = [...new Set(form.shipments)];
  const found = await Promise.all(
    numbers.map(async (number) => {
      const [shipment, reference] = await Promise.all([findShipment(number), claims.ofShipment(number)]);
      const booking = reference === undefined ? undefined : await bookings.find(reference);
      return { number, shipment, booking };
    }),
  );
  const requests: Record<string, Booking> = {};
  const shipments: Shipment[] = [];
  for (const { number, shipment, booking } of found) {
    if (shipment === undefined || !ownerIds.includes(shipment.ownerId))
      return refuse('SHIPMENT_NOT_FOUND', `There is no shipment ${number} of this person.`);
    const problem = differs(shipment, form);
    if (problem !== undefined) return refuse('SHIPMENT_DIFFERS', problem);
    if (booking !== undefined && !(isToComplete(booking) && ownerIds.includes(booking.ownerId)))
      return hasBooking(number, booking.reference);
    if (booking !== undefined) requests[number] = booking;
    shipments.push(shipment);
  }
  return ok({ shipments, requests });
};
