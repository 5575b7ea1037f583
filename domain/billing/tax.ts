import * as z from 'zod/mini';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { type Cents, percentOf } from '../kernel/money.ts';
import { type ChargeCode, chargeOfLine } from './charges/table.ts';

/** Percent with three decimals: New Jersey's rate was 6.625 in 2026. */
const Percent = boundedNumber(0, 20);

/** The sales tax of New Jersey on each charge that may have one: a setting. */
export const TaxRates = z.strictObject({ EMPTY_BARREL: Percent, STORAGE_DOCK: Percent });
export type TaxRates = z.infer<typeof TaxRates>;

/** No tax is added until an admin sets a rate: whether we have to, the owner's accountant says. */
export const defaultTaxRates: TaxRates = { EMPTY_BARREL: 0, STORAGE_DOCK: 0 };

/** The sales tax on a charge, in cents, half a cent up; nothing on what has no rate. */
export const taxOn = (code: ChargeCode | undefined, net: Cents, rates: TaxRates): Cents =>
  code !== undefined && Object.hasOwn(rates, code) ? percentOf(net, rates[code as keyof TaxRates]) : 0;

/** Lines of a price with the sales tax of each that has any. */
export const withTax = <Line extends { readonly code: string; readonly amount: Cents }>(
  lines: readonly Line[],
  rates: TaxRates,
): (Line & { tax?: Cents })[] =>
  lines.map((line) => {
    const tax = taxOn(chargeOfLine(line.code), line.amount, rates);
    return tax === 0 ? { ...line } : { ...line, tax };
  });

/** The sum of the sales tax of lines, in cents. */
export const taxOf = (lines: readonly { readonly tax?: Cents | undefined }[]): Cents =>
  lines.reduce((sum, { tax = 0 }) => sum + tax, 0);
