import { firstSlot } from '../departures/slots/first-flight.ts';
import type { SlotRules } from '../departures/slots/slots.ts';
import type { Shipment } from './shipment.ts';

type Pickup = NonNullable<Shipment['pickup']>;

/** Whether we are to pick it up and have not yet: it is booked, and no piece is with us. */
export const waitsForPickup = ({
  howItComes,
  state,
  pieces,
}: Pick<Shipment, 'howItComes' | 'state' | 'pieces'>) =>
  howItComes === 'PICKUP' &&
  state === 'BOOKED' &&
  pieces.every((piece) => piece.state === 'BOOKED' || piece.state === 'CANCELLED');

/**
 * By when we call the sender of a booked shipment to agree on a pickup, ISO 8601: before the first time window that can still be
 * booked is closed, for that one makes the flight that was shown.
 */
const callByOf = (schedule: SlotRules, now: Date): string | undefined =>
  firstSlot(schedule, now)?.bookBy.toISOString();

/** The pickup of a shipment that is booked now. */
export const pickupToArrange = (pickup: Pickup, schedule: SlotRules, now: Date): Pickup => {
  const callBy = callByOf(schedule, now);
  return callBy === undefined ? pickup : { ...pickup, callBy };
};

/** A pickup after its sender changed the form. What was agreed on holds for the same address only. */
export const pickupAfter = (before: Shipment['pickup'], typed: Pickup): Pickup => {
  const isSame = before?.zip === typed.zip && before.street === typed.street;
  return {
    ...typed,
    ...(before?.callBy === undefined ? {} : { callBy: before.callBy }),
    ...(isSame && before.agreed !== undefined ? { agreed: before.agreed } : {}),
  };
};
