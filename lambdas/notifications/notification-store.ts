import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Audience } from '#domain/notifications/audience.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { expiresInDays } from '../runtime/clock.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { countItems } from '../runtime/table/query.ts';
import { transact } from '../runtime/table/transact.ts';
import { write } from '../runtime/table/write.ts';
import { putNew } from '../runtime/table/writes.ts';

/** A line of a feed without its read mark. Ids rise with time, so the id is also its position. */
type FeedLine = Omit<Notification, 'read'>;

/** How long a line stays in the feed, and how long a repeated event is recognized. */
const FEED_KEPT_DAYS = 365;
const SENT_KEPT_DAYS = 30;

const feedKey = (audience: Audience): string => `FEED#${audience}`;

const Line = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.optional(z.string()),
});

const readKey = (userId: string) => ({ pk: `READ#${userId}`, sk: 'DESK' });

const lineOf = (item: unknown): FeedLine => {
  const { link, ...line } = Line.parse(item);
  return link === undefined ? line : { ...line, link };
};

/**
 * Feeds and read marks. Several feeds of one reader are read as one. Only this file, `sent-store.ts` and `rate-cap.ts` know
 * how they are stored.
 */
export const notificationStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /**
   * Adds a line once for each cause (idempotent). Its position is the time of arrival, so a new line is never already
   * marked as read.
   */
  addLine: async (
    audience: Audience,
    cause: string,
    line: Omit<FeedLine, 'id' | 'at'>,
    now: Date,
  ): Promise<void> => {
    const at = now.toISOString();
    const id = `${at}#${cause}`;
    const claim = {
      pk: `SENT#${cause}`,
      sk: `${audience}#feed`,
      expires_at: expiresInDays(now, SENT_KEPT_DAYS),
    };
    const expires_at = expiresInDays(now, FEED_KEPT_DAYS);
    const item = { pk: feedKey(audience), sk: id, ...line, id, at, expires_at };
    const refused = await transact(
      client,
      { 'added-before': putNew(TableName, claim) },
      { also: [putNew(TableName, item)] },
    );
    if (refused === 'busy')
      throw new Error('The line could not be added: others kept writing the same items.');
  },
  /** Newest first. */
  feed: (audiences: readonly Audience[], page: PageRequest): Promise<Page<FeedLine>> =>
    newestFirst(
      client,
      { TableName, partitions: audiences.map(feedKey), rowOf: lineOf, positionOf: ({ id }) => id },
      page,
    ),
  exists: async (audiences: readonly Audience[], lineId: string): Promise<boolean> => {
    const keys = audiences.map((audience) => ({ pk: feedKey(audience), sk: lineId }));
    const found = await Promise.all(
      keys.map((key) => getItem(client, TableName, key, { consistent: false })),
    );
    return found.some((item) => item !== undefined);
  },
  /** Number of lines after a position, or of all lines. It stops counting at `limit`. */
  countAfter: async (
    audiences: readonly Audience[],
    lineId: string | undefined,
    limit: number,
  ): Promise<number> => {
    const countIn = (audience: Audience) =>
      countItems(
        client,
        {
          TableName,
          KeyConditionExpression: lineId === undefined ? 'pk = :feed' : 'pk = :feed AND sk > :line',
          ExpressionAttributeValues: {
            ':feed': feedKey(audience),
            ...(lineId === undefined ? {} : { ':line': lineId }),
          },
        },
        limit,
      );
    const counts = await Promise.all(audiences.map(countIn));
    return Math.min(
      limit,
      counts.reduce((sum, count) => sum + count, 0),
    );
  },
  /** The read mark of a person, which counts for all feeds because ids rise with time. */
  readMark: async (userId: string): Promise<string | undefined> => {
    const mark = await getItem(client, TableName, readKey(userId));
    return mark && String(mark.up_to);
  },
  /** Moves the read mark forward, never back. */
  moveReadMark: async (userId: string, lineId: string): Promise<void> => {
    await write(client, {
      Update: {
        TableName,
        Key: readKey(userId),
        UpdateExpression: 'SET up_to = :line',
        ConditionExpression: 'attribute_not_exists(up_to) OR up_to < :line',
        ExpressionAttributeValues: { ':line': lineId },
      },
    });
  },
});

export type NotificationStore = ReturnType<typeof notificationStore>;
