import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';
import type { LiveNote } from './bring-live.ts';

/** Where publishing notes what is live, so that a sweep that finds nothing new asks nobody else. */
export interface LiveNotes {
  read(): Promise<LiveNote | undefined>;
  write(note: LiveNote): Promise<void>;
}

const Key = { pk: 'PUBLISHING', sk: 'LIVE' } as const;
const Note = z.object({ state: z.string(), paths: z.record(z.string(), z.string()) });

/** The note is one item of the Content table: some hundred bytes a path, so that two thousand paths fit. */
export const liveNotes = (client: DynamoDBDocumentClient, TableName: string): LiveNotes => ({
  read: async () => {
    const item = await getItem(client, TableName, Key);
    return item && Note.parse(item);
  },
  write: async ({ state, paths }) => {
    await write(client, { Put: { TableName, Item: { ...Key, state, paths } } });
  },
});
