import type { Checkout } from './checkout.ts';

/** Money that went back to the card: a refund, or what its bank took back in a dispute. Each id is one. */
export interface MoneyBack {
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  readonly why: 'REFUND' | 'DISPUTE';
}

/** What a bank took back and gave us again, for the dispute was decided for us. */
export interface MoneyAgain {
  readonly id: string;
  readonly amount: number;
}

/** A visit to the card provider's page, as the provider knows it now. */
export interface SeenSession {
  readonly id: string;
  readonly state: 'OPEN' | 'PAID' | 'ENDED';
  /** The provider's id of the payment, and what was paid, in cents. */
  readonly payment?: { readonly id: string; readonly amount: number };
  readonly payerEmail?: string;
  /** The provider's id of the last try that failed. */
  readonly failedTry?: string;
  readonly back: readonly MoneyBack[];
  readonly again: readonly MoneyAgain[];
}

/**
 * The checkout after a look at its session; the same one when there is nothing to write. What is paid stays paid, whatever an older
 * answer of the provider says.
 */
export const afterLook = (checkout: Checkout, seen: SeenSession, at: string): Checkout => {
  if (checkout.state === 'PAID') return checkout;
  const failed = seen.failedTry !== undefined && seen.failedTry !== checkout.failedTry;
  if (seen.state === checkout.state && !failed) return checkout;
  return {
    ...checkout,
    version: checkout.version + 1,
    state: seen.state,
    changedAt: at,
    session: seen.id,
    ...(seen.payment === undefined ? {} : { payment: seen.payment.id }),
    ...(seen.state === 'PAID' && seen.payerEmail !== undefined ? { payerEmail: seen.payerEmail } : {}),
    ...(seen.failedTry === undefined ? {} : { failedTry: seen.failedTry }),
  };
};
