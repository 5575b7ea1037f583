import { destinations } from '../kernel/destinations.ts';
import { type Cents, dollars } from '../kernel/money.ts';
import { localWords } from './abroad/local-money.ts';
import { type Balance, leftToGive } from './balance.ts';
import { feeWords } from './charges/lines.ts';
import type {
  CheckBack,
  deskMethods,
  Entry,
  MoneyEntry,
  Payment,
  PaymentMethod,
  Reversal,
} from './entries.ts';
import { type Invoice, subjectOf } from './invoice.ts';
import { TO_PAYER } from './pay-back.ts';

const chargeWords = {
  BOOKED: 'Charged when the shipment was booked',
  ARRIVED: 'Charged when the goods arrived',
  PRICE_CHANGED: 'Charged at the new price',
} as const;

const removedBecause = {
  CANCELED: 'the shipment was canceled',
  PAID_BY_RECEIVER: 'the receiver pays when the goods arrive',
} as const;

/** A price may change more than once: then a first and an earlier one were removed. */
const reversalWords = ({ why, of }: Reversal): string => {
  if (why !== 'PRICE_CHANGED') return `Price removed: ${removedBecause[why]}`;
  return of === 1 ? 'First price removed' : 'Earlier price removed';
};

/** How money came or went, after what was done with it. */
export const methodWords: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'in cash',
  CARD_TERMINAL: 'at the card terminal',
  TRANSFER: 'by bank transfer',
  ZELLE: 'by Zelle',
  MONEY_ORDER: 'by money order',
  CHECK: 'by check',
  CARD: 'by card online',
};

type DeskMethod = (typeof deskMethods)[number];
/** What people at the desk take: money that is here, or a check that waits for the bank. */
export type TakenMethod = DeskMethod | 'CHECK';

/** The methods of a form, as it names them. */
export const methodNames: Readonly<Record<TakenMethod, string>> = {
  CASH: 'Cash',
  CARD_TERMINAL: 'Card terminal',
  TRANSFER: 'Bank transfer',
  ZELLE: 'Zelle',
  MONEY_ORDER: 'Money order',
  CHECK: 'Check',
};

const checkBackWords: Readonly<Record<CheckBack['why'], string>> = {
  RETURNED: 'The bank returned the check',
  WITHDRAWN: 'The check was taken back',
};

/** A payment at a counter that took its own currency says how much, and at which rate. */
const paymentWords = ({ method, local, reason }: Payment): string => {
  const said = [local === undefined ? undefined : localWords(local), reason].filter(Boolean);
  return [`Paid ${methodWords[method]}`, ...said].join(': ');
};

const moneyWords = (entry: MoneyEntry): string => {
  if (entry.kind === 'PAYMENT') return paymentWords(entry);
  if (entry.kind === 'CHECK')
    return `Check ${entry.reference} for ${dollars(entry.sum)} came. It counts when the bank has paid it`;
  if (entry.kind === 'CHECK_BACK') return `${checkBackWords[entry.why]}: ${entry.reason}`;
  if (entry.kind === 'FEE') return feeWords(entry);
  if (entry.kind === 'FEE_BACK') return `Charge removed: ${entry.reason ?? 'it is no longer needed'}`;
  if (entry.kind === 'VOID') return `Voided: ${entry.reason}`;
  return entry.kind === 'REFUND'
    ? `Refunded ${methodWords[entry.method]}: ${entry.reason}`
    : `Credit: ${entry.reason}`;
};

/** What an entry of an invoice is, as people read it on screens and on paper. */
export const entryWords = (entry: Entry): string => {
  if (entry.kind === 'CHARGE') return chargeWords[entry.why];
  if (entry.kind === 'CREDIT_ENDED') return 'Credit ended, as less is charged now';
  return entry.kind === 'REVERSAL' ? reversalWords(entry) : moneyWords(entry);
};

/**
 * The number that a paper or a statement says of a payment: that of the slip or the transfer. What the card provider calls a payment
 * tells nobody anything but us.
 */
