import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Audience } from '#domain/notifications/audience.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { AnnouncedTally } from '../runtime/announcement.ts';
import { expires } from '../runtime/table/expires.ts';
import { getItem, type Item } from '../runtime/table/get-item.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { countItems } from '../runtime/table/query.ts';
import { transact } from '../runtime/table/transact.ts';
import { write } from '../runtime/table/write.ts';
import { putNew, type Write } from '../runtime/table/writes.ts';
import { type Asked, rememberAsked, settleAsked } from './asked.ts';

/** A line of a feed without its read mark. Ids rise with time, so the id is also its position. */
interface FeedLine extends Omit<Notification, 'read'> {
  /** What it asked for is settled, or they have done it themselves, so nobody has to read it any more. */
  readonly done?: true;
}

const feedKey = (audience: Audience): string => `FEED#${audience}`;
/** What is only counted: one item for each day and kind, whose position is the beginning of that day. */
const tallyKey = (audience: Audience): string => `TALLY#${audience}`;

/** A count as its announcement has it. */
type CountedLine = Pick<AnnouncedTally, 'one' | 'many' | 'link'> & { readonly kind: string };

const Line = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.optional(z.string()),
  done: z.optional(z.literal(true)),
});

const Tally = z.object({
  id: z.string(),
  at: z.string(),
  day: z.string(),
  kind: z.string(),
  count: z.number(),
  one: z.string(),
  many: z.string(),
  link: z.optional(z.string()),
});

const readKey = (userId: string) => ({ pk: `READ#${userId}`, sk: 'DESK' });

const withLink = (line: Omit<FeedLine, 'link'>, link: string | undefined): FeedLine =>
  link === undefined ? line : { ...line, link };

const tallyOf = (item: unknown): FeedLine => {
  const { count, one, many, link, ...tally } = Tally.parse(item);
  return withLink(
    { ...tally, title: count === 1 ? one : many.replace('{count}', String(count)), body: '' },
    link,
  );
};

const lineOf = (item: Item): FeedLine => {
  if ('count' in item) return tallyOf(item);
  const { link, done, ...line } = Line.parse(item);
  return withLink(done ? { ...line, done } : line, link);
};

/** The claim that makes sure that an event is in a feed once. */
const claimOf = (cause: string, audience: Audience, now: Date) => ({
  pk: `SENT#${cause}`,
  sk: `${audience}#feed`,
  expires_at: expires(now, 'sent'),
});

/** Adds one to the count of a day. The first one makes the item. */
const countOnce = (TableName: string, audience: Audience, tally: CountedLine, now: Date): Write => {
  const day = newYorkDay(now);
  const id = `${day}#${tally.kind}`;
  const values = { id, day, at: now.toISOString(), ...tally, expires_at: expires(now, 'notice') };
  const names = Object.keys(values);
  return {
    Update: {
      TableName,
      Key: { pk: tallyKey(audience), sk: id },
      UpdateExpression: `ADD #count :once SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#count': 'count',
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ':once': 1,
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      },
    },
  };
};

/**
 * Feeds and read marks. Several feeds of one reader are read as one. Lines ask somebody to look and are unread at first; counts never are. Only this file, `sent-store.ts` and `rate-cap.ts` know
 * how they are stored.
 */
export const notificationStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /**
   * Adds a line once for each cause (idempotent). Its position is the time of arrival, so a new line is never already
   * marked as read. One that asks for something is done once that is settled, also where that was told before.
   */
  addLine: async (
    audience: Audience,
    cause: string,
    line: Omit<FeedLine, 'id' | 'at'>,
    now: Date,
    asks?: Omit<Asked, 'audience'>,
  ): Promise<void> => {
    const at = now.toISOString();
    const key = { pk: feedKey(audience), sk: `${at}#${cause}` };
    const item = { ...key, ...line, id: key.sk, at, expires_at: expires(now, 'notice') };
    const claim = putNew(TableName, claimOf(cause, audience, now));
    const add = (shown: typeof item) =>
      transact(client, { 'added-before': claim }, { also: [putNew(TableName, shown)] });
    const addAsking = async (asked: Asked) => {
      const settled = rememberAsked(TableName, asked, key, now);
      const refused = await transact(
        client,
        { 'added-before': claim, settled },
        { also: [putNew(TableName, item)] },
      );
      return refused === 'settled' ? add({ ...item, done: true as const }) : refused;
    };
    const refused = await (asks === undefined ? add(item) : addAsking({ audience, ...asks }));
    if (refused === 'busy')
      throw new Error('The line could not be added: others kept writing the same items.');
  },
  /** Marks the line that asked for something as done (idempotent). */
  settle: (asked: Asked, now: Date): Promise<void> => settleAsked(client, TableName, asked, now),
  /** Counts a cause once (idempotent), in the line of its kind and day. */
  addToTally: async (audience: Audience, cause: string, tally: CountedLine, now: Date): Promise<void> => {
    const refused = await transact(
      client,
      { 'added-before': putNew(TableName, claimOf(cause, audience, now)) },
      { also: [countOnce(TableName, audience, tally, now)] },
    );
    if (refused === 'busy') throw new Error('It could not be counted: others kept writing the same items.');
  },
  /** Newest first; the counts of a day come after its lines. */
  feed: (audiences: readonly Audience[], page: PageRequest): Promise<Page<FeedLine>> =>
    newestFirst(
      client,
      {
        TableName,
        partitions: audiences.flatMap((audience) => [feedKey(audience), tallyKey(audience)]),
        rowOf: lineOf,
        positionOf: ({ id }) => id,
      },
      page,
    ),
  exists: async (audiences: readonly Audience[], lineId: string): Promise<boolean> => {
    const keys = audiences.map((audience) => ({ pk: feedKey(audience), sk: lineId }));
    const found = await Promise.all(
      keys.map((key) => getItem(client, TableName, key, { consistent: false })),
    );
    return found.some((item) => item !== undefined);
  },
  /** Number of lines after a position, or of all lines, that nobody has settled, among the newest `limit`. */
  countAfter: async (
    audiences: readonly Audience[],
    lineId: string | undefined,
    limit: number,
  ): Promise<number> => {
    const countIn = (audience: Audience, most: number) =>
      countItems(
        client,
        {
          TableName,
          KeyConditionExpression: lineId === undefined ? 'pk = :feed' : 'pk = :feed AND sk > :line',
          FilterExpression: 'attribute_not_exists(done)',
          ScanIndexForward: false,
          ExpressionAttributeValues: {
            ':feed': feedKey(audience),
            ...(lineId === undefined ? {} : { ':line': lineId }),
          },
        },
        most,
      );
    // One after the other: what one feed has is not counted again in the next.
    let count = 0;
    for (const audience of audiences) if (count < limit) count += await countIn(audience, limit - count);
    return count;
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
