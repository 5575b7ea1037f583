import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';
import type { PublishedState } from './publish-once.ts';

/** Stores what is published, so that a sweep that finds nothing new calls no other service. */
export interface PublishedStates {
  read(): Promise<PublishedState | undefined>;
  write(publishedState: PublishedState): Promise<void>;
}

const Key = { pk: 'PUBLISHING', sk: 'LIVE' } as const;
const StateItem = z.object({ state: z.string(), paths: z.record(z.string(), z.string()) });

/** One item of the Content table. A path takes about a hundred bytes, so two thousand paths fit into one item. */
export const publishedStates = (client: DynamoDBDocumentClient, TableName: string): PublishedStates => ({
  read: async () => {
    const item = await getItem(client, TableName, Key);
    return item && StateItem.parse(item);
  },
  write: async ({ state, paths }) => {
    await write(client, { Put: { TableName, Item: { ...Key, state, paths } } });
  },
});
