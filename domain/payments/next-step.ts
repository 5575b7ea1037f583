import { onAccountWords, type Whose } from '../billing/accounts/words.ts';
import { type Balance, leftToGive } from '../billing/balance.ts';
import { PAID_IN_FULL, waitingWords } from '../billing/entry-words.ts';
import type { Invoice } from '../billing/invoice.ts';
import { TO_PAYER } from '../billing/pay-back.ts';
import { dollars } from '../kernel/money.ts';
import { pathTo } from '../kernel/paths.ts';
import { inSteps, type NextStep } from '../next-step/next-step.ts';
import { isClosed } from '../shipments/lifecycle.ts';
import {
  accountWhen,
  invoiceWhen,
  type PaidGoods,
  payBy,
  payWhen,
  stepToPay,
} from '../shipments/next-step/pay-when.ts';

/** Everything that says what is to be done for an invoice: what is owed on it in cents and what of that waits for the bank as checks, its shipment and the flight of that. */
export interface InvoiceFacts extends Pick<Balance, 'owed' | 'waiting' | 'account'> {
  readonly invoice: Pick<Invoice, 'number'>;
  /** Absent where the invoice is a person's. */
  readonly shipment: PaidGoods['shipment'] | undefined;
  readonly flight: PaidGoods['flight'];
  /** Whose account it may be on: the reader's own unless given. */
  readonly whose?: Whose;
  readonly now: Date;
}

/** What follows once it is paid in time: what was promised for the payment. That the desk hears of it takes a moment. */
const followsPayment = ({ shipment, flight, now }: InvoiceFacts): readonly string[] => {
  if (shipment === undefined || isClosed(shipment.state)) return [];
  const others = shipment.holds.filter(({ kind }) => kind !== 'PAYMENT_DUE');
  const due = { kind: 'PAYMENT_DUE' as const, at: now.toISOString(), by: 'system' };
  const { by, lines } = payWhen({ shipment: { ...shipment, holds: [...others, due] }, flight }, now);
  return by === undefined ? [] : lines;
};

/** What is said first while a check that we have is for all that is owed, or it is on an account and not due yet. */
const NOTHING_NOW = 'Nothing to pay now.';

/** What whoever pays an invoice has to do now: pay what is left, or nothing. The sender of its shipment reads the same of it there. */
export const nextOfInvoice = (facts: InvoiceFacts): NextStep => {
  const { invoice, owed } = facts;
  const left = leftToGive(facts);
  const waits = waitingWords(facts);
  const later = onAccountWords(facts, facts.now, facts.whose);
  if (later.length > 0) return { after: [], ours: [], comes: [NOTHING_NOW, ...later, ...waits] };
  if (left > 0) {
    const path = pathTo('/dashboard/invoices/:number', { number: invoice.number });
    const when = accountWhen(facts, invoiceWhen(facts, facts.now), facts.whose);
    const step = stepToPay({ owed: left, path }, { ...when, lines: [...waits, ...when.lines] });
    return inSteps([step], { ours: [], comes: [] });
  }
  if (owed > 0) return { after: [], ours: [], comes: [NOTHING_NOW, ...waits], isOver: true };
  const paid = [PAID_IN_FULL, ...followsPayment(facts)];
  const ours = owed < 0 ? [`${dollars(-owed)} too much was paid. We will pay it back ${TO_PAYER}.`] : [];
  return { after: [], ours, comes: paid, isOver: true };
};

/** Until when something has to be paid and what follows, in sentences for somebody who may be anywhere; what follows once all is paid. */
export const untilWhen = ({ todo, comes }: NextStep): readonly string[] =>
  todo === undefined ? comes.slice(1) : payBy(todo);
