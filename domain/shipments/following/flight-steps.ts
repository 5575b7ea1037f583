import type { FlightRecord } from '../../departures/flight.ts';
import { afterStep, type TrackingCode } from '../lifecycle.ts';
import { flightOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

type Recorded = FlightRecord['recorded'];

/** What happens to a piece when its flight comes to a state. */
interface FlightStep {
  readonly code: TrackingCode;
  /** The states of a flight in which this has happened to everything on it. */
  readonly since: readonly Recorded[];
  /** The pieces of a shipment that it still has to happen to. */
  readonly isNext: (piece: Piece, isFrozen: boolean) => boolean;
  /** What it notes about a piece whose state it leaves as it is. Without it, the lifecycle says what state follows. */
  readonly notes?: Partial<Piece>;
}

/**
 * The steps that a flight takes with everything on it, in order. A piece that was left behind is ready, but its shipment is no longer
 * frozen for the flight: so it does not come on the list again by itself.
 */
const steps: readonly FlightStep[] = [
  {
    code: 'MAN',
    since: ['MANIFESTED', 'TENDERED', 'DEPARTED', 'ARRIVED', 'CLOSED'],
    isNext: ({ state }, isFrozen) => isFrozen && state === 'READY',
  },
  {
    code: 'RCS',
    since: ['TENDERED', 'DEPARTED', 'ARRIVED', 'CLOSED'],
    isNext: ({ state, accepted }) => state === 'MANIFESTED' && accepted === undefined,
    notes: { accepted: true },
  },
];

/** The next thing that its flight did with a shipment. */
export interface Followed {
  readonly code: TrackingCode;
  /** Numbers of the pieces that it happened to. */
  readonly numbers: readonly number[];
  readonly pieces: readonly Piece[];
}

const moved = (piece: Piece, { code, notes }: FlightStep, at: string): Piece => {
  if (notes) return { ...piece, ...notes, at };
  const next = afterStep(piece, code);
  if (next === undefined) return piece;
  const { exception: _before, ...kept } = piece;
  return { ...kept, ...next, at };
};

/**
 * The next step that brings the pieces of a shipment that fly with a flight to where it is, with all pieces as they are after it at an
 * instant. Undefined when they are there. Whoever repeats it until then brings the shipment through every state, whatever was done before and in which order it is asked.
 */
export const nextStep = (
  shipment: Shipment,
  { id, recorded }: Pick<FlightRecord, 'id' | 'recorded'>,
  at: string,
): Followed | undefined => {
  const isFrozen = shipment.frozen?.flight === id;
  for (const step of steps) {
    if (!step.since.includes(recorded)) continue;
    const pieces = shipment.pieces.map((piece) =>
      flightOf(shipment, piece) === id && step.isNext(piece, isFrozen) ? moved(piece, step, at) : piece,
    );
    const numbers = pieces.filter((piece, place) => piece !== shipment.pieces[place]).map(({ n }) => n);
    if (numbers.length > 0) return { code: step.code, numbers, pieces };
  }
  return undefined;
};

/** Whether a shipment is still to come to where its flight is: a step is left, or it is held as it was for the closing. */
export const isBehind = (
  shipment: Shipment,
  flight: Pick<FlightRecord, 'id' | 'recorded'>,
  at: string,
): boolean =>
  nextStep(shipment, flight, at) !== undefined ||
  (flight.recorded !== 'SCHEDULED' && shipment.frozen?.flight === flight.id);
