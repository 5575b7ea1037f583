import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { announce, withoutNews } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';

/** The owner of an invoice hears of each card payment, in the account and by mail: it is their receipt, whoever paid. */
export const announcements = [
  withoutNews(
    'Their receipt comes by mail, where it can be kept.',
    announce(CardPaymentTakenV1, ({ data: { number, ownerId, amount, byLink } }, { email }) => {
      const who = byLink ? 'Someone paid by the link that you sent.' : 'You paid by card.';
      const { opening, ...words } = worded('cardReceipt', {
        who,
        amount: dollars(amount),
        invoice: number,
      });
      const path = pathTo('/dashboard/invoices/:number', { number });
      return [
        {
          lines: [
            {
              audience: feedOf(ownerId),
              title: `Paid: ${dollars(amount)} for ${number}`,
              body: who,
              link: path,
            },
          ],
          letters: [
            {
              recipient: 'customer',
              to: { userId: ownerId },
              ...words,
              heading: `${dollars(amount)} was paid`,
              paragraphs: [opening, 'Open the invoice to see what is still to be paid.'],
              action: { label: 'Open the invoice', path },
              about: number,
              replyTo: email,
            },
          ],
        },
      ];
    }),
  ),
];
