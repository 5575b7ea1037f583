import { type Cents, roundCents } from '../kernel/money.ts';

/** The most that an air carrier owes for cargo that it loses or damages, unless the cargo is insured (trade.md, Liability and claims). */
export const carrierLiability = {
  /** Special Drawing Rights, the unit of the Montreal Convention. */
  sdrPerKg: 26,
  since: '2024-12-28',
  /** The same in dollars, about. An estimate, because the exchange rate changes daily. */
  estimatePerKg: 3400 as Cents,
  source: 'Montreal Convention, limits revised on December 28, 2024 (forwarderlaw.com, November 1, 2024)',
} as const;

const KG_PER_LB = 0.45359237;

/** An estimate of what a carrier owes at most for this many pounds. */
export const liabilityFor = (lb: number): Cents =>
  roundCents(lb * KG_PER_LB * carrierLiability.estimatePerKg);
