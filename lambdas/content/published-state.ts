import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';
import type { LivePaths } from './site-files.ts';

/** What the site showed after the last complete pass. */
export interface PublishedState {
  /** Hash of everything that the site was rendered from. */
  readonly state: string;
  readonly paths: LivePaths;
}

const Key = { pk: 'PUBLISHING', sk: 'LIVE' } as const;
const StateItem = z.object({ state: z.string(), paths: z.record(z.string(), z.string()) });

/**
 * Stores what is published, so that a sweep that finds nothing new calls no other service. It is one item of the Content
 * table: a path takes about a hundred bytes, so two thousand paths fit.
 */
export const publishedStates = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<PublishedState | undefined> => {
    const item = await getItem(client, TableName, Key);
    return item && StateItem.parse(item);
  },
  write: async ({ state, paths }: PublishedState): Promise<void> => {
    await write(client, { Put: { TableName, Item: { ...Key, state, paths } } });
  },
});
