import type { Cents } from '../../kernel/money.ts';
import { standingCharge, standingFees } from '../balance.ts';
import type { Entry, Fee } from '../entries.ts';
import { taxOf } from '../tax.ts';
import { type Account, type ChargeCode, chargeOfLine, charges } from './table.ts';
import { withoutVisit } from './things.ts';

/** What an invoice charges for one thing, in cents. The sales tax comes on top of the amount. */
export interface ChargedLine {
  readonly code: string;
  readonly text: string;
  readonly amount: Cents;
  readonly tax: Cents;
  /** The charge of the table that it is; undefined for freight and what belongs to it. */
  readonly charge: ChargeCode | undefined;
}

/** What a charge by a cause is for, as people read it. */
export const feeWords = ({ code, reason }: Pick<Fee, 'code' | 'reason'>): string =>
  reason === undefined ? charges[code].name : `${charges[code].name}: ${reason}`;

/** The same where it is said already which visit it was: `Pickup, up to 17.5 miles`, `Missed pickup: Nobody was there`. */
export const feeWordsBeside = ({ code, reason = '' }: Pick<Fee, 'code' | 'reason'>): string => {
  const { name } = charges[code];
  const rest = withoutVisit(reason);
  return rest.startsWith(name) ? rest : feeWords({ code, ...(rest === '' ? {} : { reason: rest }) });
};

/** Everything that an invoice charges now: the lines of the price, then what was added by a cause. */
export const linesOf = (
  invoice: { readonly entries: readonly Entry[] },
  wordsOf: typeof feeWords = feeWords,
): readonly ChargedLine[] => [
  ...(standingCharge(invoice)?.lines ?? []).map(({ tax = 0, ...line }) => ({
    ...line,
    tax,
    charge: chargeOfLine(line.code),
  })),
  ...standingFees(invoice).map((fee) => {
    const { code, amount, tax = 0 } = fee;
    return { code, text: wordsOf(fee), amount: amount - tax, tax, charge: code };
  }),
];

/** A sum in cents, as bookkeepers split it: net + tax = gross. */
export interface TaxedSum {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

/** What of a sum is sales tax. */
export const taxedSum = (lines: readonly ChargedLine[]): TaxedSum => {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxOf(lines);
  return { net, tax, gross: net + tax };
};

/** What of the charges, without tax, bookkeepers book where; accounts without anything are left out. */
export const byAccount = (lines: readonly ChargedLine[]): Partial<Record<Account, Cents>> => {
  const sums: Partial<Record<Account, Cents>> = {};
  for (const { charge, amount } of lines) {
    const account = charge === undefined ? 'FREIGHT' : charges[charge].account;
    sums[account] = (sums[account] ?? 0) + amount;
  }
  return sums;
};

/** What a line is, with its sales tax where it has one. */
export const lineWords = ({ text, tax }: ChargedLine, dollars: (cents: Cents) => string): string =>
  tax === 0 ? text : `${text} (plus ${dollars(tax)} sales tax)`;

/** In one sentence, what sales tax an invoice has, or why it has none. */
export const taxWords = (lines: readonly ChargedLine[]): string => {
  // Without a line, or with one that is freight, it is about a shipment.
  const isOfFreight = lines.length === 0 || lines.some(({ charge }) => charge === undefined);
  if (taxOf(lines) > 0)
    return isOfFreight
      ? 'The tax is the state’s sales tax. The freight leaves the country and is not taxed.'
      : 'The tax is the state’s sales tax.';
  const isTaxable = lines.some(({ charge }) => charge !== undefined && charges[charge].tax === 'NEW_JERSEY');
  if (!isOfFreight) return isTaxable ? 'No tax is added: no sales tax is set.' : 'No tax is added.';
  return isTaxable
    ? 'No tax is added: the freight leaves the country, and no sales tax is set for the other lines.'
    : 'No tax is added, because the freight leaves the country.';
};

/** Whether an invoice charges another price for its shipment, without tax, than was promised for what was declared. */
export const otherPriceThan = (promised: Cents, invoice: { readonly entries: readonly Entry[] }): boolean => {
  const standing = standingCharge(invoice);
  return standing !== undefined && standing.amount - taxOf(standing.lines) !== promised;
};
