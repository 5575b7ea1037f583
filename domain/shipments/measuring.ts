import { CM_PER_IN, poundsOf } from '../kernel/measures.ts';
import { needsNewConsent } from '../quotes/reweigh.ts';
import type { GoodsRow } from './form/goods.ts';
import type { Piece } from './pieces.ts';
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

/** A barrel has a flat price whatever its size. */
const NO_SIZE = { length: 0, width: 0, height: 0, lengthUnit: 'in' } as const;

const cubicInches = ({ length, width, height, unit }: NonNullable<Piece['sides']>): number =>
  (length * width * height) / (unit === 'cm' ? CM_PER_IN ** 3 : 1);

type Goods = Pick<Shipment, 'goods' | 'pieces'>;
const notCanceled = ({ pieces }: Goods) => pieces.filter(({ state }) => state !== 'CANCELLED');

/** The goods of a shipment piece by piece, as they were declared. */
export const declaredGoods = (shipment: Goods): readonly GoodsRow[] =>
  notCanceled(shipment).map((piece) => rowOf(shipment, piece));

/** The same as measured, and as declared where nothing was measured. */
export const measuredGoods = (shipment: Goods): readonly GoodsRow[] =>
  notCanceled(shipment).map((piece) => asMeasured(rowOf(shipment, piece), piece));

/**
 * The chargeable pounds of goods before anything is rounded up: what the scale shows or what the size counts, whichever is more, and
 * for barrels what they weigh. Ten percent over is ten percent of these, so that a started pound alone asks nobody.
 */
export const unroundedLbOf = (goods: readonly GoodsRow[], dimDivisor: number): number =>
  goods.reduce((sum, row) => {
    const pounds = poundsOf(row.weight, row.weightUnit);
    const { length, width, height, lengthUnit: unit } = row.kind === 'box' ? row : NO_SIZE;
    return sum + row.quantity * Math.max(pounds, cubicInches({ length, width, height, unit }) / dimDivisor);
  }, 0);

/** The photos of the scale, newest measures last, each once. */
export const scalePhotos = (pieces: readonly Pick<Piece, 'measured'>[]): readonly string[] => [
  ...new Set(pieces.map(({ measured }) => measured?.photo).filter((photo) => photo !== undefined)),
];

type Size = Pick<Piece, 'thousandthsLb' | 'sides'>;

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
