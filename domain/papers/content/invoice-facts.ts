import { dueOnAccount } from '../../billing/accounts/coverage.ts';
import { balanceOf, settledAt } from '../../billing/balance.ts';
import { linesOf, lineWords, otherPriceThan, taxedSum, taxWords } from '../../billing/charges/lines.ts';
import { type Entry, isChargeEntry } from '../../billing/entries.ts';
import { entryWords, numberShown, payerWords, purposeWords } from '../../billing/entry-words.ts';
import { type Invoice, subjectOf } from '../../billing/invoice.ts';
import { destinations } from '../../kernel/destinations.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import { OUR_TIME } from '../../kernel/new-york.ts';
import { printedName } from '../../kernel/person/latin-name.ts';
import type { Brand } from '../../settings/brand.ts';
import { piecesCounted } from '../../shipments/customer/cargo-words.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import { instantText, newYorkDay } from './dates.ts';
import { houseOf, type Party } from './party.ts';
import { piecesFrom, pieceTotalWords } from './shipment-facts.ts';

/** A row of a table on an invoice. */
type Row = readonly string[];

/** What an invoice says on paper. Every amount is from the entries of the invoice. */
export interface InvoiceFacts {
  readonly number: string;
  readonly house: Party;
  /** Where to ask. */
  readonly questions: string;
  /** Name, company and address of who pays. */
  readonly billTo: readonly string[];
  readonly issued: string;
  /** The numbers of the shipment; absent where the invoice is a person's. */
  readonly shipment?: string;
  readonly hawb?: string;
  /** What it is for, in lines: what goes where for whom, from where and how much; or whom we did services for. */
  readonly carried: readonly string[];
  /** Who pays, and by when; absent where nothing is left to pay. */
  readonly payer?: string;
  /** Charge and amount, as the price is now. None when everything was taken back. */
  readonly lines: readonly Row[];
  /** The two parts of the total: net and tax. */
  readonly taxed: readonly Row[];
  /** What the tax is, or why there is none, in a sentence. */
  readonly taxWords: string;
  readonly total: string;
  /** What we have of it now: payments without what went back. */
  readonly received: string;
  /** The price for what the sender declared, where the invoice charges something else. */
  readonly quoted?: string;
  /** Day, what, amount: how it came to the total, when it was not one charge. */
  readonly changes: readonly Row[];
  /** Day, what, amount: what was paid, given back and credited. What we got is above zero. */
  readonly money: readonly Row[];
  /** What is still to be paid or paid back, and what that is called. */
  readonly balance: Row;
  /** From when on nothing was owed any more, in a sentence. */
  readonly settled?: string;
}

/** What more there is to say: the rate card of a charge and who agreed to it, the number of a slip or a transfer. */
const notesOf = (entry: Entry): string => {
  const number = numberShown(entry);
  if (number) return ` (${number})`;
  if (entry.kind !== 'CHARGE') return '';
  const agreed = entry.approved ? [`the sender agreed on ${newYorkDay(entry.approved.at)}`] : [];
  return ` (${[`rate card ${entry.rateCardVersion}`, ...agreed].join(', ')})`;
};

const entryRow = (entry: Entry, amount: Cents): Row => [
  newYorkDay(entry.at),
  `${entryWords(entry)}${notesOf(entry)}`,
  // A check moves no money until the bank has paid it.
  amount === 0 ? '' : dollars(amount),
];

type Subject = Pick<InvoiceFacts, 'shipment' | 'hawb' | 'carried'>;

const subjectFacts = (
  invoice: Invoice,
  shipment: Shipment | undefined,
  { facility }: Pick<Brand, 'facility'>,
): Subject => {
  const subject = subjectOf(invoice);
  if (shipment === undefined || subject.kind === 'PERSON')
    return { carried: [purposeWords(invoice, invoice.billTo[0])] };
  const { city, country } = destinations[subject.to];
  return {
    shipment: shipment.number,
    hawb: shipment.hawb ?? 'Not yet assigned',
    carried: [
      `${piecesCounted(shipment.pieces)} to ${city}, ${country}, for ${printedName(shipment.consignee)}`,
      `Air freight from ${facility.city}, ${facility.state}: ${pieceTotalWords(piecesFrom(shipment.pieces, 'BOOKED'))}`,
    ],
  };
};

/** A paper asks nobody for $0.00. */
const balanceRow = (owed: Cents): Row => {
  if (owed < 0) return ['We owe you', dollars(-owed)];
  return ['Left to pay', owed === 0 ? 'Nothing' : dollars(owed)];
};

/** Who pays, and by when: of what is on a credit account by its own day, and of what flies by the hour at which its booking ends. */
const payerOf = (invoice: Invoice): string => {
  const onAccount = dueOnAccount(balanceOf(invoice));
  if (onAccount !== undefined) return `The customer, on account, by ${newYorkDay(onAccount)}.`;
  const { chargesTerm, dueAt } = invoice;
  return chargesTerm === 'PREPAID' && dueAt !== undefined
    ? `The sender, before ${instantText(dueAt)} (${OUR_TIME}).`
    : payerWords(invoice);
};

/** What an invoice says, with the shipment that it is for; none where it is a person's. */
export const invoiceFacts = (
  invoice: Invoice,
  shipment: Shipment | undefined,
  brand: Pick<Brand, 'name' | 'facility' | 'phone' | 'email'>,
): InvoiceFacts => {
  const { entries, promised, billTo } = invoice;
  const lines = linesOf(invoice);
  const { charged, paid, owed } = balanceOf(invoice);
  const { net, tax } = taxedSum(lines);
  const paidAt = settledAt(invoice);
  const prices = entries.filter(isChargeEntry);
  const { phone, email } = brand;
  return {
    number: invoice.number,
    house: houseOf(brand),
    questions: `${phone.display} or ${email}`,
    billTo,
    issued: newYorkDay(invoice.issuedAt),
    ...subjectFacts(invoice, shipment, brand),
    ...(owed > 0 ? { payer: payerOf(invoice) } : {}),
    lines: lines.map((line) => [lineWords(line, dollars), dollars(line.amount)]),
    taxed: [
      ['Net', dollars(net)],
      ['Tax', dollars(tax)],
    ],
    taxWords: taxWords(lines),
    total: dollars(charged),
    received: dollars(paid),
    ...(otherPriceThan(promised, invoice) ? { quoted: dollars(promised) } : {}),
    changes: prices.length === 1 ? [] : prices.map((entry) => entryRow(entry, entry.amount)),
    money: entries.filter((entry) => !isChargeEntry(entry)).map((entry) => entryRow(entry, -entry.amount)),
    balance: balanceRow(owed),
    ...(paidAt === undefined || owed !== 0 ? {} : { settled: `Paid in full on ${newYorkDay(paidAt)}.` }),
  };
};
