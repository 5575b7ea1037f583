import type { Settlement } from '#domain/billing/abroad/settlement.ts';
import { JournalRow, journalRow, settlementRow } from '#domain/billing/books/journal.ts';
import type { Entry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';

/** The journal of a New York day. */
export const journalPartition = (day: string): string => `JOURNAL#${day}`;

/** Where the journal has an entry of an invoice. */
export const journalKey = (number: string, n: number) => ({ pk: `JOURNAL#${number}#${n}`, sk: 'JOURNAL' });

/** Parsing removes the keys and checks the item against the domain's schema. */
export const toJournalRow = (item: unknown): JournalRow => JournalRow.parse(item);

/** A row of the journal, in the list of the day on which it is booked. */
const listed = (row: JournalRow, at: string) => ({
  ...journalKey(row.invoice, row.n),
  gsi1pk: journalPartition(row.day),
  gsi1sk: `${at}#${row.invoice}#${String(row.n).padStart(4, '0')}`,
  ...row,
});

/** An entry in the journal; none for what moves nothing. */
export const journalItem = (invoice: Invoice, entry: Entry, day?: string) => {
  const row = journalRow(invoice, entry, day);
  return row && listed(row, entry.at);
};

/** A settlement with an agent in the journal; none where no money moved. */
export const settlementItem = (settlement: Settlement) => {
  const row = settlementRow(settlement);
  return row && listed(row, settlement.at);
};

/** The places in the journal of every entry of an invoice. */
export const journalItems = (invoice: Invoice, entries: readonly Entry[] = invoice.entries) =>
  entries.map((entry) => journalItem(invoice, entry)).filter((item) => item !== undefined);
