import { CM_PER_IN, poundsOf } from '../../kernel/measures.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { BarrelGoods, BoxGoods, Goods } from '../estimate.ts';
import type { EstimateRefusal } from '../no-price.ts';
import type { Barrel, RateCard } from '../rate-card.ts';

/** Measured boxes of one size: pounds to a thousandth, whole inches. */
export interface Boxes {
  readonly quantity: number;
  readonly grossLb: number;
  /** Dimensional weight of one box. */
  readonly dimensionalLb: number;
  readonly longestIn: number;
}

export interface Barrels {
  readonly quantity: number;
  readonly grossLb: number;
  readonly barrel: Barrel;
}

/** All measured pieces of a shipment. */
export interface Pieces {
  readonly boxes: readonly Boxes[];
  readonly barrels: readonly Barrels[];
}

type Measured<Value> = Result<Value, never, EstimateRefusal>;

/** A larger number is a typing error. */
const MAX = { quantity: 999, weight: 20_000, side: 2_000 };

const isMeasure = (value: number, max: number): boolean => value > 0 && value <= max;

const inPounds = ({ weight, weightUnit }: Goods): number => poundsOf(weight, weightUnit);

/** Rounds to a whole inch, half up. The quotient of two decimals may be slightly below the exact half. */
const inInches = (side: number, unit: BoxGoods['lengthUnit']): number =>
  Math.round((unit === 'cm' ? side / CM_PER_IN : side) + 1e-9);

const boxesOf = (goods: BoxGoods, card: RateCard): Measured<Boxes> => {
  const sides = [goods.length, goods.width, goods.height];
  if (!sides.every((side) => isMeasure(side, MAX.side))) {
    return refuse('INVALID_GOODS', 'Give the length, width and height of each box.');
  }
  const inches = sides.map((side) => inInches(side, goods.lengthUnit));
  return ok({
    quantity: goods.quantity,
    grossLb: inPounds(goods),
    dimensionalLb: inches.reduce((volume, side) => volume * side, 1) / card.dimDivisor,
    longestIn: Math.max(...inches),
  });
};

/** The refusal of a heavy barrel. `limit` is from the rate card, in the unit of the person. */
export const barrelTooHeavy = (limit: string): string =>
  `A barrel may weigh up to ${limit}. Split the goods over two barrels, or pack boxes.`;

const barrelsOf = (goods: BarrelGoods, card: RateCard): Measured<Barrels> => {
  const barrel = card.barrels.find(({ code }) => code === goods.barrel);
  if (barrel === undefined)
    return refuse('INVALID_GOODS', 'We do not ship barrels of this size. Choose another.');
  const grossLb = inPounds(goods);
  const { refusedAboveLb } = card.barrelLimits;
  if (grossLb > refusedAboveLb) {
    return refuse('BARREL_OVER_MAX', barrelTooHeavy(`${refusedAboveLb} lb`), { refusedAboveLb });
  }
  return ok({ quantity: goods.quantity, grossLb, barrel });
};

/** A weight that rounds to zero has no price. */
const isCountedAndWeighed = (goods: Goods): boolean =>
  Number.isInteger(goods.quantity) &&
  isMeasure(goods.quantity, MAX.quantity) &&
  isMeasure(goods.weight, MAX.weight) &&
  inPounds(goods) > 0;

/** Converts all goods to the units of the prices, or refuses the first invalid one. */
export const measure = (goods: readonly Goods[], card: RateCard): Measured<Pieces> => {
  const given = goods.filter(({ quantity }) => quantity !== 0);
  if (given.length === 0) return refuse('NOTHING_TO_SHIP', 'Add at least one box or barrel.');
  const boxes: Boxes[] = [];
  const barrels: Barrels[] = [];
  for (const one of given) {
    if (!isCountedAndWeighed(one)) {
      return refuse('INVALID_GOODS', 'Give how many there are, and the weight of each.');
    }
    const measured = one.kind === 'box' ? boxesOf(one, card) : barrelsOf(one, card);
    if (!measured.ok) return measured;
    if ('barrel' in measured.value) barrels.push(measured.value);
    else boxes.push(measured.value);
  }
  return ok({ boxes, barrels });
};

/** Actual weight of all pieces in pounds. */
export const grossLbOf = (pieces: readonly Pick<Boxes, 'quantity' | 'grossLb'>[]): number =>
  pieces.reduce((sum, { quantity, grossLb }) => sum + quantity * grossLb, 0);
