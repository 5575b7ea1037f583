import type { Cents } from '../../../kernel/money.ts';
import type { Finding, GoodsFound } from '../reading/findings.ts';

/** What one costs, or why that is not known. */
export type Valued =
  | { readonly cents: Cents; readonly from: string }
  | { readonly why: 'CURRENCY' | 'UNSURE'; readonly from: string }
  | undefined;

/** What an amount beside goods with a number of more than one stands for. */
type Meaning = 'ONE' | 'ALL' | undefined;

const isWhole = (amount: Cents, quantity: number): boolean => amount % quantity === 0;

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, each) => all + each, 0);

/** Tax and shipping are seldom more than this part of the goods. */
const MOST_ON_TOP = 0.35;

interface Sums {
  readonly subtotal?: Cents | undefined;
  readonly total?: Cents | undefined;
}

/** The sums of an order; the last one of a kind is the one that counts, and a grand total before others. */
export const sumsOf = (findings: readonly Finding[]) => {
  const sums = findings.filter((finding) => finding.is === 'SUM');
  const totals = sums.filter(({ of }) => of === 'TOTAL');
  return {
    subtotal: sums.findLast(({ of }) => of === 'SUBTOTAL'),
    total: totals.findLast(({ from }) => /grand|order/i.test(from)) ?? totals.at(-1),
    hasDiscount: sums.some(
      ({ of, from }) => of === 'OTHER' && /[-−–(] ?\$|discount|coupon|promo|sav/i.test(from),
    ),
  };
};

/**
 * Whether the amounts beside numbers are those of one or of all, told by the sums of the order: only one of the two readings adds up to
 * the subtotal, or stays a little below the total.
 */
const meaningBySums = (goods: readonly GoodsFound[], { subtotal, total }: Sums): Meaning => {
  const priced = goods.map(({ amounts, quantity = 1 }) => ({ cents: amounts[0]?.cents, quantity }));
  if (priced.some(({ cents }) => cents === undefined)) return undefined;
  const ifAll = sum(priced.map(({ cents = 0 }) => cents));
  const ifOne = sum(priced.map(({ cents = 0, quantity }) => cents * quantity));
  if (subtotal !== undefined) return subtotal === ifOne ? 'ONE' : subtotal === ifAll ? 'ALL' : undefined;
  if (total === undefined) return undefined;
  const fits = (goodsCost: Cents): boolean => goodsCost <= total && total <= goodsCost * (1 + MOST_ON_TOP);
  if (fits(ifOne) === fits(ifAll)) return undefined;
  return fits(ifOne) ? 'ONE' : 'ALL';
};

const ofAll = (cents: Cents, quantity: number, from: string): Valued =>
  isWhole(cents, quantity) ? { cents: cents / quantity, from } : { why: 'UNSURE', from };

/** Two amounts beside goods: of one and of all if they fit, else nobody knows which one was paid. */
const fromTwo = ([one, two]: readonly [Cents, Cents], quantity: number, from: string): Valued => {
  if (one === two) return quantity === 1 ? { cents: one, from } : { why: 'UNSURE', from };
  if (one * quantity === two) return { cents: one, from };
  return two * quantity === one ? { cents: two, from } : { why: 'UNSURE', from };
};

const valued = ({ amounts, quantity = 1 }: GoodsFound, meaning: Meaning): Valued => {
  const [first] = amounts;
  if (!first) return undefined;
  const from = amounts
    .map((amount) => amount.from)
    .join(' ')
    .slice(0, 200);
  const known = amounts.flatMap(({ cents }) => (cents === undefined ? [] : [cents]));
  if (known.length < amounts.length) return { why: 'CURRENCY', from };
  const ofOne = amounts.find(({ of }) => of === 'ONE');
  if (ofOne?.cents !== undefined) return { cents: ofOne.cents, from: ofOne.from };
  const [one = 0, two] = known;
  if (known.length > 2) return { why: 'UNSURE', from };
  if (two !== undefined) return fromTwo([one, two], quantity, from);
  if (quantity === 1) return { cents: one, from };
  const means = first.of === 'ALL' ? 'ALL' : meaning;
  if (means === undefined) return { why: 'UNSURE', from };
  return means === 'ONE' ? { cents: one, from } : ofAll(one, quantity, from);
};

/** Values the goods of an order. `pricesOfOne`: the store is known to give the price of one. */
export const valuesOf = (
  goods: readonly GoodsFound[],
  sums: Sums,
  pricesOfOne: boolean,
): ReadonlyMap<GoodsFound, Valued> => {
  const meaning = meaningBySums(goods, sums) ?? (pricesOfOne ? 'ONE' : undefined);
  return new Map(goods.map((each) => [each, valued(each, meaning)]));
};
