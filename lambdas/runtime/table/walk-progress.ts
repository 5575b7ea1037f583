import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from './get-item.ts';
import { write } from './write.ts';
import { putVersion } from './writes.ts';

const WalkProgress = z.object({
  /** Where the next step begins: the list and the position in it. Absent when the walk is over. */
  place: z.optional(z.object({ list: z.string(), after: z.optional(z.string()) })),
  version: z.number(),
});
type WalkProgress = z.infer<typeof WalkProgress>;

const key = { pk: 'REBUILD', sk: 'WALK' } as const;

/** How far the walk through everything has come: one item, written with an optimistic lock. */
export const walkProgress = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<WalkProgress> => {
    const item = await getItem(client, TableName, key);
    return item === undefined ? { version: 0 } : WalkProgress.parse(item);
  },
  /** Saves the place and returns the progress; undefined when another run has saved one in between. */
  save: async (before: WalkProgress, place: WalkProgress['place']): Promise<WalkProgress | undefined> => {
    const after = { ...(place === undefined ? {} : { place }), version: before.version + 1 };
    return (await write(client, putVersion(TableName, { ...key, ...after }))) ? after : undefined;
  },
});
