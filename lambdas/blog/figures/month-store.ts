import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type AllPosts, AllPostsFigures } from '#domain/blog/figures/endpoints.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { put } from '../../runtime/table/writes.ts';
import { monthKey } from '../items.ts';

const Kept = z.object({ at: z.iso.datetime(), figures: AllPostsFigures });
export type KeptMonth = z.infer<typeof Kept>;

/** A month of all posts as it was added up last, for blogs in which that reads very much. */
export const monthStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (month: string): Promise<KeptMonth | undefined> => {
    const item = await getItem(client, TableName, monthKey(month));
    return item && Kept.parse(item);
  },
  keep: async (month: string, at: string, figures: AllPosts): Promise<void> => {
    await write(client, put(TableName, { ...monthKey(month), at, figures }));
  },
});

export type MonthStore = ReturnType<typeof monthStore>;
