import type { Goods } from '#domain/quotes/estimate.ts';
import type { Draft, GoodsDraft } from '#web/price-form/draft/draft.ts';

const rowOf = (row: Goods, index: number): GoodsDraft => {
  const id = index + 1;
  const quantity = String(row.quantity);
  const weight = String(row.weight);
  return row.kind === 'barrel'
    ? { kind: 'barrel', id, barrel: row.barrel, quantity, weight, emptyNeeded: row.emptyNeeded ?? false }
    : {
        kind: 'box',
        id,
        quantity,
        length: String(row.length),
        width: String(row.width),
        height: String(row.height),
        weight,
      };
};

/** Boxes and barrels as they are typed. All rows of a form have the same units, for they came from one. */
export const typedGoods = (goods: readonly Goods[]): Pick<Draft, 'goods' | 'lengthUnit' | 'weightUnit'> => ({
  goods: goods.map(rowOf),
  lengthUnit: goods.find((row) => row.kind === 'box')?.lengthUnit ?? 'in',
  weightUnit: goods[0]?.weightUnit ?? 'lb',
});
