import type { BoxGoods, Goods } from '#domain/quotes/estimate.ts';
import type { Barrel } from '#domain/quotes/rate-card.ts';

const boxWords = ({ quantity, length, width, height, lengthUnit, weight, weightUnit }: BoxGoods): string => {
  const size = `${length} × ${width} × ${height} ${lengthUnit}`;
  const pounds = `${weight} ${weightUnit}`;
  return quantity === 1 ? `A box of ${size}, ${pounds}` : `${quantity} boxes of ${size}, ${pounds} each`;
};

/** A description of goods: `3 boxes of 18 × 18 × 18 in, 40 lb each`, `A 55-gallon barrel of 140 lb`. */
export const goodsWords = (goods: Goods, barrels: readonly Barrel[]): string => {
  if (goods.kind === 'box') return boxWords(goods);
  const name = barrels.find(({ code }) => code === goods.barrel)?.name ?? 'barrel';
  const { quantity, weight, weightUnit } = goods;
  return quantity === 1
    ? `A ${name} of ${weight} ${weightUnit}`
    : `${quantity} ${name}s, ${weight} ${weightUnit} each`;
};
