import { balanceOf } from '#domain/billing/balance.ts';
import { PAID_IN_FULL } from '#domain/billing/entry-words.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { TO_PAYER } from '#domain/billing/pay-back.ts';
import { dollars } from '#domain/kernel/money.ts';
import { newYorkWords } from '#domain/kernel/new-york-words.ts';
import { BY_LINK, type Checkout } from '#domain/payments/checkout.ts';
import { type InvoiceFacts, nextOfInvoice, untilWhen } from '#domain/payments/next-step.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { EventOf } from '#events/envelope.ts';
import type { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import type { InvoiceStore } from '../billing/index.ts';
import type { sendOnce } from '../notifications/index.ts';
import type { Letter } from '../runtime/letters/letter.ts';
import { writeLetter } from '../runtime/letters/write-letter.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { PaidThingDeps } from './links/read-paid-thing.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

interface Deps extends PaidThingDeps, Pick<SharedDependencies, 'clock'> {
  readonly checkouts: Pick<CheckoutStore, 'find' | 'forgetEmail'>;
  readonly invoices: Pick<InvoiceStore, 'find'>;
  /** The address of an account, where letters to its owner go; undefined for somebody without one. */
  readonly emailOf: (userId: string) => Promise<string | undefined>;
  readonly readBrand: () => Promise<Brand>;
  readonly send: ReturnType<typeof sendOnce>;
}

/** What is left of the invoice after a payment. */
const leftWords = (owed: number): string => {
  if (owed > 0) return `${dollars(owed)} of the invoice is left to pay.`;
  return owed < 0
    ? `The invoice is paid in full, and ${dollars(-owed)} too much was paid. We will pay that back ${TO_PAYER}.`
    : PAID_IN_FULL;
};

/**
 * The receipt of whoever paid, which says whose goods it is for: a payer with two has two letters. The payer may be a stranger to the
 * account, so it says no more of anybody than the page where they paid: a first name.
 */
export const receiptOf = (
  { amount, changedAt }: Checkout,
  {
    invoice,
    shipment,
    flight,
  }: {
    readonly invoice: Invoice;
    readonly shipment: Shipment | undefined;
    readonly flight: InvoiceFacts['flight'];
  },
  now: Date,
): Letter => {
  const { owed, waiting, account } = balanceOf(invoice);
  const sums = { owed: Math.max(0, owed), waiting, account };
  const next = nextOfInvoice({ invoice, ...sums, whose: 'their', shipment, flight, now });
  const what = shipment === undefined ? 'our services' : whoseGoods(shipment);
  return {
    subject: `Receipt: ${dollars(amount)} for ${what} (${invoice.number})`,
    status: owed > 0 ? { words: 'Paid in part', tone: 'news' } : { words: 'Paid in full', tone: 'done' },
    heading: 'Your receipt',
    paragraphs: [
      `Thank you. We received ${dollars(amount)} (U.S. dollars) by card for ${what}, invoice ${invoice.number}.`,
      [leftWords(owed), ...untilWhen(next)].join(' '),
    ],
    facts: [{ label: 'Paid by card', value: newYorkWords(changedAt) }],
    about: invoice.number,
  };
};

/**
 * Whether the payer is the owner, at the address of their account. What they are sent as the owner of the invoice is their receipt, and a
 * second one with the same subject would only make them look twice.
 */
const hasOwnersReceipt = async (
  { by, ownerId, payerEmail }: Checkout,
  emailOf: Deps['emailOf'],
): Promise<boolean> => {
  if (by === BY_LINK) return false;
  const email = await emailOf(ownerId);
  return email?.toLowerCase() === payerEmail?.trim().toLowerCase();
};

/**
 * Sends the receipt to the address that the payer typed at the card provider, once however often the event arrives, and forgets the
 * address, also where nothing is sent to it.
 */
export const sendReceipt =
  ({ checkouts, invoices, findShipment, findFlight, emailOf, readBrand, send, clock }: Deps) =>
  async ({ id, data }: Pick<EventOf<typeof CardPaymentTakenV1>, 'id' | 'data'>): Promise<void> => {
    const checkout = await checkouts.find(data.checkout);
    if (checkout?.payerEmail === undefined) return;
    if (await hasOwnersReceipt(checkout, emailOf)) return checkouts.forgetEmail(checkout.id);
    const [invoice, shipment, brand] = await Promise.all([
      invoices.find(data.number),
      data.shipment === undefined ? undefined : findShipment(data.shipment),
      readBrand(),
    ]);
    if (invoice === undefined) throw new Error('The invoice of a card payment was not found.');
    const now = clock();
    const booked = shipment?.departureId;
    const flight = booked === undefined ? undefined : await findFlight(booked, now);
    await send(
      id,
      'payer#email',
      checkout.payerEmail,
      writeLetter(receiptOf(checkout, { invoice, shipment, flight }, now), brand),
    );
    await checkouts.forgetEmail(checkout.id);
  };
