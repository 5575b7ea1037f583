import * as z from 'zod/mini';
import { balanceOf, leftToGive, standingFees } from '../billing/balance.ts';
import { charges } from '../billing/charges/table.ts';
import { purposeWords } from '../billing/entry-words.ts';
import { type Invoice, InvoiceNumber } from '../billing/invoice.ts';
import { destinations } from '../kernel/destinations.ts';
import { dollars } from '../kernel/money.ts';
import { newYorkWords } from '../kernel/new-york-words.ts';
import { possessive } from '../kernel/person/company-name.ts';
import { headline } from '../next-step/headline.ts';
import { piecesCounted, receiverFirstName } from '../shipments/customer/cargo-words.ts';
import { firstName } from '../shipments/next-step/goods-words.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { type InvoiceFacts, nextOfInvoice, untilWhen } from './next-step.ts';

/** What somebody sees who was asked to pay: first names, the city, the flight and the sum. */
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
  /** The facts in sentences, as the page shows them. `by` says until when, and what follows, also once all is paid. */
  words: z.object({
    title: z.string(),
    facts: z.array(z.string()),
    by: z.array(z.string()),
    sum: z.string(),
    ends: z.string(),
  }),
});
export type PayPage = z.infer<typeof PayPage>;

interface Facts {
  readonly invoice: Invoice;
  /** Absent where the invoice is a person's. */
  readonly shipment: (NonNullable<InvoiceFacts['shipment']> & Pick<Shipment, 'to' | 'pieces'>) | undefined;
  /** The flight that the shipment is booked on. */
  readonly flight: InvoiceFacts['flight'];
  /** Full name of the sender, or of the person who is charged. */
  readonly sender: string;
  readonly endsAt: string;
  readonly isOn: boolean;
  readonly isPaying: boolean;
}

/** Who asks for what. */
const asks = (from: string, what: string): string =>
  from === '' ? `You are asked to pay for ${what}` : `${from} asks you to pay for ${what}`;

/** The title while something is owed, and once it is paid. */
interface Words {
  readonly asked: string;
  readonly paid: string;
  readonly facts: readonly string[];
}

const shipmentWords = (from: string, shipment: NonNullable<Facts['shipment']>): Words => {
  const { to, pieces } = shipment;
  const { city, country } = destinations[to];
  const what = `shipment to ${receiverFirstName(shipment) || country}`;
  return {
    asked: asks(from, `a ${what}`),
    paid: `${from === '' ? 'A' : possessive(from)} ${what}`,
    facts: [`${piecesCounted(pieces)} by air from New Jersey to ${city}, ${country}.`],
  };
};

/** What a person is charged for, without the reason that the desk has written: that is for the two of them. */
const serviceWords = (from: string, invoice: Invoice): Words => ({
  asked: asks(from, 'services'),
  paid: purposeWords(invoice, from),
  facts: [...new Set(standingFees(invoice).map(({ code }) => `${charges[code].name}.`))],
});

/** The page behind a link, made of an invoice, its shipment and the flight of that. */
export const payPageOf = (
  { invoice, shipment, flight, sender, endsAt, isOn, isPaying }: Facts,
  now: Date,
): PayPage => {
  const balance = balanceOf(invoice);
  const owed = leftToGive(balance);
  const next = nextOfInvoice({
    invoice,
    owed: Math.max(0, balance.owed),
    waiting: balance.waiting,
    account: balance.account,
    // A link is opened by whoever was asked to pay for somebody else.
    whose: 'their',
    shipment,
    flight,
    now,
  });
  const from = firstName(sender);
  const { asked, paid, facts } =
    shipment === undefined ? serviceWords(from, invoice) : shipmentWords(from, shipment);
  return {
    invoice: invoice.number,
    from,
    owed,
    currency: 'USD',
    isOn,
    isPaying: owed > 0 && isPaying,
    words: {
      title: owed > 0 ? asked : paid,
      facts: [...facts, `Invoice ${invoice.number}.`],
      by: [...untilWhen(next)],
      sum: owed > 0 ? `${dollars(owed)} left to pay` : headline(next),
      ends: `This link works until ${newYorkWords(endsAt)}.`,
    },
  };
};
