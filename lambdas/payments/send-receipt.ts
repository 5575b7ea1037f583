import { balanceOf } from '#domain/billing/balance.ts';
import { type Invoice, subjectOf } from '#domain/billing/invoice.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import type { Checkout } from '#domain/payments/checkout.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import type { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import type { InvoiceStore } from '../billing/index.ts';
import type { sendOnce } from '../notifications/index.ts';
import type { Letter } from '../runtime/letters/letter.ts';
import { writeLetter } from '../runtime/letters/write-letter.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

interface Deps {
  readonly checkouts: Pick<CheckoutStore, 'find' | 'forgetEmail'>;
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly readBrand: () => Promise<Brand>;
  readonly send: ReturnType<typeof sendOnce>;
}

/** What is left of the invoice after a payment. */
const leftWords = (owed: number): string => {
  if (owed > 0) return `${dollars(owed)} of the invoice is still to be paid.`;
  return owed < 0
    ? `The invoice is paid in full, and ${dollars(-owed)} too much was paid. We pay that back.`
    : 'The invoice is paid in full.';
};

const forWords = (invoice: Invoice): string => {
  const subject = subjectOf(invoice);
  return subject.kind === 'SHIPMENT'
    ? `the air freight to ${destinations[subject.to].country}`
    : 'our services';
};

/** The receipt of whoever paid. It names nobody, for the payer may be a stranger to the account. */
export const receiptOf = (
  { amount, changedAt, payment }: Checkout,
  invoice: Invoice,
  { phone, email }: Brand,
): Letter => {
  const { owed } = balanceOf(invoice);
  return {
    subject: `Receipt: ${dollars(amount)} for invoice ${invoice.number}`,
    heading: `You paid ${dollars(amount)}`,
    paragraphs: [`Thank you. We received your card payment for ${forWords(invoice)}.`, leftWords(owed)],
    block: [
      `Amount: ${dollars(amount)} (U.S. dollars)`,
      `Invoice: ${invoice.number}`,
      `Paid by card: ${newYorkWords(changedAt)}`,
      `Payment: ${payment ?? ''}`,
    ],
    note: `Questions? Reply to this e-mail or call ${phone.display} and give the number of the invoice.`,
    replyTo: email,
  };
};

/**
 * Sends the receipt to the address that the payer typed at the card provider, once however often the event arrives, and forgets the
 * address.
 */
export const sendReceipt =
  ({ checkouts, invoices, readBrand, send }: Deps) =>
  async ({ id, data }: Pick<EventOf<typeof CardPaymentTakenV1>, 'id' | 'data'>): Promise<void> => {
    const checkout = await checkouts.find(data.checkout);
    if (checkout?.payerEmail === undefined) return;
    const [invoice, brand] = await Promise.all([invoices.find(data.number), readBrand()]);
    if (invoice === undefined) throw new Error('The invoice of a card payment was not found.');
    await send(
      id,
      'payer#email',
      checkout.payerEmail,
      writeLetter(receiptOf(checkout, invoice, brand), brand),
    );
    await checkouts.forgetEmail(checkout.id);
  };
