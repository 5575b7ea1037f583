import type { CounterTaking } from '#domain/billing/abroad/counter-taking.ts';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { RATE_PARTS } from '#domain/billing/abroad/local-money.ts';
import { booksEndpoints } from '#domain/billing/books/endpoints.ts';
import { journalHeadings, journalLines } from '#domain/billing/books/journal-file.ts';
import type { ClosedMonth } from '#domain/billing/books/months.ts';
import { type Account, accounts } from '#domain/billing/charges/table.ts';
import { methodWords } from '#domain/billing/entry-words.ts';
import { type InvoiceSummary, isOverdue } from '#domain/billing/invoice.ts';
import { type Taking, takingNames } from '#domain/billing/takings.ts';
import type { Cell } from '#domain/kernel/csv.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { newYorkDay, onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { api } from '#web/api/client.ts';
import { columns, type ExportedList } from '#web/desk-list/export/columns.ts';
import { namesOf } from '#web/session/names-of.ts';

/** As bookkeepers read sums: `175.00`, with no sign for the currency. Local money has hundredths as well. */
const inDollars = (hundredths: number): Cell => ({ hundredths });
const TIME_AT = '2026-11-20T'.length;
const TIME_LENGTH = '17:24:54'.length;
/** The New Jersey time of an instant: `17:24:54`. */
const timeOf = (instant: string): string =>
  onNewYorkClocks(Date.parse(instant))
    .toISOString()
    .slice(TIME_AT, TIME_AT + TIME_LENGTH);
const dayOf = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : newYorkDay(Date.parse(instant));

const netOf = ({ charged, tax = 0 }: InvoiceSummary): number => charged - tax;

const accountNames: Readonly<Record<Account, string>> = {
  FREIGHT: 'Freight (net)',
  SERVICES: 'Services (net)',
  STORAGE: 'Storage (net)',
  GOODS: 'Goods (net)',
};

/** What of an invoice is booked on an account. Before there were accounts, everything was freight. */
const bookedOn =
  (account: Account) =>
  (invoice: InvoiceSummary): Cell => {
    const { accounts: booked = { FREIGHT: netOf(invoice) } } = invoice;
    return inDollars(booked[account] ?? 0);
  };

const payerOf = ({ shipment, chargesTerm }: InvoiceSummary): string => {
  if (shipment === undefined) return 'Customer';
  return chargesTerm === 'PREPAID' ? 'Sender' : 'Receiver';
};

/** The invoices of a period, a row for each, as they are now. */
export const exportedInvoices: ExportedList = columns<InvoiceSummary>(
  {
    Invoice: ({ number }) => number,
    'Date of issue': ({ issuedAt }) => dayOf(issuedAt),
    'Due date': ({ dueAt }) => dayOf(dueAt),
    'Bill to': ({ name }) => name,
    'Who pays': payerOf,
    Shipment: ({ shipment }) => shipment,
    From: ({ to }) => (to === undefined ? undefined : 'United States'),
    To: ({ to }) => (to === undefined ? undefined : destinations[to].country),
    Currency: () => 'USD',
    Net: (invoice) => inDollars(netOf(invoice)),
    Tax: ({ tax = 0 }) => inDollars(tax),
    Gross: ({ charged }) => inDollars(charged),
    Paid: ({ paid }) => inDollars(paid),
    Credited: ({ credited }) => inDollars(credited),
    Owed: ({ owed }) => inDollars(owed),
    Status: (invoice) => (isOverdue(invoice, new Date()) ? 'OVERDUE' : invoice.state),
    'Settled on': ({ settledAt }) => dayOf(settledAt),
    ...Object.fromEntries(accounts.map((account) => [accountNames[account], bookedOn(account)])),
  },
  (query, signal) => api(booksEndpoints.bookedInvoices, { query: query as never }, signal),
);

/** What nobody entered came from the card provider. */
const ONLINE = 'Online';
type Named = Taking & { readonly nameOf: (id: string) => string };

/** What a counter abroad took in its own currency, and at which rate. */
const localCells = {
  'Local currency': ({ local }: Taking) => local?.currency,
  'Local amount': ({ amount, local }: Taking) => local && inDollars(Math.sign(-amount) * local.amount),
  'Local for $1': ({ local }: Taking) => local && local.perDollar / RATE_PARTS,
};

/** The money of a period: what came is above zero, what went back and what was voided below. */
export const exportedMoney: ExportedList = columns<Named>(
  {
    Date: ({ at }) => dayOf(at),
    'Time (New Jersey)': ({ at }) => timeOf(at),
    What: ({ kind }) => takingNames[kind],
    Invoice: ({ invoice }) => invoice,
    Shipment: ({ shipment }) => shipment,
    'Bill to': ({ name }) => name,
    How: ({ method }) => methodWords[method],
    Where: ({ place }) => (place === undefined ? 'Our desk' : destinations[place].city),
    Reference: ({ reference }) => reference,
    Currency: () => 'USD',
    Amount: ({ amount }) => inDollars(-amount),
    ...localCells,
    'Taken by': ({ taker, nameOf }) => nameOf(taker),
    'Entered by': ({ by, nameOf }) => nameOf(by),
    Reason: ({ reason }) => reason,
    Id: ({ id }) => id,
  },
  async (query, signal) => {
    const { items, next } = await api(booksEndpoints.bookedMoney, { query: query as never }, signal);
    const people = items.flatMap(({ taker, by }) => [taker, by]).filter((id) => id !== 'system');
    const names = await namesOf(people, signal);
    // An id without a name stays an id.
    const nameOf = (id: string): string => (id === 'system' ? ONLINE : (names.get(id) ?? id));
    return { items: items.map((taking) => ({ ...taking, nameOf })), next };
  },
);

/** The journal of a closed month, as QuickBooks Online imports it: several lines for each entry. */
export const exportedJournal = ({ month, accounts: names }: ClosedMonth): ExportedList => ({
  headings: journalHeadings,
  page: async (_query, cursor, signal) => {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const { items, next } = await api(booksEndpoints.journal, { params: { month }, query }, signal);
    return { rows: items.flatMap((row) => journalLines(row, names)), next };
  },
});

/** All that a counter took for one settlement, by its country and number: what is voided is below zero. */
export const exportedSettlement: ExportedList = columns<CounterTaking>(
  {
    Date: ({ at }) => dayOf(at),
    'Time (New Jersey)': ({ at }) => timeOf(at),
    What: ({ kind }) => takingNames[kind],
    Invoice: ({ invoice }) => invoice,
    Shipment: ({ shipment }) => shipment,
    'Bill to': ({ name }) => name,
    How: ({ method }) => methodWords[method],
    Reference: ({ reference }) => reference,
    Currency: () => 'USD',
    Amount: ({ amount }) => inDollars(-amount),
    ...localCells,
    'Shipments that begin to count': ({ begun }) => begun,
    Id: ({ id }) => id,
  },
  (question, signal) => {
    const { country, number, ...query } = question as typeof question & Record<'country' | 'number', string>;
    return api(abroadEndpoints.settledMoney, { params: { country, number } as never, query }, signal);
  },
);
