import { listed } from '../../kernel/listed.ts';
import type { Piece } from '../pieces.ts';

/** Runs of numbers that follow each other: 1, 2, 3 and 5 are `1 to 3` and `5`. */
const runsOf = (numbers: readonly number[]): readonly string[] => {
  const runs: { first: number; last: number }[] = [];
  for (const n of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.last === n - 1) run.last = n;
    else runs.push({ first: n, last: n });
  }
  return runs.flatMap(({ first, last }) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first} to ${last}`];
  });
};

/** `Piece 4`, `Pieces 1 to 3 and 5`. */
export const piecesTitle = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Piece' : 'Pieces'} ${listed(runsOf(numbers))}`;

const counted = (count: number, one: string, many: string): readonly string[] => {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? one : many}`];
};

/** `1 barrel, 2 boxes`. */
export const kindsWords = (pieces: readonly Pick<Piece, 'kind'>[]): string => {
  const barrels = pieces.filter(({ kind }) => kind === 'BARREL').length;
  return [...counted(barrels, 'barrel', 'barrels'), ...counted(pieces.length - barrels, 'box', 'boxes')].join(
    ', ',
  );
};
