import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JournalRow } from '#domain/billing/books/journal.ts';
import type { Period } from '#domain/billing/books/period.ts';
import { InvoiceSummary } from '#domain/billing/invoice.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { issuedPartition, numberKey, takingsPartition, toTaking } from '../invoice-items.ts';
import { journalPartition, toJournalRow } from '../journal-items.ts';

/** Days that are read for one page, so that a long time without anything is not one slow answer. */
const DAYS_AT_ONCE = 31;

/** What was written in a period, day by day: each day is a partition of the index. */
const inPeriod =
  (client: DynamoDBDocumentClient, TableName: string, partitionOf: (day: string) => string) =>
  async ({ from, to }: Period, { after, limit }: PageRequest): Promise<Page<Item>> => {
    let [day = from, position = ''] = after?.split(' ') ?? [];
    const items: Item[] = [];
    for (let days = 0; days < DAYS_AT_ONCE && day <= to && items.length < limit; days += 1) {
      const page = await oldestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: [partitionOf(day)],
          rowOf: (item) => item,
          positionOf: ({ gsi1sk }) => String(gsi1sk),
        },
        { after: position === '' ? undefined : position, limit: limit - items.length },
      );
      items.push(...page.items);
      if (page.next !== undefined) return { items, next: `${day} ${page.next}` };
      [day, position] = [addDays(day, 1), ''];
    }
    return day > to ? { items } : { items, next: `${day} ` };
  };

/** What bookkeepers take out of the books. */
export const booked = (client: DynamoDBDocumentClient, table: string) => {
  const issued = inPeriod(client, table, issuedPartition);
  const moved = inPeriod(client, table, takingsPartition);
  const entered = inPeriod(client, table, journalPartition);
  return {
    /** Invoices by when they were issued, as they are now. */
    invoices: async (period: Period, page: PageRequest): Promise<Page<InvoiceSummary>> => {
      const { items, ...rest } = await issued(period, page);
      const numbers = items.map(({ number }) => String(number));
      const rows = await getItems(client, table, numbers.map(numberKey), { consistent: true });
      const byNumber = new Map(rows.map((row) => [row.number, row]));
      return { ...rest, items: numbers.map((number) => InvoiceSummary.parse(byNumber.get(number))) };
    },
    /** Payments, refunds and voids by when they were entered. */
    money: async (period: Period, page: PageRequest): Promise<Page<Taking>> => {
      const { items, ...rest } = await moved(period, page);
      return { ...rest, items: items.map(toTaking) };
    },
    /** Every entry that moved something, by the day on which it is booked. */
    journal: async (period: Period, page: PageRequest): Promise<Page<JournalRow>> => {
      const { items, ...rest } = await entered(period, page);
      return { ...rest, items: items.map(toJournalRow) };
    },
  };
};

export type Booked = ReturnType<typeof booked>;
