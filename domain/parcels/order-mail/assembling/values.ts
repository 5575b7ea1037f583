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

type Sum = Extract<Finding, { is: 'SUM' }>;

const sumsIn = (findings: readonly Finding[]): readonly Sum[] =>
  findings.filter((finding) => finding.is === 'SUM');

/** The total of an order: the last one, and a grand total before others. */
export const totalOf = (findings: readonly Finding[]): Sum | undefined => {
  const totals = sumsIn(findings).filter(({ of }) => of === 'TOTAL');
  return totals.findLast(({ from }) => /grand|order/i.test(from)) ?? totals.at(-1);
};

/** What the goods cost if the total, what is charged beside them and the discounts are right. */
const goodsBelow = (total: Cents, sums: readonly Sum[]): Cents => {
  const others = sums.filter(({ of }) => of === 'OTHER');
  const all = (shape: RegExp): Cents =>
    sum(others.filter(({ from }) => shape.test(from)).map(({ cents = 0 }) => cents));
  return total - all(/shipping|delivery|tax|handling|\bfees?\b/i) + all(/discount|promo|coupon/i);
};

/**
 * Whether the amounts beside numbers are those of one or of all, told by the sums of the order: only one of the two readings adds up to
 * one of them, or stays a little below the total.
 */
const meaningBySums = (goods: readonly GoodsFound[], findings: readonly Finding[]): Meaning => {
  const priced = goods.map(({ amounts, quantity = 1 }) => ({ cents: amounts[0]?.cents, quantity }));
  if (priced.some(({ cents }) => cents === undefined)) return undefined;
  const ifAll = sum(priced.map(({ cents = 0 }) => cents));
  const ifOne = sum(priced.map(({ cents = 0, quantity }) => cents * quantity));
  const decided = (fits: (goodsCost: Cents) => boolean): Meaning => {
    if (fits(ifOne) === fits(ifAll)) return undefined;
    return fits(ifOne) ? 'ONE' : 'ALL';
  };
  const sums = sumsIn(findings);
  const total = totalOf(findings)?.cents;
  return (
    decided((goodsCost) => sums.some(({ of, cents }) => of === 'SUBTOTAL' && cents === goodsCost)) ??
    decided((goodsCost) => sums.some(({ cents }) => cents === goodsCost)) ??
    (total === undefined
      ? undefined
      : (decided((goodsCost) => goodsCost === goodsBelow(total, sums)) ??
        decided((goodsCost) => goodsCost <= total && total <= goodsCost * (1 + MOST_ON_TOP))))
  );
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
  findings: readonly Finding[],
  pricesOfOne: boolean,
): ReadonlyMap<GoodsFound, Valued> => {
  const meaning = meaningBySums(goods, findings) ?? (pricesOfOne ? 'ONE' : undefined);
  return new Map(goods.map((each) => [each, valued(each, meaning)]));
};
