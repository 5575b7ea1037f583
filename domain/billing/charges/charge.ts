import type { Cents } from '../../kernel/money.ts';
import type { Entry, Fee } from '../entries.ts';
import type { Invoice } from '../invoice.ts';
import { type EnteredResult, entered, paymentExists } from '../take-payment.ts';
import { type TaxRates, taxOn } from '../tax.ts';
import type { ChargeCode } from './table.ts';

/** What causes a charge. */
export interface ChargeCause {
  /** What happened, and to what: `storage:<id of the handover>`. The same cause is one charge, however often it is told. */
  readonly cause: string;
  readonly code: ChargeCode;
  /** Cents without tax, above nothing. */
  readonly amount: Cents;
  /** User id of who added it or whose act caused it, or `system`. */
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Why somebody added it. */
  readonly reason?: string | undefined;
}

/** The entry of a charge without its place, with the sales tax that its code has now. */
export const feeOf = (
  { cause: id, code, amount: net, by, at, reason }: ChargeCause,
  rates: TaxRates,
): Omit<Fee, 'n'> => {
  const tax = taxOn(code, net, rates);
  return {
    kind: 'FEE',
    id,
    by,
    at,
    code,
    amount: net + tax,
    ...(tax === 0 ? {} : { tax }),
    ...(reason === undefined ? {} : { reason }),
  };
};

const netOf = ({ amount, tax = 0 }: Fee): Cents => amount - tax;

/**
 * The invoice with a charge by its cause. The same cause again answers with the first entry, at the tax of then, and is refused as
 * `PAYMENT_EXISTS` when it says something else. A later price of the shipment leaves the charge as it is.
 */
export const charge = (invoice: Invoice, cause: ChargeCause, rates: TaxRates): EnteredResult<never> => {
  const known = invoice.entries.find((entry: Entry) => 'id' in entry && entry.id === cause.cause);
  if (known === undefined) return entered(invoice, feeOf(cause, rates));
  const isSame =
    known.kind === 'FEE' &&
    known.code === cause.code &&
    netOf(known) === cause.amount &&
    known.reason === cause.reason;
  return isSame ? { ok: true, value: { invoice, entry: known, isNew: false } } : paymentExists();
};
