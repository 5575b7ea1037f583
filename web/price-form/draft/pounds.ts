import { poundsOf } from '#domain/kernel/measures.ts';
import type { Goods } from '#domain/quotes/estimate.ts';

/** The pounds of all goods together, rounded up: what has to fit in a van. */
export const poundsOfGoods = (goods: readonly Goods[]): number =>
  Math.ceil(
    goods.reduce((sum, { quantity, weight, weightUnit }) => sum + quantity * poundsOf(weight, weightUnit), 0),
  );
