import * as z from 'zod/mini';
import { owedOf, standingFees } from '../billing/balance.ts';
import { charges } from '../billing/charges/table.ts';
import { purposeWords } from '../billing/entry-words.ts';
import { type Invoice, InvoiceNumber } from '../billing/invoice.ts';
import { destinations } from '../kernel/destinations.ts';
import { dollars } from '../kernel/money.ts';
import { newYorkWords } from '../kernel/new-york-words.ts';
import type { Shipment } from '../shipments/shipment.ts';

/** What somebody sees who was asked to pay: first names, countries and the sum. */
export const PayPage = z.object({
  invoice: InvoiceNumber,
  /** First name of the sender, or of the person who is charged. */
  from: z.string(),
  /** Cents. */
  owed: z.int(),
  currency: z.literal('USD'),
  /** Whether cards are taken now. */
  isOn: z.boolean(),
  /** Whether somebody may be paying it in this moment. That keeps nobody else from paying. */
  isPaying: z.boolean(),
  /** The facts in sentences, as the page shows them. */
  words: z.object({ title: z.string(), facts: z.array(z.string()), sum: z.string(), ends: z.string() }),
});
export type PayPage = z.infer<typeof PayPage>;

/** The first name of a person: nobody else needs more of it. */
const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** A name as its owner's: `Maria’s`. */
const ofWhom = (name: string): string => (name === '' ? 'a customer’s' : `${name}’s`);

interface Facts {
  readonly invoice: Invoice;
  /** Absent where the invoice is a person's. */
  readonly shipment: Pick<Shipment, 'to' | 'pieces' | 'consignee'> | undefined;
  /** Full name of the sender, or of the person who is charged. */
  readonly sender: string;
  readonly endsAt: string;
  readonly isOn: boolean;
  readonly isPaying: boolean;
}

const piecesWords = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

const sumWords = (owed: number): string => {
  if (owed > 0) return `${dollars(owed)} is still to be paid. You can pay all of it or a part.`;
  return 'Everything is paid. Thank you.';
};

type Words = Pick<PayPage['words'], 'title' | 'facts'>;

const shipmentWords = (from: string, { to, pieces, consignee }: NonNullable<Facts['shipment']>): Words => {
  const receiver = firstName(consignee.name);
  const count = pieces.filter(({ state }) => state !== 'CANCELLED').length;
  return {
    title: `${ofWhom(from)} shipment to ${destinations[to].country}`,
    facts: [
      `${piecesWords(count)} by air, from the United States to ${destinations[to].country}.`,
      ...(receiver === '' ? [] : [`It is for ${receiver}.`]),
    ],
  };
};

/** What a person is charged for, without the reason that the desk has written: that is for the two of them. */
const serviceWords = (from: string, invoice: Invoice): Words => ({
  title: purposeWords(invoice, from),
  facts: [...new Set(standingFees(invoice).map(({ code }) => `${charges[code].name}.`))],
});

/** The page behind a link, made of an invoice and its shipment. */
export const payPageOf = ({ invoice, shipment, sender, endsAt, isOn, isPaying }: Facts): PayPage => {
  const owed = Math.max(0, owedOf(invoice));
  const from = firstName(sender);
  const { title, facts } =
    shipment === undefined ? serviceWords(from, invoice) : shipmentWords(from, shipment);
  return {
    invoice: invoice.number,
    from,
    owed,
    currency: 'USD',
    isOn,
    isPaying: owed > 0 && isPaying,
    words: {
      title,
      facts: [...facts, `Invoice ${invoice.number}.`],
      sum: sumWords(owed),
      ends: `This link works until ${newYorkWords(endsAt)}.`,
    },
  };
};
