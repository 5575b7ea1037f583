import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OpenInvoice } from '#domain/billing/books/aging.ts';
import type { InvoiceList } from '#domain/billing/endpoints.ts';
import { InvoiceSummary, isOverdue, isPastDue } from '#domain/billing/invoice.ts';
import type { Item } from '../runtime/table/get-item.ts';
import { newestFirst, oldestFirst } from '../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { queryItems } from '../runtime/table/query.ts';
import { type List, listPartition } from './invoice-items.ts';

interface Row {
  readonly position: string;
  readonly summary: InvoiceSummary;
}
const rowOf = (item: Item): Row => ({ position: String(item.gsi1sk), summary: InvoiceSummary.parse(item) });
const positionOf = ({ position }: Row): string => position;
const summaries = ({ items, ...rest }: Page<Row>): Page<InvoiceSummary> => ({
  ...rest,
  items: items.map(({ summary }) => summary),
});

/** Every invoice on which something is owed, with whose it is. */
export const openInvoices =
  (client: DynamoDBDocumentClient, TableName: string) => async (): Promise<readonly OpenInvoice[]> =>
    (
      await queryItems(client, {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': listPartition('OWED') },
      })
    ).map((item) => ({ ...InvoiceSummary.parse(item), ownerId: String(item.ownerId) }));

/** Lists of invoices by what is owed on them. */
export const invoiceLists = (client: DynamoDBDocumentClient, TableName: string) => {
  const listing = (list: List) => ({
    TableName,
    index: 'gsi1',
    partitions: [listPartition(list)],
    rowOf,
    positionOf,
  });
  const owed = async (page: PageRequest) => summaries(await oldestFirst(client, listing('OWED'), page));
  const newest = async (list: List, page: PageRequest) =>
    summaries(await newestFirst(client, listing(list), page));
  return async (list: InvoiceList, page: PageRequest, now: Date): Promise<Page<InvoiceSummary>> => {
    if (list === 'settled') return newest('SETTLED', page);
    if (list === 'to-pay-back') return newest('TO_PAY_BACK', page);
    const due = await owed(page);
    if (list === 'owed') return due;
    // What is overdue comes first, so that the first one that is not ends the list.
    const late = due.items.filter((summary) => isPastDue(summary, now));
    const items = late.filter((summary) => isOverdue(summary, now));
    return late.length === due.items.length ? { ...due, items } : { items };
  };
};

export type InvoiceLists = ReturnType<typeof invoiceLists>;
