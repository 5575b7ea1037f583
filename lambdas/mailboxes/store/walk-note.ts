import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const Walk = z.object({
  /** The day whose walk this is. */
  night: z.string(),
  begunAt: z.string(),
  /** Whoever has not changed since was looked at by a walk that is done. */
  since: z.string(),
  /** Where it goes on; absent before the first page and after the last. */
  next: z.optional(z.string()),
  /** People it had to leave without. */
  failed: z.number(),
  isDone: z.boolean(),
  /** Nights in a row before this one whose walk was not done. */
  nightsBehind: z.number(),
  version: z.number(),
});

/** How far the walk over all accounts has come. */
export type Walk = Readonly<z.infer<typeof Walk>>;

export interface WalkNote {
  /** The latest walk; undefined before the first. */
  read(): Promise<Walk | undefined>;
  /** Notes how far it is and answers what is noted; undefined when somebody else has noted something since. */
  save(walk: Walk): Promise<Walk | undefined>;
}

const key = { pk: 'REPAIR', sk: 'WALK' } as const;

/** The bookmark of the nightly walk: one item beside the mailboxes, written on the version that was read. */
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
