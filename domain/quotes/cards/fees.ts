import type { EstimateLine, EstimateRequest } from '../estimate.ts';
import { type Fee, feeTable, type PriceFields } from './fee-table.ts';
import type { PriceGroup } from './price-table.ts';
import type { RateCardFields } from './rate-card-fields.ts';

type AnyFee = Fee<PriceGroup, PriceFields>;

/** Every fee with its numbers in a card. Each takes those of its own field, but the compiler cannot follow that through a key. */
const feesOf = (card: RateCardFields) =>
  Object.entries(feeTable).map(([name, row]) => ({
    fee: row as unknown as AnyFee,
    numbers: card[name as keyof typeof feeTable] as never,
  }));

/** The lines of the fees that are asked for, beside the freight. */
export const feeLines = (
  card: RateCardFields,
  asked: EstimateRequest,
  billedLb: number,
): readonly EstimateLine[] =>
  feesOf(card).flatMap(
    ({ fee: { line }, numbers }) =>
      (typeof line === 'function' && line(numbers, { ...asked, billedLb })) || [],
  );

/** The public list of some groups of fees. `delivery` says where we deliver to the door. */
export const shownPrices = (card: RateCardFields, groups: readonly PriceGroup[], delivery: string) =>
  groups.flatMap((group) =>
    feesOf(card)
      .filter(({ fee: { group: at, unlisted = false } }) => at === group && !unlisted)
      .map(({ fee: { name, price, note }, numbers }) => {
        const say = (words: AnyFee['name']) =>
          typeof words === 'function' ? words(numbers, delivery) : words;
        return { name: say(name), price: say(price), note: note && say(note) };
      }),
  );
