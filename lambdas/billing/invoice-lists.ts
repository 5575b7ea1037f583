import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OpenInvoice } from '#domain/billing/books/aging.ts';
import { InvoiceSummary, isOverdue, isPastDue } from '#domain/billing/invoice.ts';
import { type InvoiceList, type InvoiceQuestion, isInList } from '#domain/billing/list-question.ts';
import { chosenPage } from '../runtime/table/chosen-page.ts';
import type { Item } from '../runtime/table/get-item.ts';
import { inMonth } from '../runtime/table/in-month.ts';
import { newestFirst, oldestFirst } from '../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { queryItems } from '../runtime/table/query.ts';
import { type List, listPartition } from './invoice-items.ts';

interface Row {
  readonly position: string;
  readonly ownerId: string;
  readonly summary: InvoiceSummary;
}
const rowOf = (item: Item): Row => ({
  position: String(item.gsi1sk),
  ownerId: String(item.ownerId),
  summary: InvoiceSummary.parse(item),
});
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
  const newest = (list: List) => (page: PageRequest) => newestFirst(client, listing(list), page);
  const owed = (page: PageRequest) => oldestFirst(client, listing('OWED'), page);
  /** What is overdue comes first in what is owed, so that the first one that is not ends the list. */
  const pastDue =
    (now: Date) =>
    async (page: PageRequest): Promise<Page<Row>> => {
      const due = await owed(page);
      const items = due.items.filter(({ summary }) => isPastDue(summary, now));
      return items.length === due.items.length ? due : { items };
    };
  const readerOf = (show: InvoiceList, closed: string | undefined, now: Date) => {
    if (show === 'owed') return owed;
    if (show === 'overdue') return pastDue(now);
    if (show === 'to-pay-back') return newest('TO_PAY_BACK');
    const settled = newest('SETTLED');
    return closed === undefined ? settled : inMonth(closed, { read: settled, positionOf });
  };
  return async (
    show: InvoiceList,
    question: InvoiceQuestion,
    page: PageRequest,
    now: Date,
  ): Promise<Page<InvoiceSummary>> =>
    summaries(
      await chosenPage(
        {
          read: readerOf(show, question.closed, now),
          isChosen: ({ summary, ownerId }) =>
            (show !== 'overdue' || isOverdue(summary, now)) &&
            isInList({ ...summary, ownerId }, question, now),
          positionOf,
        },
        page,
      ),
    );
};

export type InvoiceLists = ReturnType<typeof invoiceLists>;
