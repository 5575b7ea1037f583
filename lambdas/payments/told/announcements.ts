import { leftToPay } from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { announceFacts, withoutNews } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';
import { afterPaying, goodsFacts } from '../../shipments/index.ts';

/** What is left to pay, as far as it is known. That too much was paid has a letter of its own. */
const leftWords = (owed: number | undefined, until: readonly string[]): string =>
  owed === undefined ? 'The invoice shows what is left to pay, if anything.' : leftToPay(owed, until);

/** The owner of an invoice hears of each card payment, in the account and by mail: it is their receipt, whoever paid. */
export const announcements = [
  withoutNews(
    'Their receipt comes by mail, where it can be kept.',
    announceFacts(CardPaymentTakenV1, goodsFacts, ({ data }, whose, brand) => {
      const { goods, until } = whose;
      const { number, ownerId, byLink, owed } = data;
      const amount = dollars(data.amount);
      const who = byLink ? 'Someone paid by the link that you sent.' : 'You paid by card.';
      const { opening, ...words } = worded('cardReceipt', { who, amount, invoice: number, goods });
      const path = pathTo('/dashboard/invoices/:number', { number });
      const left = leftWords(owed, until);
      const next = owed === 0 ? afterPaying(whose, brand).join(' ') : '';
      return [
        {
          lines: [
            {
              audience: feedOf(ownerId),
              title: `Paid: ${amount} for ${goods}`,
              body: `${who} ${left}`,
              link: path,
              ...(byLink ? {} : { own: true as const }),
            },
          ],
          letters: [
            {
              recipient: 'customer',
              to: { userId: ownerId },
              ...words,
              heading: 'Your receipt',
              paragraphs: [opening, left, ...(next === '' ? [] : [next])],
              action: {
                label: owed !== undefined && owed > 0 ? `Pay ${dollars(owed)}` : 'Open the invoice',
                path,
              },
              about: number,
              replyTo: brand.email,
            },
          ],
        },
      ];
    }),
  ),
];
