import { type Cents, dollars } from '../../../kernel/money.ts';
import type { Goods } from '../../../quotes/estimate.ts';

const goodsOf = (goods: readonly Pick<Goods, 'kind' | 'quantity'>[], pieces: number): string => {
  const kinds = new Set(goods.map(({ kind }) => kind));
  if (kinds.size > 1) return 'pieces';
  const isBarrel = kinds.has('barrel');
  if (pieces === 1) return isBarrel ? 'barrel' : 'box';
  return isBarrel ? 'barrels' : 'boxes';
};

/** What a guest is about to book, to be said to them: `your $385.00 barrel`, `your 3 boxes for $612.00`. `where` comes after the goods: ` to Guyana`. */
export const guestDraftWords = (
  goods: readonly Pick<Goods, 'kind' | 'quantity'>[],
  total: Cents,
  where = '',
): string => {
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const what = `${goodsOf(goods, pieces)}${where}`;
  return pieces === 1 ? `your ${dollars(total)} ${what}` : `your ${pieces} ${what} for ${dollars(total)}`;
};
