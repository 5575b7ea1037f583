import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dueKeys } from '../../runtime/aggregate/due-list.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import { DUE } from './alert-items.ts';

/** The parcels of somebody of which they have not been told, and when they are. */
const News = z.object({
  ownerId: z.string(),
  codes: z.array(z.string()),
  /** Ten minutes after the first of them. Absent while there are none. */
  dueAt: z.optional(z.string()),
  version: z.int(),
});
export type News = z.infer<typeof News>;

/** So long after a first parcel its owner is told of all that came until then. */
const WAIT_MS = 10 * 60_000;

const NEWS = 'NEWS#';
const keyOf = (ownerId: string) => ({ pk: `${NEWS}${ownerId}`, sk: 'NEWS' });

/** Reads an item of the due list. Undefined when it is none of news. */
export const readNews = (item: Readonly<Record<string, unknown>>): News | undefined =>
  String(item.pk).startsWith(NEWS) ? News.parse(item) : undefined;

/** What people have not been told of yet. It is written with its version, so that each parcel is told once, also when two come at once. */
export const newsStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const find = async (ownerId: string): Promise<News | undefined> => {
    const item = await getItem(client, TableName, keyOf(ownerId));
    return item && News.parse(item);
  };
  return {
    find,
    /** The write that adds a parcel to what its owner is told. Whoever has read older news is refused. */
    adding: async (ownerId: string, code: string, now: Date): Promise<Write> => {
      const before = await find(ownerId);
      const dueAt = before?.dueAt ?? new Date(now.getTime() + WAIT_MS).toISOString();
      const codes = [...(before?.codes ?? []), code];
      const news: News = { ownerId, codes, dueAt, version: (before?.version ?? 0) + 1 };
      return putVersion(TableName, { ...keyOf(ownerId), ...dueKeys(DUE, dueAt, ownerId), ...news });
    },
    /**
     * Notes that all of it is told, with the event that tells it. False when another parcel came at this moment: then both are due
     * still.
     */
    tell: ({ ownerId, version }: News, event: PublishedEvent, now: Date): Promise<boolean> =>
      writeTogether(
        client,
        putVersion(TableName, {
          ...keyOf(ownerId),
          ownerId,
          codes: [],
          version: version + 1,
          expires_at: expires(now, 'over'),
        }),
        [outboxItem(TableName, event)],
      ),
  };
};

export type NewsStore = ReturnType<typeof newsStore>;
