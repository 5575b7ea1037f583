import type { Piece } from '../../pieces.ts';
import { wordsOfException } from '../../state-words.ts';
import { piecesTitle } from '../../tracking/piece-titles.ts';

/** What went wrong with pieces and is not over, a sentence for each kind of it: `Piece 3: It was left behind when the plane was loaded.` */
export const troubleWords = (pieces: readonly Piece[]): readonly string[] => {
  const odd = pieces.flatMap(({ n, exception }) => (exception === undefined ? [] : [{ n, exception }]));
  return [...Map.groupBy(odd, ({ exception }) => exception)].map(
    ([exception, some]) => `${piecesTitle(some.map(({ n }) => n))}: ${wordsOfException[exception].told}`,
  );
};
