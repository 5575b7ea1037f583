import { bookingStates, keepsPlace } from '../../bookings/lifecycle.ts';
import { isClosed, type PieceState, pieceStates } from '../lifecycle.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import { hasLeft } from '../next-step/has-left.ts';
import { payStep } from '../next-step/sender-steps.ts';
import { bookedOf } from '../pickup.ts';
import type { Shipment } from '../shipment.ts';

/**
 * What a sender is told of their shipment, the weightiest first: a letter about several of them is named after the first. What is only of
 * interest along the way (picked up, screened, landed, released by customs) is in the account alone.
 */
export const whats = [
  'CANCELLED',
  'DELIVERED',
  'READY',
  'OUT',
  'CORRECTED',
  'TROUBLE',
  'CHANGED',
  'BOOKED',
  'PICKUP',
  'UNPAID',
  'HELD',
  'FLIGHT',
  'LEFT',
  'OFFERED',
  'NOT_BOOKED',
  'CODE_LOCKED',
  'RECEIVED',
  'SETTLED',
] as const;
export type What = (typeof whats)[number];

export const isWhat = (text: string): text is What => (whats as readonly string[]).includes(text);

/** What a tracking event tells once the whole shipment has come to a state; undefined for a step that is in the account alone. */
export const whatOfState: Partial<Readonly<Record<PieceState, What>>> = {
  RECEIVED: 'RECEIVED',
  DEPARTED: 'LEFT',
  READY_FOR_COLLECTION: 'READY',
  OUT_FOR_DELIVERY: 'OUT',
  DELIVERED: 'DELIVERED',
};

/** Whether a state has come as far as a step, and is not canceled. */
export const isPast = (state: PieceState, step: PieceState): boolean =>
  pieceStates.indexOf(state) >= pieceStates.indexOf(step) && state !== 'CANCELLED';

/**
 * Whether the letter about a shipment says when its goods are fetched or brought: it is booked, and its booking still takes place. The booking
 * has a letter of its own where this one does not say it.
 */
export const saysHowItComes = (shipment: Shipment): boolean => {
  const { booking } = bookedOf(shipment);
  return (
    shipment.state === 'BOOKED' && bookingStates.some((one) => one === booking?.state && keepsPlace(one))
  );
};

/** Whether it is still so when the letter is sent: what was taken back or is over is not told. */
const holdsStill: Readonly<Record<What, (facts: ShipmentFacts) => boolean>> = {
  CANCELLED: ({ shipment: { state } }) => state === 'CANCELLED',
  DELIVERED: ({ shipment: { state } }) => state === 'DELIVERED',
  // What is brought to the door is not collected: that it is out comes next.
  READY: ({ shipment: { pieces, door } }) =>
    pieces.some(({ state }) => state === 'READY_FOR_COLLECTION') && door === undefined,
  OUT: ({ shipment: { state } }) => state === 'OUT_FOR_DELIVERY',
  CORRECTED: ({ shipment: { state } }) => !isClosed(state),
  CHANGED: ({ shipment: { state } }) => !isClosed(state),
  // What the receiver pays at the counter is nothing for the sender.
  HELD: ({ shipment: { holds, chargesTerm } }) =>
    holds.some(({ kind }) => kind !== 'PAYMENT_DUE' || chargesTerm === 'PREPAID'),
  // It was paid meanwhile, or a check for it waits: nobody is reminded of what they have done.
  UNPAID: (facts) => payStep(facts) !== undefined,
  FLIGHT: ({ shipment }) => !hasLeft(shipment) && !isClosed(shipment.state),
  TROUBLE: ({ shipment: { state } }) => !isClosed(state),
  // What is ready or out for delivery has left long ago: that is told by itself.
  LEFT: ({ shipment: { state } }) => isPast(state, 'DEPARTED') && !isPast(state, 'READY_FOR_COLLECTION'),
  OFFERED: ({ shipment: { waits }, now }) => (waits?.offeredUntil ?? '') > now.toISOString(),
  NOT_BOOKED: ({ shipment: { state, waits } }) => state === 'DRAFT' && waits === undefined,
  CODE_LOCKED: ({ shipment: { state } }) => !isClosed(state),
  // That we have it is news until it has left.
  RECEIVED: ({ shipment }) => isPast(shipment.state, 'RECEIVED') && !hasLeft(shipment),
  PICKUP: ({ shipment }) => saysHowItComes(shipment),
  BOOKED: ({ shipment }) => shipment.state !== 'DRAFT' && !hasLeft(shipment) && !isClosed(shipment.state),
  SETTLED: ({ shipment: { state } }) => !isClosed(state),
};

/** What of it is still so, the weightiest first, each once. */
export const stillSo = (happened: readonly What[], facts: ShipmentFacts): readonly What[] =>
  whats.filter((what) => happened.includes(what) && holdsStill[what](facts));
