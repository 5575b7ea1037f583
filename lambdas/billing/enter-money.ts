import type { MoneyEntry, PaymentMethod } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { type Entered, makeRefund, paymentExists, takePayment } from '#domain/billing/take-payment.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { Pause } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { moneyEvents } from './events.ts';
import type { InvoiceStore } from './invoice-store.ts';

export interface MoneyDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly invoices: Pick<InvoiceStore, 'find' | 'writeMoney'>;
  readonly pause: Pause;
}

export const noSuchInvoice = () => refuse('INVOICE_NOT_FOUND', 'There is no invoice with this number here.');

interface Asked<R extends AnyRefusal> {
  readonly number: string;
  readonly correlationId: string;
  /** Decides about the invoice as it is at an instant, ISO 8601. Called again when others changed it in between. */
  readonly decide: (before: Invoice, at: string) => Result<Entered, never, R>;
}

/** The invoice with the entry that was asked for. */
export interface Money {
  readonly invoice: Invoice;
  readonly entry: MoneyEntry;
}

interface MoneyChange extends Money {
  readonly before: Invoice;
  /** Every entry that is new. */
  readonly entries: readonly MoneyEntry[];
}

type Refusals<R extends AnyRefusal> = R | Refusal<'INVOICE_NOT_FOUND' | 'PAYMENT_EXISTS'>;

/**
 * Enters money on an invoice, once for each id: a repetition has the first answer. Throws when the outcome is unknown; it is then
 * safe to try again with the same id.
 */
export const enterMoney = <R extends AnyRefusal>(
  { invoices, clock, newId, pause }: MoneyDeps,
  { number, correlationId, decide }: Asked<R>,
): Promise<Result<Money, never, Refusals<R>>> =>
  changing<Invoice | undefined, MoneyChange, Money, Refusals<R>>(
    `Invoice ${number}`,
    {
      read: () => invoices.find(number),
      write: async ({ before, invoice, entries }) => {
        const events = moneyEvents(before, invoice, entries, { newId, correlationId });
        const outcome = await invoices.writeMoney(invoice, entries, events);
        // The version of this invoice is the one that was read, so that the id is one of another invoice.
        if (outcome === 'known') return paymentExists();
        return outcome === undefined;
      },
    },
    (before) => {
      if (before === undefined) return noSuchInvoice();
      const decided = decide(before, clock().toISOString());
      if (!decided.ok) return decided;
      const { invoice, entry, also = [], isNew } = decided.value;
      const answer: Money = { invoice, entry };
      return isNew ? { change: { before, ...answer, entries: [entry, ...also] }, answer } : { done: answer };
    },
    { pause },
  );

/** A payment for an invoice. */
export interface PaymentAsked {
  /** The number of the invoice. */
  readonly number: string;
  /** Cents, above nothing. */
  readonly amount: number;
  readonly method: PaymentMethod;
  /** Made by whoever asks, before they ask: a form's key, or the provider's id of the payment. The same id is one payment. */
  readonly id: string;
  /** Number of the slip, the transfer or the provider's payment, for people. */
  readonly reference?: string | undefined;
  /** Why it comes, if not because somebody paid. */
  readonly reason?: string | undefined;
  /** The destination at whose counter it is taken. */
  readonly place?: Taking['place'];
  /** User id, or `system`. */
  readonly by: string;
  readonly correlationId: string;
}

/**
 * Takes a payment for an invoice: the entry, the balance, `payment-received` and, when nothing is owed any more, `invoice-paid` are
 * written together. The desk and what follows the card provider both come here. What is taken at the desk is refused as
 * `MORE_THAN_OWED` when it is; method `CARD` is entered in any case. The same id again answers with the first entry, and is refused
 * as `PAYMENT_EXISTS` when it says something else.
 */
export const recordPayment =
  (deps: MoneyDeps) =>
  ({ number, correlationId, ...asked }: PaymentAsked) =>
    enterMoney(deps, {
      number,
      correlationId,
      decide: (before, at) => takePayment(before, { ...asked, at }),
    });

/** A part of a payment that was given back, or all of it. */
export interface RefundAsked extends PaymentAsked {
  /** The place of the payment on its invoice. */
  readonly of: number;
  readonly reason: string;
}

/**
 * Notes that money of a payment went back, as `recordPayment` takes it: the entry, the balance and `refund-made` are written together,
 * once for each id. More than is left of the payment is refused as `MORE_THAN_PAID`.
 */
export const recordRefund =
  (deps: MoneyDeps) =>
  ({ number, correlationId, amount, method, id, reference, by, of, reason }: RefundAsked) =>
    enterMoney(deps, {
      number,
      correlationId,
      decide: (before, at) => makeRefund(before, { id, by, at, amount, method, reference, of, reason }),
    });
