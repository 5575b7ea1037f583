import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quoteTasks } from '#domain/quotes/tasks.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { oldestFirst } from '../runtime/table/newest-first.ts';
import type { PageRequest } from '../runtime/table/page.ts';
import { quoteKey, taskPartition, toQuote } from './store/quote-items.ts';

/** What waits in quotes. It needs `GetItem` on the table and `Query` on its index. */
export const quoteTaskSource = (client: DynamoDBDocumentClient, TableName: string) => ({
  of: async (reference: string) => {
    const item = await getItem(client, TableName, quoteKey(reference));
    return item === undefined ? [] : quoteTasks(toQuote(item));
  },
  open: async (page: PageRequest) => {
    const rows = await oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [taskPartition('price'), taskPartition('reply')],
        rowOf: ({ reference, gsi1sk }) => ({ reference: String(reference), position: String(gsi1sk) }),
        positionOf: ({ position }) => position,
      },
      page,
    );
    return { ...rows, items: rows.items.map(({ reference }) => reference) };
  },
});
