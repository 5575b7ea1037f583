import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const Generations = z.object({
  /** The numbers that are shown. */
  shown: z.int(),
  /** Numbers that are being built again beside them, and how far that is. Everything new is counted in both. */
  building: z.optional(
    z.object({
      generation: z.int(),
      /** The lists are those of this instant. */
      begunAt: z.string(),
      /** Which list is being read, by its place, and the position in it. */
      list: z.int(),
      after: z.optional(z.string()),
    }),
  ),
  version: z.int(),
});
export type Generations = Readonly<z.infer<typeof Generations>>;

const key = { pk: 'GENERATIONS', sk: 'GENERATIONS' } as const;
/** Before the first time that they are built again. */
const first: Generations = { shown: 1, version: 0 };

/** Which numbers are shown, and which are being built: one item, written with an optimistic lock. */
export const generations = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async ({ consistent = true } = {}): Promise<Generations> => {
    const item = await getItem(client, TableName, key, { consistent });
    return item ? Generations.parse(item) : first;
  },
  /** Saves the next version and returns it; undefined when another run has written in between. */
  save: async (next: Generations): Promise<Generations | undefined> => {
    const saved = { ...next, version: next.version + 1 };
    return (await write(client, putVersion(TableName, { ...key, ...saved }))) ? saved : undefined;
  },
});

export type GenerationStore = ReturnType<typeof generations>;
