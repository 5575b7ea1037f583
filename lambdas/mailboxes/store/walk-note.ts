import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const Walk = z.object({
  /** The day of the walk. */
  night: z.string(),
  begunAt: z.string(),
  /** Accounts that have not changed since then were checked by a complete walk. */
  since: z.string(),
  /** Position of the next page. Absent before the first page and after the last. */
  next: z.optional(z.string()),
  /** Number of people whose mailbox could not be assigned. */
  failed: z.number(),
  isDone: z.boolean(),
  /** Number of nights in a row before this one without a complete walk. */
  nightsBehind: z.number(),
  version: z.number(),
});

/** Progress of the walk over all accounts. */
export type Walk = Readonly<z.infer<typeof Walk>>;

export interface WalkNote {
  /** The latest walk; undefined before the first. */
  read(): Promise<Walk | undefined>;
  /** Saves the progress and returns it; undefined when another run has saved progress in between. */
  save(walk: Walk): Promise<Walk | undefined>;
}

const key = { pk: 'REPAIR', sk: 'WALK' } as const;

/** Progress of the nightly walk: one item in the table of mailboxes, written with an optimistic lock. */
export const walkNote = (client: DynamoDBDocumentClient, TableName: string): WalkNote => ({
  read: async () => {
    const item = await getItem(client, TableName, key);
    return item && Walk.parse(item);
  },
  save: async (walk) => {
    const noted = { ...walk, version: walk.version + 1 };
    return (await write(client, putVersion(TableName, { ...key, ...noted }))) ? noted : undefined;
  },
});
