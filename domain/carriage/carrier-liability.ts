import { type Cents, roundCents } from '../kernel/money.ts';

/** What an air carrier owes at most for cargo it loses or damages, unless it was insured (domain notes §2). */
export const carrierLiability = {
  /** Special Drawing Rights, the unit of the Montreal Convention. */
  sdrPerKg: 26,
  since: '2024-12-28',
  /** What that was in dollars when the notes were written: an estimate, for the rate moves daily. */
  estimatePerKg: 3400 as Cents,
  source: 'Montreal Convention, limits revised on 28 December 2024 (forwarderlaw.com, 1 November 2024)',
} as const;

const KG_PER_LB = 0.45359237;

/** About what a carrier would owe for so many pounds. */
export const liabilityFor = (lb: number): Cents => roundCents(lb * KG_PER_LB * carrierLiability.estimatePerKg);
