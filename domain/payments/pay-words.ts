import { type Cents, dollars } from '../kernel/money.ts';
import { LEAST_CENTS } from './least.ts';

/** The page behind a link for somebody who pays. */
export const payWords = {
  title: 'Pay an invoice',
  lead: 'You need no account.',
  looking: 'Looking up the shipment',
  sum: 'To pay',
  what: 'What it is for',
  amount: 'Amount in U.S. dollars',
  amountHint: 'All of it, or a part.',
  opening: 'Opening the card page…',
  card: 'You enter your card on a page of Stripe, the company that takes cards for us. We never see your card number. Stripe asks for your e-mail, and your receipt goes there.',
  off: 'Cards are not taken online right now. Please call us to pay.',
  paying:
    'Someone may be paying this right now: a card page for it is open. Wait some minutes and load this page again, or pay now. What is paid twice we pay back.',
  wrongAmount: 'Enter an amount of at least $0.50, for example 120.00.',
  tooMuch: 'That is more than is left to pay.',
  tooLittle: 'Cards take $0.50 or more. Call us, or pay this at our counter.',
  paid: 'Thank you. Your payment was made.',
  receipt: 'The receipt comes by e-mail within minutes.',
  waiting: 'You paid. We are waiting for the card company. You do not need to pay again.',
  unheard:
    'The card company has not told us of a payment. If you paid by card and it is not on this invoice, call us before you pay again.',
  closed: 'You closed the card page. Nothing was paid.',
  noLink: 'This address is not complete. Open the link that you got, with everything behind the #.',
  refused: 'This link does not work. Ask the person who sent it for a new one.',
  again: 'Try again',
  away: 'No connection. Check it and try again.',
  failed: 'That did not work. Please try again.',
} as const;

/** What the owner of an invoice reads about paying it. */
export const cardWords = {
  title: 'Pay online',
  amount: payWords.amount,
  card: 'You enter your card on a page of Stripe, the company that takes cards for us. We never see your card number.',
  paying: payWords.paying,
  off: 'Pay at our counter, or call us and we will tell you how else you can pay.',
  paid: payWords.paid,
  waiting: payWords.waiting,
  unheard: payWords.unheard,
  closed: payWords.closed,
  linkTitle: 'Someone else pays',
  linkLead:
    'Send a link to someone who pays for you, anywhere. They see your first name, what the invoice is for and the sum. Of a shipment they see the receiver’s first name, the city, how many boxes and barrels there are, and when it flies. They need no account.',
  deskTitle: 'Pay by link',
  deskLead:
    'For a customer on the phone: make a link and send it to them, or to the person who pays. It works without an account, and it replaces a link that the customer made. They see the first name of the customer, what the invoice is for and the sum. Of a shipment they see the receiver’s first name, the city, how many boxes and barrels there are, and when it flies.',
  make: 'Make a link',
  makeNew: 'Make a new link',
  revoke: 'Take the link back',
  once: 'The link is shown only now. Send it to the person who pays.',
} as const;

/**
 * What the button says that pays: the sum that is typed. It has no sum while that cannot be paid, so that nobody is ever asked for
 * $0.00 or for more than is owed.
 */
export const payButtonWords = (typed: Cents | undefined, owed: Cents): string =>
  typed === undefined || typed < LEAST_CENTS || typed > owed
    ? 'Pay by card'
    : `Pay ${dollars(typed)} by card`;

const TYPED = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/;
const CENTS = 100;

/** Cents of a sum as people type it: `$1,234.5` is 123450. Undefined for anything else. */
export const centsTyped = (text: string): number | undefined => {
  const [, whole, part = ''] = TYPED.exec(text.replaceAll(/[\s,]/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * CENTS + Number(part.padEnd(2, '0'));
};

/** A sum as a form has it: `630.00`. */
export const amountText = (cents: number): string => (cents / CENTS).toFixed(2);
