import { isAstray, progressOf } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import { type Journey, stateWords, wordsOfAstray } from '../state-words.ts';

/** As much of a piece as its status needs. */
type Placed = Pick<Piece, 'state' | 'exception'>;

/** The status of a piece in words for customers. What is astray is not where it was last. */
export const pieceStatus = (piece: Placed, journey: Journey): string =>
  isAstray(piece) ? wordsOfAstray[piece.exception].status : stateWords(piece.state, journey);

/**
 * The status of the whole: `Left Newark`, or `3 of 4 pieces: Left Newark` when not all are that far. A piece that is astray has reached
 * nothing; where all of them are, that is the status.
 */
export const wholeStatus = (pieces: readonly Placed[], journey: Journey): string => {
  const counted = pieces.filter(({ state }) => state !== 'CANCELLED');
  const [first] = counted;
  if (first !== undefined && counted.every(isAstray)) return pieceStatus(first, journey);
  const { state, reached } = progressOf(counted.filter((piece) => !isAstray(piece)));
  const words = stateWords(state, journey);
  return reached === counted.length ? words : `${reached} of ${counted.length} pieces: ${words}`;
};
