import type { Coming, ComingSlot } from '../departures/slots/flight-made.ts';
import { type Slot, type SlotRules, slotWithId } from '../departures/slots/slots.ts';
import { pieceStates } from './lifecycle.ts';
import { isOnHand } from './rolls/flight-fit.ts';
import type { Shipment } from './shipment.ts';

type Pickup = NonNullable<Shipment['pickup']>;

/** What bookings told of a shipment: of the pickup in its price, or of what came in place of it. */
export const bookedOf = ({
  pickup,
  coming,
}: Pick<Shipment, 'pickup' | 'coming'>): Partial<Pick<Pickup, 'booking' | 'slot'>> =>
  coming?.slot === undefined && pickup?.booking !== undefined ? pickup : (coming ?? pickup ?? {});

/** Whether the van comes for it: as its booking says, and while there is none, as its price does. */
export const isFetched = ({ howItComes, coming }: Pick<Shipment, 'howItComes' | 'coming'>): boolean =>
  coming?.slot === undefined ? howItComes === 'PICKUP' : coming.way === 'PICKUP';

/** Whether its booking has taken place, so that its goods are with us, whatever is recorded of its pieces yet. */
export const isBrought = (shipment: Pick<Shipment, 'pickup' | 'coming'>): boolean =>
  bookedOf(shipment).booking?.state === 'COMPLETED';

/** Whether a piece is at our dock, or was and is further on its way. */
export const isAtDock = ({ state }: Pick<Shipment['pieces'][number], 'state'>): boolean =>
  state !== 'CANCELLED' && pieceStates.indexOf(state) >= pieceStates.indexOf('RECEIVED');

type Waiting = Pick<Shipment, 'howItComes' | 'pickup' | 'coming' | 'state' | 'pieces'>;

/** Whether the van still comes for it, or for the rest of what was brought to our dock in part. */
export const vanComes = ({ state, pieces, ...comes }: Waiting): boolean =>
  isFetched(comes) &&
  !isBrought(comes) &&
  state === 'BOOKED' &&
  pieces.every((piece) => piece.state === 'BOOKED' || piece.state === 'CANCELLED' || isAtDock(piece));

/** Whether we are to pick it up and have not yet: it is booked, and no piece is with us. */
export const waitsForPickup = (shipment: Waiting): boolean =>
  vanComes(shipment) && !shipment.pieces.some(isAtDock);

/** Marks news of goods that we pick up: nobody is told to bring them. */
export const pickupMark = (shipment: Pick<Shipment, 'howItComes' | 'coming'>): { readonly pickup?: true } =>
  isFetched(shipment) ? { pickup: true } : {};

/** How many shipments of somebody we pick up, where we do. */
export const pickupsOf = (
  shipments: readonly Pick<Shipment, 'howItComes' | 'coming'>[],
): { readonly pickups?: 'all' | 'some' } => {
  const fetched = shipments.filter(isFetched).length;
  if (fetched === 0) return {};
  return { pickups: fetched === shipments.length ? 'all' : 'some' };
};

/** As much of a shipment as says how it comes to our dock. */
export type HowItComes = Pick<Shipment, 'howItComes' | 'state' | 'pieces' | 'pickup' | 'coming'>;

/** A slot as it was booked: also where the settings have it no more, or at other hours. */
const bookedSlot = (
  rules: SlotRules,
  way: Slot['way'],
  { id, day, ...hours }: NonNullable<Pickup['slot']>,
): ComingSlot => {
  const [from, to] = [new Date(hours.from), new Date(hours.to)];
  return { way, day, from, to, bookBy: slotWithId(rules, id)?.bookBy ?? (way === 'PICKUP' ? from : to) };
};

/** Whether nothing of it is with us yet. */
const isOutside = ({ pieces }: Pick<Shipment, 'pieces'>): boolean =>
  pieces.every(({ state }) => state === 'DRAFT' || state === 'BOOKED' || state === 'CANCELLED');

/** How the goods of a shipment come, for the rule that says which flight they make: in the slot of their booking where they have one. */
export const comingOf = (shipment: HowItComes, rules: SlotRules): Coming => {
  const { howItComes, pickup, coming } = shipment;
  if (howItComes === 'MAILBOX' || isOnHand(shipment)) return { way: 'HERE' };
  if (!(isOutside(shipment) || vanComes(shipment)) || isBrought(shipment)) return { way: 'DROP_OFF' };
  if (coming?.slot !== undefined)
    return { way: coming.way, slot: bookedSlot(rules, coming.way, coming.slot) };
  if (howItComes !== 'PICKUP') return { way: 'DROP_OFF' };
  return pickup?.slot === undefined
    ? { way: 'PICKUP' }
    : { way: 'PICKUP', slot: bookedSlot(rules, 'PICKUP', pickup.slot) };
};

/** A pickup after its sender changed the form. Slot and booking stay: they are what the booking of the van last said. */
export const pickupAfter = (before: Shipment['pickup'], typed: Pickup): Pickup => ({
  ...typed,
  ...(before?.slot === undefined ? {} : { slot: before.slot }),
  ...(before?.booking === undefined ? {} : { booking: before.booking }),
});
