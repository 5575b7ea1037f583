import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const RepairPass = z.object({
  /** The day of the pass. */
  night: z.string(),
  begunAt: z.string(),
  /** Accounts that have not changed since then were checked by a complete pass. */
  since: z.string(),
  /** Position of the next page. Absent before the first page and after the last. */
  next: z.optional(z.string()),
  /** Number of people whose mailbox could not be assigned. */
  failed: z.number(),
  isDone: z.boolean(),
  /** Number of nights in a row before this one without a complete pass. */
  nightsBehind: z.number(),
  version: z.number(),
});

/** Progress of the pass over all accounts. */
export type RepairPass = Readonly<z.infer<typeof RepairPass>>;

const key = { pk: 'REPAIR', sk: 'WALK' } as const;

/** Progress of the nightly pass: one item in the table of mailboxes, written with an optimistic lock. */
export const repairProgress = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The latest pass; undefined before the first. */
  read: async (): Promise<RepairPass | undefined> => {
    const item = await getItem(client, TableName, key);
    return item && RepairPass.parse(item);
  },
  /** Saves the progress and returns it; undefined when another run has saved progress in between. */
  save: async (pass: RepairPass): Promise<RepairPass | undefined> => {
    const noted = { ...pass, version: pass.version + 1 };
    return (await write(client, putVersion(TableName, { ...key, ...noted }))) ? noted : undefined;
  },
});

export type RepairProgress = ReturnType<typeof repairProgress>;
