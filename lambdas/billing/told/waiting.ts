import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { claimTasks } from '#domain/billing/claims/tasks.ts';
import { invoiceTasks } from '#domain/billing/tasks.ts';
import { tasksAbout } from '#domain/kernel/derived-task.ts';
import { taskEvents } from '#events/billing/task-events.ts';
import type { Clock } from '../../runtime/clock.ts';
import { namesInLists } from '../../runtime/table/names-in-lists.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Waiting } from '../../runtime/task-source.ts';
import { claimStore } from '../claims/claim-store.ts';
import { listPartition } from '../invoice-items.ts';
import { invoiceStore } from '../invoice-store.ts';

/** What waits at invoices. It needs `GetItem` on the table and `Query` on its index. */
const invoices = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (number: string) => {
    const invoice = await invoiceStore(client, TableName).find(number);
    return invoice === undefined ? [] : tasksAbout({ customer: invoice.ownerId }, invoiceTasks(invoice));
  },
  open: (page: PageRequest) =>
    namesInLists(
      client,
      { TableName, partitions: [listPartition('TO_PAY_BACK')], name: 'number', order: 'oldest first' },
      page,
    ),
});

/** What waits at claims. It needs the same. */
const claims = (client: DynamoDBDocumentClient, TableName: string, clock: Clock) => {
  const { find, list } = claimStore(client, TableName);
  return {
    of: async (reference: string) => {
      const claim = await find(reference);
      return claim === undefined ? [] : tasksAbout({ customer: claim.ownerId }, claimTasks(claim, clock()));
    },
    open: async (page: PageRequest) => {
      const { items, ...rest } = await list('open', page);
      return { ...rest, items: items.map(({ reference }) => reference) };
    },
  };
};

/** What the domain tells the list of tasks. */
export const waiting: Waiting<'BILLING_TABLE'> = {
  table: 'BILLING_TABLE',
  sources: (client, table, clock) => ({
    invoice: invoices(client, table),
    claim: claims(client, table, clock),
  }),
  events: taskEvents,
};

/** Nothing happens when the last day of an offer is over, so a look at the open claims finds it. */
export const waitingByDay: Waiting<'BILLING_TABLE'> = {
  ...waiting,
  sources: (client, table, clock) => ({ claim: claims(client, table, clock) }),
  events: [],
};
