import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { invoiceTasks } from '#domain/billing/tasks.ts';
import { taskEvents } from '#events/billing/task-events.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { listPartition } from '../invoice-items.ts';
import { invoiceStore } from '../invoice-store.ts';

/** What waits at invoices. It needs `GetItem` on the table and `Query` on its index. */
const invoices = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (number: string) => {
    const invoice = await invoiceStore(client, TableName).find(number);
    return invoice === undefined ? [] : invoiceTasks(invoice);
  },
  open: async (page: PageRequest) => {
    const rows = await oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [listPartition('TO_PAY_BACK')],
        rowOf: ({ number, gsi1sk }) => ({ number: String(number), position: String(gsi1sk) }),
        positionOf: ({ position }) => position,
      },
      page,
    );
    return { ...rows, items: rows.items.map(({ number }) => number) };
  },
});

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'BILLING_TABLE'> = {
  table: 'BILLING_TABLE',
  sources: (client, table) => ({ invoice: invoices(client, table) }),
  events: taskEvents,
};
