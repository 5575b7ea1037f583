import type { FlightStage } from '#domain/shipments/flight-stages.ts';
import { type PieceState, progressOf } from '#domain/shipments/lifecycle.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The states of a piece as the desk reads them. */
export const stateNames: Readonly<Record<PieceState, string>> = {
  DRAFT: 'Not booked',
  BOOKED: 'Booked',
  PICKED_UP: 'Picked up',
  RECEIVED: 'At the dock',
  READY: 'Screened',
  MANIFESTED: 'On the flight',
  DEPARTED: 'Left',
  ARRIVED: 'Landed',
  CHECKED_IN_DEST: 'Checked in there',
  CUSTOMS: 'With customs',
  CLEARED: 'Released',
  READY_FOR_COLLECTION: 'Ready to collect',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  CANCELLED: 'Canceled',
};

/** The stages of a flight's pieces as the desk reads them. */
export const stageNames: Readonly<Record<FlightStage, string>> = {
  EXPECTED: 'not at the dock yet',
  TO_SCREEN: 'to screen',
  TO_LOAD: 'screened, to load',
  ON_LIST: 'on the list',
  HELD: 'on hold',
};

export const exceptionNames = {
  SHORT_SHIPPED: 'Left behind',
  OFFLOADED: 'Taken off',
  MISSING: 'Missing',
  OVER_CARRIED: 'Flew past',
} as const;

const toneOf = (state: PieceState): BadgeTone => {
  if (state === 'DELIVERED') return 'done';
  if (state === 'DRAFT' || state === 'CANCELLED') return 'plain';
  return state === 'BOOKED' || state === 'PICKED_UP' ? 'time' : 'note';
};

/** The state of a piece as a badge. */
export const StateBadge = ({ state }: { readonly state: PieceState }) => (
  <Badge tone={toneOf(state)}>{stateNames[state]}</Badge>
);

/** How far the pieces of a shipment are: `Left`, or `2 of 3 Left`. */
export const progressWords = (pieces: ShipmentSummary['pieces']): string => {
  const { state, reached, of } = progressOf(pieces);
  return reached === of ? stateNames[state] : `${reached} of ${of}: ${stateNames[state]}`;
};
