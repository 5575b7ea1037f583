import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { MINUTES_KEPT, MOST_POSTS } from '#domain/blog/figures/endpoints.ts';
import type { Clock } from '../../runtime/clock.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';
import { sumKey } from '../items.ts';
import type { LiveStore } from '../live-store.ts';

const Kept = z.object({ at: z.iso.datetime(), sum: z.unknown() });

/** What was added up over all posts, as it was the last time. */
export const sumStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (name: string) => {
    const item = await getItem(client, TableName, sumKey(name));
    return item && Kept.parse(item);
  },
  keep: async (name: string, at: string, sum: object): Promise<void> => {
    await write(client, put(TableName, { ...sumKey(name), at, sum }));
  },
});

/** What adding up needs. */
export interface SumDeps {
  readonly sums: ReturnType<typeof sumStore>;
  readonly live: Pick<LiveStore, 'lastPlace' | 'cards'>;
  readonly clock: Clock;
}

/** Adds something up over all posts. Of very many posts it is done once in a while, by whoever asks then, and kept. */
export const addedUp = async <Sum extends object>(
  { sums, live, clock }: SumDeps,
  name: string,
  schema: z.ZodMiniType<Sum>,
  add: () => Promise<Sum>,
): Promise<Sum> => {
  if ((await live.lastPlace()) <= MOST_POSTS) return add();
  const now = clock();
  const before = await sums.read(name);
  if (before !== undefined && now.getTime() - Date.parse(before.at) < MINUTES_KEPT * 60_000)
    return schema.parse(before.sum);
  const sum = await add();
  await sums.keep(name, now.toISOString(), sum);
  return sum;
};
