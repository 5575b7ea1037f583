import type { InvoiceFacts } from '#domain/papers/content/invoice-facts.ts';
import type { Stamp } from '../press/press.ts';
import { openLetter } from './letter.ts';

type Letter = ReturnType<typeof openLetter>;

const amount = { title: 'AMOUNT', share: 20, align: 'right' } as const;
const entryColumns = [{ title: 'DAY', share: 16 }, { title: 'WHAT', share: 64 }, amount] as const;

/** What both papers begin with: who pays, what for, and the numbers by which it is found. */
const head = (letter: Letter, facts: InvoiceFacts): void => {
  letter.boxes([
    { title: 'BILL TO', lines: facts.billTo },
    { title: 'FOR', lines: facts.carried },
  ]);
  letter.boxes([
    { title: 'DATE OF INVOICE', lines: [facts.issued], bold: true },
    ...(facts.shipment === undefined
      ? []
      : [{ title: 'TRACKING NUMBER', lines: [facts.shipment], bold: true }]),
    ...(facts.hawb === undefined ? [] : [{ title: 'HOUSE AIR WAYBILL', lines: [facts.hawb], bold: true }]),
    { title: 'CURRENCY', lines: ['USD'] },
  ]);
  letter.gap();
};

const charges = (letter: Letter, { lines, taxed, total, quoted, changes }: InvoiceFacts): void => {
  if (lines.length === 0) letter.paragraph('Nothing is charged. Every charge was removed.', 10.5);
  else letter.table([{ title: 'CHARGE', share: 80 }, amount], [...lines, ...taxed], ['Total charged', total]);
  if (quoted !== undefined) {
    letter.gap(4);
    letter.paragraph(`Price for what the sender declared: ${quoted}.`, 9.5);
  }
  letter.gap();
  if (changes.length === 0) return;
  letter.heading('How we got this total');
  letter.table(entryColumns, changes);
  letter.gap();
};

const payments = (letter: Letter, { money, balance }: InvoiceFacts): void => {
  if (money.length === 0) return;
  letter.heading('Payments and refunds');
  letter.table(entryColumns, money, ['', ...balance]);
  letter.gap();
};

/** What is left to do about it. */
const standing = (letter: Letter, { settled, balance: [what = '', sum = ''], payer }: InvoiceFacts): void => {
  if (settled !== undefined) letter.boxes([{ title: 'PAID', lines: [settled], bold: true }]);
  else if (payer === undefined) letter.boxes([{ title: what.toUpperCase(), lines: [sum], bold: true }]);
  else
    letter.boxes(
      [
        { title: what.toUpperCase(), lines: [sum], bold: true },
        { title: 'WHO PAYS', lines: [payer] },
      ],
      [1, 2],
    );
  letter.gap();
};

const foot = (letter: Letter, { questions, number, taxWords }: InvoiceFacts): void => {
  letter.paragraph(`All amounts are in U.S. dollars. ${taxWords}`);
  letter.paragraph(`Questions: ${questions}. Please give us the number ${number}.`);
};

/** Our invoice, as a family keeps it and an accountant books it. */
export const printBill = async (facts: InvoiceFacts, stamp: Stamp) => {
  const letter = openLetter({ title: 'Invoice', number: facts.number, house: facts.house }, stamp);
  head(letter, facts);
  charges(letter, facts);
  payments(letter, facts);
  standing(letter, facts);
  foot(letter, facts);
  return letter.end();
};

/** The receipt for what was paid for an invoice until now. */
export const printPaymentReceipt = async (facts: InvoiceFacts, stamp: Stamp) => {
  const { house, number, received, carried, total } = facts;
  const letter = openLetter({ title: 'Receipt of payment', number, house }, stamp);
  head(letter, facts);
  letter.paragraph(
    `${house.name} has received ${received} of ${total} for invoice ${number}: ${carried[0]}.`,
    10.5,
  );
  letter.gap(4);
  letter.table(entryColumns, facts.money, ['', ...facts.balance]);
  letter.gap();
  if (facts.settled !== undefined) letter.paragraph(`${facts.settled} Thank you.`, 10.5);
  foot(letter, facts);
  return letter.end();
};
