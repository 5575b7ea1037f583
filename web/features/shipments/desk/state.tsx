import type { FlightStage } from '#domain/shipments/flight-stages.ts';
import { type PieceState, progressOf, type TrackingCode } from '#domain/shipments/lifecycle.ts';
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

/** What happened to a piece, as the desk records it. */
export const codeNames: Readonly<Record<TrackingCode, string>> = {
  BKD: 'Booked',
  DPU: 'Picked up from the sender',
  FOH: 'Received at the dock',
  RCS: 'Screened, ready to fly',
  MAN: 'On the list of the flight',
  DEP: 'Left with the flight',
  ARR: 'Landed',
  RCF: 'Checked in at the destination',
  CRC: 'With customs',
  CCD: 'Released by customs',
  NFD: 'Ready to be collected',
  OFD: 'Out for delivery',
  DLV: 'Handed over at the counter',
  DDL: 'Delivered to the door',
  CAN: 'Canceled',
  DIS_SSPD: 'Left behind when the plane was loaded',
  DIS_OFLD: 'Taken off the flight',
  DIS_MSCA: 'Missing',
  DIS_FDCA: 'Found again',
  DIS_OVCD: 'Flew past its stop',
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
