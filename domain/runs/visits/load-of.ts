import type { BookedGoods } from '../../bookings/booking.ts';
import { barrelGallons, CUBIC_INCHES_PER_GALLON } from '../../kernel/barrels.ts';
import type { Load } from '../planning/day.ts';

const CUBIC_INCHES_PER_FOOT = 1728;
/** A round barrel takes the square that it stands on: four parts of π are wall, goods and air around it. */
const SQUARE_PER_ROUND = 4 / Math.PI;
/**
 * Nobody tells us the sides of a box before it is on our scale. So we take the space in which goods weigh as much as airlines count it:
 * 166 cubic inches for each pound, at least a small moving box.
 */
const CUBIC_INCHES_PER_POUND = 166;
const SMALL_BOX_FT3 = 1.5;
/** Empty fiber or plastic barrels with their lid, in pounds. */
const EMPTY_BARREL_LB = { B30: 13, B55: 21, B77: 27 } as const;

type Barrel = keyof typeof barrelGallons;

const barrelFt3 = (barrel: Barrel): number =>
  (barrelGallons[barrel] * CUBIC_INCHES_PER_GALLON * SQUARE_PER_ROUND) / CUBIC_INCHES_PER_FOOT;

const ft3Of = ({ kind, barrel = 'B55', weightLb }: BookedGoods): number =>
  kind === 'barrel'
    ? barrelFt3(barrel)
    : Math.max(SMALL_BOX_FT3, (weightLb * CUBIC_INCHES_PER_POUND) / CUBIC_INCHES_PER_FOOT);

interface Row extends Load {
  readonly quantity: number;
}

const rounded = (amount: number, decimals: number): number => Number(amount.toFixed(decimals));

const sumOf = (rows: readonly Row[]): Load => ({
  lb: rounded(
    rows.reduce((sum, { lb, quantity }) => sum + lb * quantity, 0),
    3,
  ),
  cubicFeet: rounded(
    rows.reduce((sum, { cubicFeet, quantity }) => sum + cubicFeet * quantity, 0),
    1,
  ),
  pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** What boxes and full barrels take of a van: pounds, cubic feet, pieces. */
export const loadOfGoods = (goods: readonly BookedGoods[]): Load =>
  sumOf(goods.map((row) => ({ quantity: row.quantity, lb: row.weightLb, cubicFeet: ft3Of(row), pieces: 1 })));

/** What empty barrels take of a van: as much space as full ones. */
export const loadOfBarrels = (
  rows: readonly { readonly barrel: Barrel; readonly quantity: number }[],
): Load =>
  sumOf(
    rows.map(({ barrel, quantity }) => ({
      quantity,
      lb: EMPTY_BARREL_LB[barrel],
      cubicFeet: barrelFt3(barrel),
      pieces: 1,
    })),
  );
