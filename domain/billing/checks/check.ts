import type { RefusalsOf } from '../../kernel/endpoint.ts';
import type { Cents } from '../../kernel/money.ts';
import { refuse } from '../../kernel/result.ts';
import { clearedBy, isEnded, waitingChecks } from '../balance.ts';
import { type ChargeCause, charge } from '../charges/charge.ts';
import type { Check, CheckBack } from '../entries.ts';
import type { Invoice } from '../invoice.ts';
import type { moreThanOwed } from '../sums-refused.ts';
import {
  type Asked,
  type Draft,
  type EnteredResult,
  entered,
  isOwnSlip,
  known,
  moreThanIsLeft,
} from '../take-payment.ts';
import type { TaxRates } from '../tax.ts';

/** A check that somebody gives us: what it is for in cents, its number, and the bank on which it is drawn. */
export interface AskedCheck extends Asked {
  readonly amount: Cents;
  readonly reference: string;
  readonly bank?: string | undefined;
}

/**
 * The invoice after a check was taken, for no more than is left to pay. What it is for is owed until the bank has paid it, so that a
 * hold for what is owed stays.
 */
export const receiveCheck = (
  invoice: Invoice,
  { amount: sum, reference, bank, ...asked }: AskedCheck,
): EnteredResult<never, RefusalsOf<typeof moreThanOwed>> => {
  const of = bank === undefined ? {} : { bank };
  const draft: Draft<Check> = { kind: 'CHECK', ...asked, amount: 0, sum, reference, ...of };
  return known(invoice, draft) ?? moreThanIsLeft(invoice, sum) ?? entered(invoice, draft);
};

interface OfCheck extends Asked {
  /** The place of the check on the invoice. */
  readonly of: number;
}

const checkAt = ({ entries }: Invoice, n: number): Check | undefined =>
  entries.find((entry): entry is Check => entry.kind === 'CHECK' && entry.n === n);

const noSuchCheck = () => refuse('CHECK_NOT_FOUND', 'There is no such check on this invoice.');
const notWaiting = () =>
  refuse(
    'CHECK_NOT_WAITING',
    'This check does not wait for the bank any more. Please open the invoice again.',
  );

/** The invoice after the bank has paid a check: the money is here, whatever is owed by now. */
export const clearCheck = (
  invoice: Invoice,
  { of, ...asked }: OfCheck,
): EnteredResult<'CHECK_NOT_FOUND' | 'CHECK_NOT_WAITING'> => {
  const check = checkAt(invoice, of);
  if (check === undefined) return noSuchCheck();
  const { sum, reference } = check;
  const draft: Draft = { kind: 'PAYMENT', ...asked, amount: -sum, method: 'CHECK', reference, check: of };
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  return waitingChecks(invoice).includes(check) ? entered(invoice, draft) : notWaiting();
};

interface Ended extends OfCheck {
  readonly reason: string;
}

const backOf = (
  invoice: Invoice,
  { of, reason, ...asked }: Ended,
  { sum }: Check,
  why: CheckBack['why'],
): Draft<CheckBack> => ({
  kind: 'CHECK_BACK',
  ...asked,
  method: 'CHECK',
  why,
  sum,
  amount: clearedBy(invoice, { n: of }) === undefined ? 0 : sum,
  reason,
  of,
});

/**
 * The invoice after a check was given back, or had been entered by mistake: by who entered it within ten minutes, afterwards by
 * somebody who manages invoices. One that the bank has paid is refunded instead.
 */
export const withdrawCheck = (
  invoice: Invoice,
  { isManager, ...ended }: Ended & { readonly isManager: boolean },
): EnteredResult<'CHECK_NOT_FOUND' | 'CHECK_NOT_WAITING' | 'VOID_NEEDS_ADMIN'> => {
  const check = checkAt(invoice, ended.of);
  if (check === undefined) return noSuchCheck();
  const draft = backOf(invoice, ended, check, 'WITHDRAWN');
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (!isManager && !isOwnSlip(check, ended.by, new Date(ended.at)))
    return refuse(
      'VOID_NEEDS_ADMIN',
      'You can take back a check that you took in the last ten minutes. Please ask billing or an admin.',
    );
  return waitingChecks(invoice).includes(check) ? entered(invoice, draft) : notWaiting();
};

/** A check that the bank returned. */
export interface ReturnedCheck extends Ended {
  /** What our bank took for it, in cents, which the customer is charged. */
  readonly fee?: Cents | undefined;
  readonly rates: TaxRates;
}

/** What our bank took is charged by the return of the check, once. */
const feeCause = ({ id, by, at, fee = 0 }: ReturnedCheck): ChargeCause => ({
  cause: `returned-check:${id}`,
  code: 'RETURNED_CHECK',
  amount: fee,
  by,
  at,
});

/**
 * The invoice after the bank returned a check, also one that it had paid before: all of it is owed again, with what the bank took for
 * it in the same version. What was refunded of it meanwhile is then owed as well.
 */
export const returnCheck = (
  invoice: Invoice,
  returned: ReturnedCheck,
): EnteredResult<'CHECK_NOT_FOUND' | 'CHECK_NOT_WAITING'> => {
  const { fee: _fee, rates, ...ended } = returned;
  const check = checkAt(invoice, ended.of);
  if (check === undefined) return noSuchCheck();
  const draft = backOf(invoice, ended, check, 'RETURNED');
  const repeated = known(invoice, draft);
  if (repeated) return repeated;
  if (isEnded(invoice, check)) return notWaiting();
  const back = entered(invoice, draft);
  if (!back.ok || !returned.fee) return back;
  const charged = charge(back.value.invoice, feeCause(returned), rates);
  if (!charged.ok) return charged;
  // One version has both.
  const { version } = back.value.invoice;
  return {
    ok: true,
    value: { ...back.value, invoice: { ...charged.value.invoice, version }, also: [charged.value.entry] },
  };
};
