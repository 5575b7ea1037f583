import { localWords } from '#domain/billing/abroad/local-money.ts';
import { dueOnAccount } from '#domain/billing/accounts/coverage.ts';
import { dueWords } from '#domain/billing/accounts/words.ts';
import { type BalanceChange, isOverpaidBy, leftToGive } from '#domain/billing/balance.ts';
import {
  leftToPay,
  methodWords,
  payBackWords,
  waitingWords,
  wePaidBack,
} from '#domain/billing/entry-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { whyOwed } from '#domain/shipments/coming/brought-words.ts';
import { CheckBackV1 } from '#events/billing/check-back.v1.ts';
import { CheckReceivedV1 } from '#events/billing/check-received.v1.ts';
import { CreditGivenV1 } from '#events/billing/credit-given.v1.ts';
import { InvoiceAdjustedV1 } from '#events/billing/invoice-adjusted.v1.ts';
import { PaymentReceivedV1 } from '#events/billing/payment-received.v1.ts';
import { RefundMadeV1 } from '#events/billing/refund-made.v1.ts';
import { type AnnouncementPart, announceFacts, withoutNews } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';
import { afterPaying, goodsFacts, type MoneyGoods } from '../../shipments/index.ts';
import { accountDue } from './account-due.ts';
import { claimNews } from './claim-news.ts';

/** Why no WhatsApp message says what we owe. */
const owedByMail = 'What we owe them comes by mail, where it can be kept.';

interface Told {
  readonly number: string;
  readonly ownerId: string;
  readonly title: string;
  /** What the letter is, which its first paragraph says in full. */
  readonly heading: string;
  /** What happened, in the words of a letter. */
  readonly what: ReturnType<typeof worded>;
  /** What else there is to say. */
  readonly more: readonly string[];
  /** What there is to do and what comes, for the letter alone. */
  readonly next?: readonly string[];
  /** What is left to pay, in cents. */
  readonly owed: number;
}

/** The owner of an invoice hears what happened to its money, in the account and by mail. */
const toOwner = (
  { number, ownerId, title, heading, what: { opening, ...words }, more, next = [], owed }: Told,
  { email }: Pick<Brand, 'email'>,
): AnnouncementPart => {
  const path = pathTo('/dashboard/invoices/:number', { number });
  return {
    lines: [{ audience: feedOf(ownerId), title, body: [opening, ...more].join(' '), link: path }],
    letters: [
      {
        recipient: 'customer',
        to: { userId: ownerId },
        ...words,
        heading,
        paragraphs: [opening, ...more, ...(next.length === 0 ? [] : [next.join(' ')])],
        action: { label: owed > 0 ? `Pay ${dollars(owed)}` : 'Open the invoice', path },
        about: number,
        replyTo: email,
      },
    ],
  };
};

interface Sums {
  readonly number: string;
  readonly ownerId: string;
  readonly balance: BalanceChange;
}

/** That more was paid than is charged now, told once: when it has become so. */
const toldToPayBack = (
  { number, ownerId, balance }: Sums,
  { goods, known }: MoneyGoods,
  brand: Brand,
): readonly AnnouncementPart[] => {
  if (!isOverpaidBy(balance)) return [];
  const { owed } = balance.after;
  const facts = { amount: dollars(-owed), invoice: number, goods };
  const title = `${dollars(-owed)} too much was paid for ${goods}`;
  const what = worded('toPayBack', facts);
  const more = known === undefined ? [] : whyOwed(known.shipment, -owed);
  return [toOwner({ number, ownerId, title, heading: 'Too much was paid', what, more, owed }, brand)];
};

/** What is left to give us after money moved, or what we owe then, and what waits for the bank, in the words of a letter. */
const leftAfter = ({ after }: BalanceChange, until: readonly string[]): readonly string[] => {
  const left = leftToGive(after);
  const dueAt = dueOnAccount(after);
  const by = dueAt === undefined ? until : [`${dueWords(dueAt)}.`];
  const waits = waitingWords(after);
  if (after.owed < 0) return [...waits, payBackWords(-after.owed)];
  return left > 0 || waits.length === 0 ? [...waits, leftToPay(left, by)] : waits;
};

