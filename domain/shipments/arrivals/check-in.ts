import { afterStep, hasFlown, type TrackingCode } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';

/** What an agent says about the pieces of one shipment: which are at the counter, and which did not arrive. */
export interface Counted {
  readonly here: readonly number[];
  readonly missing: readonly number[];
}

/** The pieces, as far as their check-in needs. */
type Countable = Pick<Piece, 'n' | 'state' | 'exception'>;

/** On the aircraft or just landed: not at the counter yet. */
const isOnTheWay = ({ state }: Countable): boolean => state === 'DEPARTED' || state === 'ARRIVED';

/** Whether a piece that has flown is at the counter, or further. */
export const isAtCounter = (piece: Countable): boolean =>
  hasFlown(piece) && !isOnTheWay(piece) && piece.exception !== 'MISSING';

/** Whether a piece is still to be checked in: it has flown and is not at the counter. */
export const isToCheckIn = (piece: Countable): boolean => hasFlown(piece) && !isAtCounter(piece);

/** One step of a check-in: an event, and the pieces it happens to. */
interface CheckInStep {
  readonly code: Extract<TrackingCode, 'DIS_FDCA' | 'ARR' | 'RCF' | 'DIS_MSCA'>;
  readonly pieces: readonly number[];
}

const codes = ['DIS_FDCA', 'ARR', 'RCF'] as const;

/** The code that brings a piece nearer to the counter now; undefined when it is there. */
const nextCode = (piece: Countable): (typeof codes)[number] | undefined =>
  isAtCounter(piece) ? undefined : codes.find((code) => afterStep(piece, code) !== undefined);

/**
 * The next step of a check-in; undefined when there is none. It is worked out from how the pieces are, so the same check-in again,
 * from this device or another one, goes on where the first stopped and records nothing twice. A piece that someone has checked in is
 * not called missing by a list from before. A piece that has not left is no matter of the counter.
 */
export const nextCheckIn = (
  pieces: readonly Countable[],
  { here, missing }: Counted,
): CheckInStep | undefined => {
  const counted = pieces.filter(({ n }) => here.includes(n)).filter(hasFlown);
  for (const code of codes) {
    const ready = counted.filter((piece) => nextCode(piece) === code);
    if (ready.length > 0) return { code, pieces: ready.map(({ n }) => n) };
  }
  const absent = pieces.filter(
    (piece) =>
      missing.includes(piece.n) &&
      !here.includes(piece.n) &&
      isOnTheWay(piece) &&
      afterStep(piece, 'DIS_MSCA') !== undefined,
  );
  return absent.length > 0 ? { code: 'DIS_MSCA', pieces: absent.map(({ n }) => n) } : undefined;
};
