import * as z from 'zod/mini';
import type { Taking } from '../takings.ts';
import { localCurrencies } from './local-money.ts';

/** What was taken in one currency, less what was voided. */
export const TakenIn = z.object({
  currency: z.enum(['USD', ...localCurrencies]),
  /** Hundredths of that currency. */
  amount: z.int(),
  /** What it settled, in U.S. cents at the rates that it was taken at. */
  cents: z.int(),
  /** How many payments and voids. */
  count: z.int(),
});
export type TakenIn = z.infer<typeof TakenIn>;

/** The sums of money at a counter, a row for each currency: U.S. dollars first. */
export const takenIn = (takings: readonly Pick<Taking, 'amount' | 'local'>[]): readonly TakenIn[] => {
  const sums = new Map<TakenIn['currency'], TakenIn>();
  for (const { amount, local } of takings) {
    const currency = local?.currency ?? 'USD';
    const sum = sums.get(currency) ?? { currency, amount: 0, cents: 0, count: 0 };
    // A payment lowers what is owed, so that its amount is below nothing; a void raises it again.
    const taken = local === undefined ? -amount : Math.sign(-amount) * local.amount;
    sums.set(currency, {
      currency,
      amount: sum.amount + taken,
      cents: sum.cents - amount,
      count: sum.count + 1,
    });
  }
  return (['USD', ...localCurrencies] as const).flatMap((currency) => sums.get(currency) ?? []);
};

/** All of it in U.S. cents. */
export const centsTaken = (taken: readonly Pick<TakenIn, 'cents'>[]): number =>
  taken.reduce((sum, { cents }) => sum + cents, 0);