/** What was charged with the return of a check, in words of a letter; nothing where nothing was. */
const bankFeeWords = ({ before, after }: BalanceChange): readonly string[] => {
  const fee = after.charged - before.charged;
  return fee > 0 ? [`Our bank charged ${dollars(fee)} for it, and we added that to the invoice.`] : [];
};

/** What the owner of an invoice is told of money that people at a counter took, of all money that went back, of what we owe back, and of claims. */
export const announcements = [
  withoutNews(
    owedByMail,
    announceFacts(InvoiceAdjustedV1, goodsFacts, ({ data }, goods, brand) =>
      toldToPayBack(data, goods, brand),
    ),
  ),
  withoutNews(
    'It comes by mail, where it can be kept.',
    announceFacts(CheckReceivedV1, goodsFacts, ({ data }, { goods, until }, brand) => {
      const { number, ownerId, amount, balance } = data;
      const facts = { goods, amount: dollars(amount), invoice: number };
      const title = `We have your check: ${facts.amount} for ${goods}`;
      const owed = leftToGive(balance.after);
      const more = owed > 0 ? [leftToPay(owed, until)] : [];
      const what = worded('checkReceived', facts);
      return [toOwner({ number, ownerId, title, heading: 'We have your check', what, more, owed }, brand)];
    }),
  ),
  withoutNews(
    'It comes by mail, where it can be kept.',
    announceFacts(CheckBackV1, goodsFacts, ({ data }, { goods, until }, brand) => {
      const { number, ownerId, amount, why, balance } = data;
      // Who got a check back knows it.
      if (why === 'WITHDRAWN') return [];
      const facts = { goods, amount: dollars(amount), invoice: number };
      const title = `Check returned: ${facts.amount} for ${goods}`;
      const more = [...bankFeeWords(balance), ...leftAfter(balance, until)];
      const owed = leftToGive(balance.after);
      const what = worded('checkReturned', facts);
      const heading = 'Your check was returned';
      return [toOwner({ number, ownerId, title, heading, what, more, owed }, brand)];
    }),
  ),
  withoutNews(
    owedByMail,
    announceFacts(CreditGivenV1, goodsFacts, ({ data }, goods, brand) => toldToPayBack(data, goods, brand)),
  ),
  withoutNews(
    'Their receipt comes by mail, where it can be kept.',
    announceFacts(PaymentReceivedV1, goodsFacts, ({ data }, whose, brand) => {
      const { number, ownerId, amount, method, local, balance } = data;
      // A card payment has a receipt of its own, which its payer gets too.
      if (method === 'CARD') return toldToPayBack(data, whose, brand);
      const facts = {
        goods: whose.goods,
        amount: dollars(amount),
        invoice: number,
        how: methodWords[method],
      };
      const title = `Paid: ${facts.amount} for ${whose.goods}`;
      const what = worded('counterReceipt', facts);
      const owed = leftToGive(balance.after);
      const taken = local === undefined ? [] : [`The counter took ${localWords(local)}.`];
      const more = [...taken, ...leftAfter(balance, whose.until)];
      const next = balance.after.owed === 0 ? afterPaying(whose, brand) : [];
      return [toOwner({ number, ownerId, title, heading: 'Your receipt', what, more, next, owed }, brand)];
    }),
  ),
  withoutNews(
    'It comes by mail, where it can be kept.',
    announceFacts(RefundMadeV1, goodsFacts, ({ data }, whose, brand) => {
      const { number, ownerId, amount, method, balance } = data;
      const owed = leftToGive(balance.after);
      const facts = {
        goods: whose.goods,
        amount: dollars(amount),
        invoice: number,
        how: methodWords[method],
      };
      const title = `${wePaidBack(amount)} for ${whose.goods}`;
      const what = worded('refund', facts);
      const slow = method === 'CARD' ? ['A bank can take ten days until it shows.'] : [];
      return [
        toOwner(
          {
            number,
            ownerId,
            title,
            heading: 'Your refund',
            what,
            more: [...slow, ...leftAfter(balance, whose.until)],
            owed,
          },
          brand,
        ),
      ];
    }),
  ),
  claimNews,
  accountDue,
];
