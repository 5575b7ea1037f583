import type { GoodsRow } from './form/goods.ts';
import { type Piece, weightOf } from './pieces.ts';
import type { Shipment } from './shipment.ts';

const THOUSANDTHS = 1000;

/** Pieces stand on the scale from when they are checked in until they are on the list of their flight. */
export const mayMeasure = ({ state, exception }: Piece): boolean =>
  (state === 'RECEIVED' || state === 'READY') && exception !== 'MISSING';

/** The row of the form that a piece was declared in, for this piece alone. */
const rowOf = ({ goods }: Pick<Shipment, 'goods'>, { n }: Piece): GoodsRow => {
  const row = goods.flatMap((one) => Array.from({ length: one.quantity }, () => one))[n - 1];
  if (row === undefined) throw new Error('A piece of a shipment was not declared.');
  return { ...row, quantity: 1 };
};

const asMeasured = (row: GoodsRow, { measured }: Piece): GoodsRow => {
  if (measured === undefined) return row;
  const weighed = { ...row, weight: measured.thousandthsLb / THOUSANDTHS, weightUnit: 'lb' as const };
  if (weighed.kind === 'barrel' || measured.sides === undefined) return weighed;
  const { length, width, height, unit } = measured.sides;
  return { ...weighed, length, width, height, lengthUnit: unit };
};

/** The goods of a shipment piece by piece, as measured, and as declared where nothing was measured. */
export const measuredGoods = (shipment: Pick<Shipment, 'goods' | 'pieces'>): readonly GoodsRow[] =>
  shipment.pieces
    .filter(({ state }) => state !== 'CANCELLED')
    .map((piece) => asMeasured(rowOf(shipment, piece), piece));

/** Pounds of the barrels, which have no chargeable weight other than their own. */
export const barrelLbOf = (
  pieces: readonly Pick<Piece, 'kind' | 'state' | 'measured' | 'thousandthsLb'>[],
  how: 'declared' | 'measured',
): number =>
  pieces
    .filter(({ kind, state }) => kind === 'BARREL' && state !== 'CANCELLED')
    .reduce((sum, piece) => sum + (how === 'measured' ? weightOf(piece) : piece.thousandthsLb), 0) /
  THOUSANDTHS;

/** The photos of the scale, newest measures last, each once. */
export const scalePhotos = (pieces: readonly Pick<Piece, 'measured'>[]): readonly string[] => [
  ...new Set(pieces.map(({ measured }) => measured?.photo).filter((photo) => photo !== undefined)),
];
