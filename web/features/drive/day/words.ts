import { barrelGallons } from '#domain/kernel/barrels.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import type { StopState } from '#domain/runs/lifecycle.ts';

type Barrels = readonly { readonly barrel: keyof typeof barrelGallons; readonly quantity: number }[];

/** `1 stop`, `3 stops`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A size of barrels: `of 55 gallons`. */
export const sizeWords = (barrel: keyof typeof barrelGallons): string =>
  `of ${barrelGallons[barrel]} gallons`;

const goodsWords = ({ kind, barrel, quantity, weightLb }: OwnStop['goods'][number]): string => {
  const things = kind === 'box' ? counted(quantity, 'box', 'boxes') : counted(quantity, 'barrel');
  const size = barrel === undefined ? '' : ` ${sizeWords(barrel)}`;
  return `${things}${size}, ${Math.ceil(weightLb)} lb${quantity === 1 ? '' : ' each'}`;
};

/** What is fetched, one line for each kind: `2 barrels of 55 gallons, 140 lb each` is read aloud as it is written. */
export const fetchLines = ({ goods }: Pick<OwnStop, 'goods'>): readonly string[] => goods.map(goodsWords);

/** Empty barrels by size: `2 empty barrels of 55 gallons`. */
export const emptyLines = (rows: Barrels): readonly string[] =>
  rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ barrel, quantity }) => `${counted(quantity, 'empty barrel')} ${sizeWords(barrel)}`);

/** Barrels of several stops, by size. */
export const sumOf = (rows: Barrels): Barrels => {
  const sizes = [...new Set(rows.map(({ barrel }) => barrel))].toSorted();
  return sizes.map((barrel) => ({
    barrel,
    quantity: rows.reduce((sum, row) => sum + (row.barrel === barrel ? row.quantity : 0), 0),
  }));
};

/** Pieces that are fetched. */
export const piecesOf = ({ goods }: Pick<OwnStop, 'goods'>): number =>
  goods.reduce((sum, { quantity }) => sum + quantity, 0);

/** The state of a stop as its driver reads it. */
export const stopWords: Readonly<Record<StopState, string>> = {
  PLANNED: 'To do',
  NEXT: 'On the way',
  ARRIVED: 'You are here',
  DONE: 'Done',
  FAILED: 'Could not be done',
  TAKEN_OFF: 'Taken off',
};
