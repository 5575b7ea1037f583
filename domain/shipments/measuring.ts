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
 * in weight or in volume, no chargeable weight is, whatever else is in the shipment. The dock asks for the photo by this rule before
 * anything is sent, and the server refuses by it (`unproved`).
 */
export const needsScalePhoto = (declared: Size, found: Size): boolean =>
  pairsOf(declared, found).some(([before, now]) => needsNewConsent(before, now));

/** By how many percent a piece is over what was declared, in weight or in volume, whichever is more; 0 when it is not. */
export const percentOver = (declared: Size, found: Size): number =>
  Math.max(0, ...pairsOf(declared, found).map(([before, now]) => Math.round((now / before - 1) * 100)));

interface Found extends Size {
  readonly n: number;
  readonly photo?: string | undefined;
}

/** The measured pieces that need a photo of the scale and came without one, whether or not the sender is asked in the end. */
export const unproved = (
  pieces: readonly (Size & Pick<Piece, 'n'>)[],
  found: readonly Found[],
): readonly number[] =>
  found
    .filter(({ n, photo, ...size }) => {
      const declared = pieces.find((piece) => piece.n === n);
      return photo === undefined && declared !== undefined && needsScalePhoto(declared, size);
    })
    .map(({ n }) => n);

/**
 * Whether the sender has to agree to what was measured: all of it together is above the tolerance, and so is at least one piece by
 * itself. Without the second, thousandths that were rounded piece by piece could add up to a question that no scale shows.
 */
export const needsYes = (
  pieces: readonly Pick<Piece, 'state' | 'thousandthsLb' | 'sides' | 'measured'>[],
  { declaredLb, measuredLb }: { readonly declaredLb: number; readonly measuredLb: number },
): boolean =>
  needsNewConsent(declaredLb, measuredLb) &&
  pieces.some(
    ({ state, measured, ...declared }) =>
      state !== 'CANCELLED' && measured !== undefined && needsScalePhoto(declared, measured),
  );
