import type { Cents } from '../kernel/money.ts';

/** A sum in cents, as bookkeepers split it: net + tax = gross. */
export interface TaxedSum {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/**
 * What of a sum is tax. Everything that we charge is for freight out of the country, with what belongs to it: there is none on it,
 * neither ours nor that of a destination, whose customs asks the receiver for its own.
 */
export const taxedSum = (gross: Cents): TaxedSum => ({ net: gross, tax: 0, gross });

/** Why an invoice has no tax, in one sentence. */
export const noTaxWords = 'No tax is added, because the freight leaves the country.';
