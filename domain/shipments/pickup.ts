import { type Coming, type ComingSlot, firstSlot } from '../departures/slots/flight-made.ts';
import { type SlotRules, slotWithId } from '../departures/slots/slots.ts';
import { isOnHand } from './rolls/flight-fit.ts';
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

/** Marks news of goods that we pick up: nobody is told to bring them. */
export const pickupMark = ({ howItComes }: Pick<Shipment, 'howItComes'>): { readonly pickup?: true } =>
  howItComes === 'PICKUP' ? { pickup: true } : {};

/** How many shipments of somebody we pick up, where we do. */
export const pickupsOf = (
  shipments: readonly Pick<Shipment, 'howItComes'>[],
): { readonly pickups?: 'all' | 'some' } => {
  const fetched = shipments.filter(({ howItComes }) => howItComes === 'PICKUP').length;
  if (fetched === 0) return {};
  return { pickups: fetched === shipments.length ? 'all' : 'some' };
};

/** As much of a shipment as says how it comes to our dock. */
export type HowItComes = Pick<Shipment, 'howItComes' | 'state' | 'pieces' | 'pickup'>;

/** The slot of a pickup, as it was booked: also where the settings have it no more, or at other hours. */
const bookedSlot = (rules: SlotRules, { id, day, ...hours }: NonNullable<Pickup['slot']>): ComingSlot => {
  const [from, to] = [new Date(hours.from), new Date(hours.to)];
  return { way: 'PICKUP', day, from, to, bookBy: slotWithId(rules, id)?.bookBy ?? from };
};

/**
 * How the goods of a shipment come, for the rule that says which flight they make. A time that the desk agreed on by phone is in words
 * that no rule can read: the desk has seen to the flight.
 */
export const comingOf = (shipment: HowItComes, rules: SlotRules): Coming => {
  const { howItComes, state, pickup } = shipment;
  if (howItComes === 'MAILBOX' || isOnHand(shipment)) return { way: 'HERE' };
  const isToPickUp = howItComes === 'PICKUP' && (state === 'DRAFT' || waitsForPickup(shipment));
  if (!isToPickUp) return { way: 'DROP_OFF' };
  if (pickup?.slot !== undefined) return { way: 'PICKUP', slot: bookedSlot(rules, pickup.slot) };
  return { way: pickup?.agreed === undefined ? 'PICKUP' : 'DROP_OFF' };
};

/** Bookings of the van that no van comes for. */
const OVER = ['CANCELLED', 'NO_SHOW'];

/** Whether a time for the pickup is still to be agreed on: it has no slot, no booking that stands, and nothing agreed by phone. */
export const isTimeOpen = ({ agreed, slot, booking }: Partial<Pickup> = {}): boolean =>
  agreed === undefined && slot === undefined && (booking === undefined || OVER.includes(booking.state));

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

/**
 * A pickup after its sender changed the form. What was agreed on by phone holds for the same address only. Slot and booking stay: they
 * are what the booking of the van last said.
 */
export const pickupAfter = (before: Shipment['pickup'], typed: Pickup): Pickup => {
  const isSame = before?.zip === typed.zip && before.street === typed.street;
  return {
    ...typed,
    ...(before?.callBy === undefined ? {} : { callBy: before.callBy }),
    ...(before?.slot === undefined ? {} : { slot: before.slot }),
    ...(before?.booking === undefined ? {} : { booking: before.booking }),
    ...(isSame && before.agreed !== undefined ? { agreed: before.agreed } : {}),
  };
};
