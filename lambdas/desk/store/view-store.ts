import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { SavedView } from '#domain/desk/view.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

const VIEWS = 'VIEWS';
const keyOf = (userId: string) => ({ pk: `VIEWS#${userId}`, sk: VIEWS });

/** All views of a person are one item: they are few, and so two tabs can neither exceed the limit nor lose each other's view. */
const StoredViews = z.object({ views: z.array(SavedView), version: z.int() });
export type StoredViews = z.infer<typeof StoredViews>;

/** The saved views of each person, under their user id: nobody can ask for those of somebody else. */
export const viewStore = (client: DynamoDBDocumentClient, table: string) => {
  const next = (userId: string, views: StoredViews): Write =>
    putVersion(table, { ...keyOf(userId), ...views });
  return {
    of: async (userId: string): Promise<StoredViews> => {
      const item = await getItem(client, table, keyOf(userId));
      return item ? StoredViews.parse(item) : { views: [], version: 0 };
    },
    /** The write of the next version, for a transaction. */
    next,
    /** Writes the next version. False when another one was written in between. */
    keep: (userId: string, views: StoredViews): Promise<boolean> => write(client, next(userId, views)),
  };
};

export type ViewStore = ReturnType<typeof viewStore>;
