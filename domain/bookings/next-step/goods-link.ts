import type { BookedGoods, Booking } from '../booking.ts';

/** A row as links of the calculator have it. What a box measures is not asked for its pickup, and stays to be typed. */
const rowOf = ({ kind, barrel = 'B55', quantity, weightLb }: BookedGoods): string => {
  const weight = Number(weightLb.toFixed(3));
  return kind === 'barrel' ? `${quantity}${barrel}x${weight}` : `${quantity}bxxx${weight}`;
};

/** What is fetched or brought, as a link of the calculator, so that nobody types it twice: `to=GY&g=1B55x140`. */
export const goodsLink = ({ to, goods }: Pick<Booking, 'to' | 'goods'>): string =>
  goods.length === 0 ? `to=${to}` : `to=${to}&g=${goods.map(rowOf).join('_')}`;
