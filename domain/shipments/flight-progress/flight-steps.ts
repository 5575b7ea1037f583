import type { FlightRecord } from '../../departures/flight.ts';
import { happeningOf } from '../../departures/under-way.ts';
import { blocking } from '../holds.ts';
import { afterStep, type TrackingCode } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { stepBack } from './acts/take-back.ts';
import type { FlightFollowed } from './flight-followed.ts';

/** What happens to a piece when its flight comes to a state. */
interface FlightStep {
  readonly code: TrackingCode;
  /** Whether this has happened to everything on the flight. */
  readonly hasHappened: (flight: FlightFollowed) => boolean;
  /** When that was and who said so; when the worker comes by otherwise. */
  readonly told?: (flight: FlightFollowed) => { readonly at: string; readonly by?: string } | undefined;
  /** The pieces of a shipment that it still has to happen to, as the flight has it. */
  readonly isNext: (piece: Piece, shipment: Shipment) => boolean;
  /** What it notes about a piece whose state it leaves as it is. Without it, the lifecycle says what state follows. */
  readonly notes?: Partial<Piece>;
}

const since =
  (...states: readonly FlightRecord['recorded'][]) =>
  ({ recorded }: FlightFollowed): boolean =>
    states.includes(recorded);

/** A step after the airline has accepted the cargo. A piece that something is wrong with does not come along by itself. */
const underWay = (
  code: TrackingCode,
  state: Parameters<typeof happeningOf>[1],
  from: readonly Piece['state'][],
  isHeld: (shipment: Shipment) => boolean = () => false,
): FlightStep => ({
  code,
  hasHappened: (flight) => happeningOf(flight, state) !== undefined,
  told: (flight) => happeningOf(flight, state),
  isNext: (piece, shipment) =>
    piece.exception === undefined && from.includes(piece.state) && !isHeld(shipment),
});

/**
 * The steps that a flight takes with everything on it, in order. A piece that was left behind is ready, but its shipment is no longer
 * frozen for the flight: so it does not come on the list again by itself. What customs looks at is not released with the others, and
 * what must not be handed over is not called ready.
 */
const steps: readonly FlightStep[] = [
  {
    code: 'MAN',
    hasHappened: since('MANIFESTED', 'TENDERED', 'DEPARTED', 'ARRIVED', 'CLOSED'),
    told: ({ manifest }) => manifest && { at: manifest.at },
    isNext: ({ state, exception }, { frozen, departureId }) =>
      frozen?.flight === departureId && state === 'READY' && exception === undefined,
  },
  {
    code: 'RCS',
    hasHappened: since('TENDERED', 'DEPARTED', 'ARRIVED', 'CLOSED'),
    told: ({ tendered }) => tendered,
    isNext: ({ state, accepted }) => state === 'MANIFESTED' && accepted === undefined,
    notes: { accepted: true },
  },
  underWay('DEP', 'DEPARTED', ['MANIFESTED']),
  underWay('ARR', 'ARRIVED', ['DEPARTED']),
  underWay('RCF', 'CHECKED_IN', ['ARRIVED']),
  underWay('CRC', 'CUSTOMS', ['CHECKED_IN_DEST']),
  underWay('CCD', 'CLEARED', ['CHECKED_IN_DEST', 'CUSTOMS'], ({ holds }) =>
    holds.some(({ kind }) => kind === 'CUSTOMS_EXAM'),
  ),
  underWay('NFD', 'READY', ['CLEARED'], ({ holds }) => blocking(holds, 'handover').length > 0),
];

/** The next thing that its flight did with a shipment. */
export interface Followed {
  readonly code: TrackingCode;
  /** Numbers of the pieces that it happened to. */
  readonly numbers: readonly number[];
  /** All pieces of the shipment after it, those on other flights too. */
  readonly pieces: readonly Piece[];
  /** When it happened. */
  readonly at: string;
  /** Who said so; undefined when the flight does not say. */
  readonly by?: string;
}

const moved = (piece: Piece, { code, notes }: FlightStep, at: string): Piece => {
  if (notes) return { ...piece, ...notes, at };
  const next = afterStep(piece, code);
  if (next === undefined) return piece;
  const { exception: _before, ...kept } = piece;
  return { ...kept, ...next, at };
};

/**
 * The next step that brings a shipment to where its flight is, with the pieces as they are after it. Undefined when it is there.
 * Whoever repeats it until then brings the shipment through every state, whatever was done before and in which order it is asked. Only
 * pieces that fly with this flight come along. `now` is when it happened where the flight does not say. What was held until an instant
 * comes along after that, whenever the others did.
 */
export const nextStep = (
  shipment: Shipment,
  flight: FlightFollowed,
  now: string,
  heldUntil = '',
): Followed | undefined => {
  const part = partOn(shipment, flight.id);
  for (const step of steps) {
    if (!step.hasHappened(flight)) continue;
    const told = step.told?.(flight);
    const happened = told?.at ?? now;
    const at = happened < heldUntil ? heldUntil : happened;
    const pieces = shipment.pieces.map((piece) =>
      part.pieces.includes(piece) && step.isNext(piece, part) ? moved(piece, step, at) : piece,
    );
    const numbers = pieces.filter((piece, place) => piece !== shipment.pieces[place]).map(({ n }) => n);
    if (numbers.length > 0)
      return { code: step.code, numbers, pieces, at, ...(told?.by === undefined ? {} : { by: told.by }) };
  }
  return undefined;
};

/** Whether a shipment is still to come to where its flight is: a step is left, or one back, or it is held as it was for the closing. */
export const isBehind = (shipment: Shipment, flight: FlightFollowed, at: string): boolean =>
  stepBack(shipment, flight) !== undefined ||
  nextStep(shipment, flight, at) !== undefined ||
  (flight.recorded !== 'SCHEDULED' && shipment.frozen?.flight === flight.id);
