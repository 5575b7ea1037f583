import { ok } from '../../kernel/result.ts';
import type { Booking } from '../booking.ts';
import { type By, next, notPossible } from './step.ts';

/** Whether the goods of a booking are with us, and nobody has said yet who receives them. */
export const waitsToBeJoined = ({ state, shipments }: Pick<Booking, 'state' | 'shipments'>): boolean =>
  state === 'COMPLETED' && shipments.length === 0;

/**
 * A finished booking with the shipment that was made afterwards of the goods that it brought. What was fetched and what that costs stay as
 * they were: the price of the shipment has no pickup.
 */
export const joined = (before: Booking, shipment: string, by: By) => {
  if (before.shipments.includes(shipment)) return ok(before);
  return waitsToBeJoined(before)
    ? ok(next(before, { shipments: [shipment] }, by))
    : notPossible(before, 'This booking is over. Book another time for it.');
};
