import { methodWords } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { type AnnouncementPart, announce } from '../runtime/announcement.ts';

interface Told {
  readonly number: string;
  readonly ownerId: string;
  readonly title: string;
  readonly subject: string;
  /** What happened, in a sentence. */
  readonly what: string;
  /** Cents that are still to be paid. */
  readonly owed: number;
}

const leftToPay = (owed: number): string =>
  owed > 0 ? `Still to be paid: ${dollars(owed)}.` : 'Nothing is left to pay.';

/** The owner of an invoice hears what happened to its money, in the account and by mail. */
const toOwner = (
  { number, ownerId, title, subject, what, owed }: Told,
  { email, phone }: Pick<Brand, 'email' | 'phone'>,
): AnnouncementPart => {
  const path = pathTo('/dashboard/invoices/:number', { number });
  return {
    lines: [{ audience: feedOf(ownerId), title, body: `${what} ${leftToPay(owed)}`, link: path }],
    letters: [
      {
        recipient: 'customer',
        to: { userId: ownerId },
        subject,
        heading: title,
        paragraphs: [what, leftToPay(owed)],
        action: { label: 'Open the invoice', path },
        note: `Questions? Reply to this e-mail or call ${phone.display}.`,
        replyTo: email,
      },
    ],
  };
};

/** What the owner of an invoice is told of money that people at a counter took, and of all money that went back. */
export const billingAnnouncements = [
  announce(PaymentReceivedV1, ({ data: { number, ownerId, amount, method, balance } }, brand) => {
    // A card payment has a receipt of its own, which its payer gets too.
    if (method === 'CARD') return [];
    const sum = dollars(amount);
    const what = `We have received ${sum} (U.S. dollars) ${methodWords[method]} for invoice ${number}.`;
    const title = `Paid: ${sum} for ${number}`;
    const subject = `Receipt: ${sum} for invoice ${number}`;
    return [toOwner({ number, ownerId, title, subject, what, owed: balance.after.owed }, brand)];
  }),
  announce(RefundMadeV1, ({ data: { number, ownerId, amount, method, balance } }, brand) => {
    const sum = dollars(amount);
    const slow = method === 'CARD' ? ' A bank can take ten days until it shows.' : '';
    const what = `${sum} (U.S. dollars) of what was paid for invoice ${number} went back ${methodWords[method]}. The invoice says why.${slow}`;
    const title = `Paid back: ${sum} of ${number}`;
    const subject = `Refund: ${sum} of invoice ${number}`;
    return [toOwner({ number, ownerId, title, subject, what, owed: balance.after.owed }, brand)];
  }),
];