export const numberShown = (entry: Entry): string | undefined =>
  entry.kind === 'PAYMENT' && entry.method !== 'CARD' ? entry.reference : undefined;

/** What is said of an invoice on which nothing is owed any more, everywhere. */
export const PAID_IN_FULL = 'Paid in full. Nothing left to pay.';

/** What we owe of an invoice or a statement, in cents, to its owner: what is left of it, whoever paid. */
export const weOwe = (cents: Cents): string => `We owe you ${dollars(cents)}`;

/** What becomes of what was paid too much, in cents. */
export const payBackWords = (cents: Cents): string => `We will pay ${dollars(cents)} back ${TO_PAYER}.`;

/** The same at the desk, of a customer: `$35.00 to pay back`. */
export const toPayBack = (cents: Cents): string => `${dollars(cents)} to pay back`;

/** What we gave back, in cents, to whoever got it. */
export const wePaidBack = (cents: Cents): string => `We paid you back ${dollars(cents)}`;

/** What is said of checks that wait for the bank, everywhere; nothing without any. Other money may have come for it meanwhile. */
export const waitingWords = ({ owed, waiting }: Pick<Balance, 'owed' | 'waiting'>): readonly string[] => {
  if (waiting === undefined) return [];
  const waits = `${dollars(waiting)} by check is waiting for the bank.`;
  const tooMuch = waiting - Math.max(0, owed);
  return tooMuch > 0
    ? [`${waits} If the bank pays it, ${dollars(tooMuch)} is too much, and we pay that back.`]
    : [`${waits} It counts as paid when the bank has paid it.`];
};

/** What is said of a payment by card, in cents, that its payer made a moment ago and the invoice does not have yet. */
export const confirmingWords = (cents: Cents): string => `${dollars(cents)} by card, being confirmed`;

/**
 * What an invoice says of itself in a title: what is left, what we owe, or that it is paid. `isMine`: its owner reads it, and not the desk.
 * `byCard`: cents that they paid a moment ago, which are not asked for again.
 */
export const invoiceTitle = (
  balance: Balance,
  {
    isLate,
    isMine,
    byCard = 0,
  }: { readonly isLate: boolean; readonly isMine: boolean; readonly byCard?: Cents },
): string => {
  const { owed, waiting = 0 } = balance;
  const left = leftToGive(balance) - byCard;
  if (owed === 0) return PAID_IN_FULL;
  if (owed < 0) return isMine ? weOwe(-owed) : toPayBack(-owed);
  if (byCard > 0 && left <= 0) return confirmingWords(byCard);
  if (left === 0) return `Waiting for the bank: ${dollars(waiting)} by check`;
  return isLate ? `Overdue: ${dollars(left)}` : `To pay: ${dollars(left)}`;
};

/** What is left to pay of an invoice, in cents, as its owner is told after money came or went. `until` says by when, in sentences. */
export const leftToPay = (owed: number, until: readonly string[]): string =>
  owed > 0 ? [`Still to be paid: ${dollars(owed)}.`, ...until].join(' ') : PAID_IN_FULL;

type Subject = Parameters<typeof subjectOf>[0];

/** Who pays an invoice, and by when. */
export const payerWords = (invoice: Subject & Pick<Invoice, 'chargesTerm'>): string => {
  if (subjectOf(invoice).kind === 'PERSON') return 'The customer, when they get this invoice.';
  return invoice.chargesTerm === 'PREPAID'
    ? 'The sender, before the booking cutoff of the flight.'
    : 'The receiver, before the goods are handed over.';
};

/** What an invoice is for, in a few words. The name of the person is left out where the reader may be a stranger to them. */
export const purposeWords = (invoice: Subject, name?: string): string => {
  const subject = subjectOf(invoice);
  if (subject.kind === 'SHIPMENT') return `Air freight to ${destinations[subject.to].country}`;
  return name ? `Services for ${name}` : 'Services';
};
