import { type Blocker, blockersOf, type GateFacts } from '../gate.ts';
import { hasFlown } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import type { Shipment } from '../shipment.ts';

const count = (pieces: readonly number[], one: string, more: string): string =>
  pieces.length === 1 ? `1 piece ${one}` : `${pieces.length} pieces ${more}`;

type Piece = Shipment['pieces'][number];

/** The pieces of which something is true, as a blocker; none when it is true of no piece. */
const about = (
  { pieces }: Shipment,
  is: (piece: Piece) => boolean,
  blocker: (numbers: readonly number[]) => Pick<Blocker, 'code' | 'text' | 'remedy'>,
): readonly Blocker[] => {
  const numbers = pieces.filter(is).map(({ n }) => n);
  return numbers.length === 0 ? [] : [{ ...blocker(numbers), pieces: numbers }];
};

const notThere = (shipment: Shipment): readonly Blocker[] => [
  ...about(
    shipment,
    ({ state }) => state === 'DRAFT' || state === 'BOOKED' || state === 'PICKED_UP',
    (pieces) => ({
      code: 'NOT_AT_DOCK',
      text: count(pieces, 'is not at the dock', 'are not at the dock'),
      remedy:
        'Check the pieces in when they come, move the shipment to another flight, or let what is here fly and send these later.',
    }),
  ),
  ...about(
    shipment,
    ({ state, security }) => state === 'RECEIVED' && security !== 'NSC',
    (pieces) => ({
      code: 'NOT_READY',
      text: count(pieces, 'is not ready to fly', 'are not ready to fly'),
      remedy: 'Record at the dock that the pieces are screened and ready to fly.',
    }),
  ),
  ...about(
    shipment,
    (piece) => piece.exception === 'MISSING' && piece.state !== 'CANCELLED' && !hasFlown(piece),
    (pieces) => ({
      code: 'PIECE_MISSING',
      text: count(pieces, 'is missing', 'are missing'),
      remedy: 'Find the pieces and record it, or move the shipment to another flight.',
    }),
  ),
];

/**
 * What keeps the pieces of a shipment that fly with a flight off its manifest: the blockers of the gate, and pieces that are not there
 * to be loaded.
 */
export const closingBlockers = (shipment: Shipment, flight: string, facts: GateFacts): readonly Blocker[] => {
  const part = partOn(shipment, flight);
  return [...notThere(part), ...blockersOf(part, facts)];
};

/** One closing of one flight. */
interface OneClosing {
  readonly flight: string;
  readonly number: number;
}

/** Whether a shipment is frozen for a closing. One that is frozen for another counts as one that was not looked at. */
export const isFrozenFor = ({ frozen }: Pick<Shipment, 'frozen'>, { flight, number }: OneClosing): boolean =>
  frozen?.flight === flight && frozen.closing === number;

/** How a closing ends: with a manifest; with blockers; because the flight was canceled; or because not all its shipments were found. */
export const closingOutcomes = ['MANIFESTED', 'BLOCKED', 'CANCELLED', 'INCOMPLETE'] as const;
export type ClosingOutcome = (typeof closingOutcomes)[number];

/** What is known at the end of one look at everybody on a flight. */
interface Looked {
  /** Places that the flight counts. */
  readonly places: number;
  /** Shipments that were found on it. */
  readonly found: number;
  /** Shipments among them that are frozen for this closing. */
  readonly frozen: number;
  /** Shipments that have a blocker. */
  readonly blocked: number;
  /** Whether it has taken longer than the list of a flight ever lags. */
  readonly isOld: boolean;
}

/**
 * What follows from one look at everybody. One blocker is enough to stop. A manifest needs every place that the flight counts to be a
 * shipment that was found and is frozen; until then it is looked at again.
 */
export const verdictOf = ({
  places,
  found,
  frozen,
  blocked,
  isOld,
}: Looked): 'MANIFESTED' | 'BLOCKED' | 'INCOMPLETE' | 'LOOK_AGAIN' => {
  if (blocked > 0) return 'BLOCKED';
  if (found === places && frozen === places) return 'MANIFESTED';
  return isOld ? 'INCOMPLETE' : 'LOOK_AGAIN';
};
