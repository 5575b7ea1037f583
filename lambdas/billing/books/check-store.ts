import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { BooksCheck } from '#domain/billing/books/check.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const CheckWalk = z.object({
  /** Where the next step begins. Absent when the check is over. */
  place: z.optional(z.object({ list: z.string(), after: z.optional(z.string()) })),
  /** The check that goes on, or the last one. */
  check: z.optional(BooksCheck),
  /** The last one that came to its end. */
  last: z.optional(BooksCheck),
  version: z.number(),
});
export type CheckWalk = Readonly<z.infer<typeof CheckWalk>>;

const key = { pk: 'BOOKS', sk: 'CHECK' } as const;

/** How far the check of the books is and what it found: one item, written with an optimistic lock. */
export const checkStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<CheckWalk> => {
    const item = await getItem(client, TableName, key);
    return item === undefined ? { version: 0 } : CheckWalk.parse(item);
  },
  /** Saves how far it is, in place of exactly what was read; undefined when another run has saved something in between. */
  save: async (walk: CheckWalk): Promise<CheckWalk | undefined> => {
    const saved = { ...walk, version: walk.version + 1 };
    return (await write(client, putVersion(TableName, { ...key, ...saved }))) ? saved : undefined;
  },
});

export type CheckStore = ReturnType<typeof checkStore>;
