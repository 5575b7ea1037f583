import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Invoice } from '#domain/billing/invoice.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Clock } from '../../runtime/clock.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';
import { journalItem, journalItems } from '../journal-items.ts';
import type { MonthStore } from './month-store.ts';

/**
 * Enters in the journal what an invoice has from before there was one. What belongs to a month that was closed meanwhile is booked
 * today, so that the file of that month stays as it is.
 */
export const enterJournal = (
  client: DynamoDBDocumentClient,
  TableName: string,
  { months, clock }: { readonly months: Pick<MonthStore, 'find'>; readonly clock: Clock },
) => {
  const dayFor = async (day: string): Promise<string> =>
    (await months.find(day.slice(0, 'YYYY-MM'.length))) === undefined ? day : newYorkDay(clock());
  return async (invoice: Invoice): Promise<void> => {
    const items = journalItems(invoice);
    const keys = items.map(({ pk, sk }) => ({ pk, sk }));
    const stored = await getItems(client, TableName, keys, { consistent: true });
    const known = new Set(stored.map(({ pk }) => pk));
    for (const { pk, n, day } of items) {
      const entry = invoice.entries.find((one) => one.n === n);
      if (known.has(pk) || entry === undefined) continue;
      const item = journalItem(invoice, entry, await dayFor(day));
      // Not written when another run was first.
      if (item !== undefined) await write(client, putNew(TableName, item));
    }
  };
};
