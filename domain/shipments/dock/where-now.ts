import type { Piece } from '../pieces.ts';
import { wordsOfState } from '../state-words.ts';

/** Where pieces are now, for somebody who tried something that cannot happen to them: `Piece 3 is on the list of its flight.` */
export const whereNow = (pieces: readonly Pick<Piece, 'n' | 'state' | 'exception'>[]): string =>
  pieces
    .map(
      ({ n, state, exception }) =>
        `Piece ${n} ${exception === 'MISSING' ? 'is missing' : wordsOfState[state].now}.`,
    )
    .join(' ');
