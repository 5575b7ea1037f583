import { CM_PER_IN } from '../kernel/measures.ts';
import { needsNewConsent } from '../quotes/reweigh.ts';
import type { GoodsRow } from './form/goods.ts';
import { type Piece, weightOf } from './pieces.ts';
import type { Shipment } from './shipment.ts';

const THOUSANDTHS = 1000;

/** Pieces stand on the scale from when they are checked in until they are on the list of their flight. */
export const mayMeasure = ({ state, exception }: Pick<Piece, 'state' | 'exception'>): boolean =>
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

type Size = Pick<Piece, 'thousandthsLb' | 'sides'>;

const cubicInches = ({ length, width, height, unit }: NonNullable<Piece['sides']>): number =>
  (length * width * height) / (unit === 'cm' ? CM_PER_IN ** 3 : 1);

/** Weight and volume of a piece, declared beside found. What was not taken is as declared. */
const pairsOf = (declared: Size, found: Size): readonly (readonly [number, number])[] => [
  [declared.thousandthsLb / THOUSANDTHS, found.thousandthsLb / THOUSANDTHS],
  ...(declared.sides && found.sides
    ? [[cubicInches(declared.sides), cubicInches(found.sides)] as const]
    : []),
];

/**
 * Whether a measure of one piece can make the sender be asked, so that a photo of the scale goes with it. As long as no piece is over
 * in weight or in volume, no chargeable weight is, whatever else is in the shipment.
 */
export const needsScalePhoto = (declared: Size, found: Size): boolean =>
  pairsOf(declared, found).some(([before, now]) => needsNewConsent(before, now));

/** By how many percent a piece is over what was declared, in weight or in volume, whichever is more; 0 when it is not. */
export const percentOver = (declared: Size, found: Size): number =>
  Math.max(0, ...pairsOf(declared, found).map(([before, now]) => Math.round((now / before - 1) * 100)));
