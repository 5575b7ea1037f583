import { TO_PAYER } from '../billing/pay-back.ts';

/** What a letter says that admins can word: its subject and its first paragraph. `{amount}` is a field. */
export interface LetterWords {
  readonly subject: string;
  readonly opening: string;
}

interface WordedLetter extends LetterWords {
  /** What it is, for admins. */
  readonly name: string;
  /** Its fields, with a sample of each. */
  readonly fields: Readonly<Record<string, string>>;
}

const money = { amount: '$330.00', invoice: 'INV-1000001', goods: 'Marva’s barrel' };
const way = { how: 'in cash' };

/** The letters whose words admins can change, in our own words. Every field of ours stays in theirs. */
export const wordedLetters = {
  mailboxReady: {
    name: 'The new mailbox address',
    subject: 'Your U.S. mailbox address is ready',
    opening: '{name}, this is your U.S. address. When you shop at a U.S. store, copy it exactly as shown.',
    fields: { name: 'Sample Person', mailbox: '10001' },
  },
  shipmentNews: {
    name: 'Where a shipment is, and what its sender needs to do',
    subject: '{title}',
    opening: '{news}',
    fields: {
      title: 'Ready to collect in Georgetown: Marva’s barrel',
      number: '7K3M9-Q2X4T-C',
      news: 'Marva needs to bring a photo ID, the six-digit code and the TIN. The code is on the receiver’s page.',
    },
  },
  cardReceipt: {
    name: 'A card payment',
    subject: 'Receipt: {amount} for {goods} ({invoice})',
    opening: '{who} We received {amount} (U.S. dollars) for {goods}, invoice {invoice}.',
    fields: { ...money, who: 'You paid by card.' },
  },
  counterReceipt: {
    name: 'A payment at a counter, or by bank transfer',
    subject: 'Receipt: {amount} for {goods} ({invoice})',
    opening: 'We have received {amount} (U.S. dollars) {how} for {goods}, invoice {invoice}.',
    fields: { ...money, ...way },
  },
  checkReceived: {
    name: 'A check that we took',
    subject: 'We have your check: {amount} for {goods} ({invoice})',
    opening:
      'We have a check for {amount} (U.S. dollars) for {goods}, invoice {invoice}. It counts as paid when the bank has paid it. Then you get a receipt.',
    fields: { ...money },
  },
  checkReturned: {
    name: 'A check that the bank returned',
    subject: 'Check returned: {amount} for {goods} ({invoice})',
    opening:
      'The bank returned the check for {amount} (U.S. dollars) for {goods}, invoice {invoice}. The invoice says why.',
    fields: { ...money },
  },
  refund: {
    name: 'Money that goes back',
    subject: 'Refund: {amount} for {goods} ({invoice})',
    opening:
      '{amount} (U.S. dollars) of what was paid for {goods}, invoice {invoice}, went back {how}. The invoice says why.',
    fields: { ...money, ...way },
  },
  toPayBack: {
    name: 'More was paid than an invoice charges',
    subject: 'Too much was paid: {amount} for {goods} ({invoice})',
    opening: `{amount} (U.S. dollars) more was paid for {goods}, invoice {invoice}, than it costs now. We will pay it back ${TO_PAYER}, and write to you when that is done.`,
    fields: { ...money },
  },
  accountDue: {
    name: 'What is due on a credit account',
    subject: 'Due {day}: {amount} on your account',
    opening: '{amount} (U.S. dollars) on your account is due by the end of {day}.',
    fields: { amount: '$1,260.00', day: 'Tue, Dec 29' },
  },
  enquiryReceived: {
    name: 'A message to us',
    subject: 'We have your message: {reference}',
    opening: 'Your reference is {reference}. If you call, give it and we can find your message.',
    fields: { reference: 'ENQ-7K3M9Q' },
  },
} as const satisfies Readonly<Record<string, WordedLetter>>;

export type LetterName = keyof typeof wordedLetters;
export const letterNames = Object.keys(wordedLetters) as [LetterName, ...LetterName[]];
/** The values of a letter's fields. */
export type LetterFields<Name extends LetterName> = Readonly<
  Record<keyof (typeof wordedLetters)[Name]['fields'], string>
>;

/** The words of every letter, as they are set. */
export type Wording = Readonly<Record<LetterName, LetterWords>>;

/** Fields that admins may leave out: texts that they saved before a field existed stay valid, and the link leads to what it names. */
export const spareFields: readonly string[] = ['goods'];

const FIELD = /\{([^{}]*)\}/g;

/** The names of the fields in a text. */
export const fieldsIn = (text: string): readonly string[] =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name);

/** A text with the values of its fields. A subject is one line, whatever a value has in it. */
export const fillWords = (
  { subject, opening }: LetterWords,
  fields: Readonly<Record<string, string>>,
): LetterWords => {
  const filled = (text: string) =>
    text.replaceAll(FIELD, (whole, name: string) =>
      Object.hasOwn(fields, name) ? (fields[name] ?? '') : whole,
    );
  return { subject: filled(subject).replaceAll(/\s+/g, ' ').trim(), opening: filled(opening) };
};
