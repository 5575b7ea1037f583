import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';
import { renderedKey } from '../items.ts';
import type { Rendered } from './publish-posts.ts';

const Item = z.object({ state: z.string(), upTo: z.int(), at: z.optional(z.string()) });

/** What all posts were rendered from, and how far. Only the run that has the lock writes it. */
export const renderedStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<Rendered | undefined> => {
    const item = await getItem(client, TableName, renderedKey);
    return item && Item.parse(item);
  },
  write: async (rendered: Rendered): Promise<void> => {
    await write(client, put(TableName, { ...renderedKey, ...rendered }));
  },
});
