import { type FlightTakenBack, happeningOf, type ReversibleState } from '../../../departures/under-way.ts';
import { type PieceState, pieceStates, type TrackingCode } from '../../lifecycle.ts';
import { partOn } from '../../piece-flights.ts';
import type { Piece } from '../../pieces.ts';
import type { Shipment } from '../../shipment.ts';
import type { FlightFollowed } from '../flight-followed.ts';

const rank = (state: PieceState): number => pieceStates.indexOf(state);

/** What each state did to the pieces of a flight, and where they were before. */
const steps: Readonly<
  Record<ReversibleState, { readonly code: 'DEP' | 'ARR'; readonly before: PieceState }>
> = {
  DEPARTED: { code: 'DEP', before: 'MANIFESTED' },
  ARRIVED: { code: 'ARR', before: 'DEPARTED' },
};
/** The last first: what has landed and has not left goes back by both. */
const lastFirst = ['ARRIVED', 'DEPARTED'] as const satisfies readonly ReversibleState[];

/** What a flight did not do, as it was taken back last; undefined when it is true again, or never was taken back. */
const wrongly = (flight: FlightFollowed, state: ReversibleState): FlightTakenBack | undefined =>
  happeningOf(flight, state) === undefined
    ? flight.takenBack?.findLast((one) => one.state === state)
    : undefined;

/** Clocks of people may be a little ahead, so a false time may be after that of its taking back. */
const isOf = (piece: Piece, wrong: FlightTakenBack): boolean =>
  piece.state === wrong.state &&
  piece.exception !== 'OVER_CARRIED' &&
  (piece.at === undefined || piece.at === wrong.at || piece.at <= wrong.takenBackAt);

/** When the pieces of a flight came to the state before. */
const cameThere = (flight: FlightFollowed, state: ReversibleState): string | undefined =>
  state === 'ARRIVED' ? happeningOf(flight, 'DEPARTED')?.at : (flight.tendered?.at ?? flight.manifest?.at);

/**
 * Whether the sender was told that the shipment came to a state: all its pieces did. One that was left behind afterward had come there
 * as well.
 */
const wasTold = ({ pieces }: Shipment, { state, at }: FlightTakenBack): boolean =>
  pieces
    .filter((piece) => piece.state !== 'CANCELLED')
    .every(
      (piece) =>
        rank(piece.state) >= rank(state) ||
        ((piece.exception === 'SHORT_SHIPPED' || piece.exception === 'OFFLOADED') && (piece.at ?? '') > at),
    );

/** A step back that a flight takes with a shipment. */
export interface SteppedBack {
  /** The code that did not happen. */
  readonly wrong: 'DEP' | 'ARR';
  /** Whether the sender was told of it, and hears now that it was wrong. */
  readonly told: boolean;
  readonly numbers: readonly number[];
  /** All pieces of the shipment after it, those on other flights too. */
  readonly pieces: readonly Piece[];
  /** What was taken back, with who did it and why. */
  readonly by: FlightTakenBack;
}

/**
 * The next step that takes back from a shipment what its flight did not do: its pieces return to the state before. Undefined when nothing
 * is left. `only` names the pieces of one event; all that are concerned unless given. What somebody recorded abroad in the meantime
 * stays: they have the piece before them.
 */
export const stepBack = (
  shipment: Shipment,
  flight: FlightFollowed,
  only?: readonly number[],
): SteppedBack | undefined => {
  const part = partOn(shipment, flight.id);
  for (const state of lastFirst) {
    const by = wrongly(flight, state);
    if (by === undefined) continue;
    const numbers = part.pieces
      .filter((piece) => isOf(piece, by) && (only === undefined || only.includes(piece.n)))
      .map(({ n }) => n);
    if (numbers.length === 0) continue;
    const { code, before } = steps[state];
    const at = cameThere(flight, state);
    const pieces = shipment.pieces.map((piece): Piece => {
      if (!numbers.includes(piece.n)) return piece;
      const { at: _wrong, ...kept } = piece;
      return { ...kept, state: before, ...(at === undefined ? {} : { at }) };
    });
    return { wrong: code, told: wasTold(shipment, by), numbers, pieces, by };
  }
  return undefined;
};

/** Happened to pieces, as much of it as finding what is taken back needs. */
interface Recorded {
  readonly id: string;
  readonly code: TrackingCode;
  readonly pieces: readonly number[];
  readonly recordedAt: string;
  readonly undoes?: string | undefined;
}

/** The event that a step back takes back: the latest of its code that is not taken back yet. Undefined when there is none. */
export const eventTakenBack = <Event extends Recorded>(
  events: readonly Event[],
  { wrong, numbers }: Pick<SteppedBack, 'wrong' | 'numbers'>,
): Event | undefined => {
  const gone = new Set(events.map(({ undoes }) => undoes));
  return events
    .filter(
      ({ id, code, pieces }) => code === wrong && !gone.has(id) && pieces.some((n) => numbers.includes(n)),
    )
    .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
    .at(-1);
};

/**
 * The shipments of a flight of which something is recorded abroad that a false state cannot explain: pieces that are further than the
 * state or came there alone, and customs entries. While there is one, the state stays.
 */
export const recordedAbroad = (
  shipments: readonly Shipment[],
  flight: FlightFollowed,
  state: ReversibleState,
): readonly string[] => {
  const said = happeningOf(flight, state);
  const alone = (piece: Piece): boolean =>
    state === 'ARRIVED' && piece.state === state && said !== undefined && piece.at !== said.at;
  return shipments
    .filter(
      (shipment) =>
        shipment.customs !== undefined ||
        partOn(shipment, flight.id).pieces.some(
          (piece) =>
            piece.state !== 'CANCELLED' &&
            (rank(piece.state) > rank(state) || piece.exception === 'OVER_CARRIED' || alone(piece)),
        ),
    )
    .map(({ number }) => number);
};
