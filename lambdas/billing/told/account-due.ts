import { dayOf, LATE_FOLLOWS } from '#domain/billing/accounts/words.ts';
import { balanceOf, leftToGive } from '#domain/billing/balance.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { AccountDueV1 } from '#events/billing/account-due.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import { type AnnouncementPart, announceFacts, type Facts, withoutNews } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';
import { goodsFacts } from '../../shipments/index.ts';
import { accountStore } from '../accounts/account-store.ts';
import { invoiceStore } from '../invoice-store.ts';

type Due = EventOf<typeof AccountDueV1>['data'];

/** An invoice that is due, with what is left to give us of it, in cents. */
interface DueInvoice {
  readonly number: string;
  /** Whose goods it is for: `Marva’s barrel`. */
  readonly goods: string;
  readonly left: number;
}

/**
 * What is due that day as it is when the letter is written: what was paid meanwhile is not in it, nor what a check is here for, and
 * nobody is told once that is all. Whose goods they are is in the shipments. A function needs `GetItem` on all of the tables.
 */
const dueFacts: Facts<{ readonly data: Due }, readonly DueInvoice[]> = {
  table: 'BILLING_TABLE',
  also: [goodsFacts.table, ...goodsFacts.also],
  read: async ({ data: { userId, dueAt } }, client, table, besides) => {
    const account = await accountStore(client, table).find(userId);
    const on = (account?.on ?? []).filter((one) => one.dueAt === dueAt);
    const invoices = invoiceStore(client, table);
    const found = await Promise.all(
      on.map(async ({ number, shipment, covers }) => {
        const invoice = await invoices.mine([userId], number);
        const left = invoice === undefined ? 0 : Math.min(covers, leftToGive(balanceOf(invoice)));
        if (left <= 0) return [];
        const of = { data: { shipment } };
        const { goods } = await goodsFacts.read(of, client, besides.tableOf(goodsFacts.table), besides);
        return [{ number, goods, left }];
      }),
    );
    return found.flat().length === 0 ? undefined : found.flat();
  },
  sample: [
    { number: 'INV-1000001', goods: goodsFacts.sample.goods, left: 63_000 },
    { number: 'INV-1000002', goods: 'Anita’s 2 boxes', left: 63_000 },
  ],
};

/** Where it is paid: the invoice, or all of them. */
const actionOf = (invoices: readonly DueInvoice[], amount: string) => {
  const [first, ...others] = invoices;
  return first === undefined || others.length > 0
    ? { label: 'Open my invoices', path: '/dashboard/invoices' }
    : { label: `Pay ${amount}`, path: pathTo('/dashboard/invoices/:number', { number: first.number }) };
};

const howToPay = (invoices: readonly DueInvoice[]): string =>
  `Pay on the page of ${invoices.length > 1 ? 'each invoice' : 'the invoice'}, or at our dock. For a bank transfer or Zelle, reply to this e-mail.`;

/** What somebody gives who asks about it. */
const aboutWords = (numbers: readonly string[]): string =>
  `the ${numbers.length > 1 ? 'invoices' : 'invoice'} ${listed(numbers)}`;

const toldOf = (
  { userId, dueAt }: Due,
  invoices: readonly DueInvoice[],
  { email }: Pick<Brand, 'email'>,
): AnnouncementPart => {
  const amount = dollars(invoices.reduce((sum, { left }) => sum + left, 0));
  const day = dayOf(dueAt);
  const { opening, ...words } = worded('accountDue', { amount, day });
  const action = actionOf(invoices, amount);
  return {
    lines: [
      {
        audience: feedOf(userId),
        title: `Due ${day}: ${amount} on your account`,
        body: [opening, LATE_FOLLOWS].join(' '),
        link: action.path,
      },
    ],
    letters: [
      {
        recipient: 'customer',
        to: { userId },
        ...words,
        heading: `Due ${day}, on your account`,
        paragraphs: [opening, howToPay(invoices), LATE_FOLLOWS],
        table: {
          title: 'What is due',
          columns: ['', 'U.S. dollars'],
          rows: [
            ...invoices.map(({ number, goods, left }) => [
              `${goods.replace(/^./, (first) => first.toUpperCase())}, ${number}`,
              dollars(left),
            ]),
            ...(invoices.length > 1 ? [['Total', amount]] : []),
          ],
        },
        action,
        about: aboutWords(invoices.map(({ number }) => number)),
        replyTo: email,
      },
    ],
  };
};

/** What a customer is told of their credit account some days before something on it is due. */
export const accountDue = withoutNews(
  'What is due comes by mail, where it can be kept.',
  announceFacts(AccountDueV1, dueFacts, ({ data }, invoices, brand) => [toldOf(data, invoices, brand)]),
);
