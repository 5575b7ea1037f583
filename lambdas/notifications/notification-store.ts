import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Audience } from '#domain/notifications/audience.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { expiresInDays } from '../runtime/clock.ts';
import { conditionHeld } from '../runtime/condition-held.ts';

/** A line of a feed before anyone has read it. Its id is its place: ids rise with time. */
type FeedLine = Omit<Notification, 'read'>;

interface FeedPage {
  readonly lines: readonly FeedLine[];
  /** Id of the last line; absent when none follows. */
  readonly next?: string;
}

/** What a reader's feeds are asked; several are read as one. */
export interface NotificationStore {
  /** Adds a line once per cause, whatever is repeated. Its place is when it arrived, so that it is never born read. */
  addLine(audience: Audience, cause: string, line: Omit<FeedLine, 'id' | 'at'>, now: Date): Promise<void>;
  /** Newest first. */
  feed(page: {
    readonly audiences: readonly Audience[];
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<FeedPage>;
  exists(audiences: readonly Audience[], lineId: string): Promise<boolean>;
  /** How many lines came after one, or in all; counts no further than `most`. */
  countAfter(audiences: readonly Audience[], lineId: string | undefined, most: number): Promise<number>;
  /** Up to where somebody has read, in all feeds at once: the ids of all rise with time. */
  readMark(userId: string): Promise<string | undefined>;
  /** Moves the mark forward; one that is further on already stays. */
  moveReadMark(userId: string, lineId: string): Promise<void>;
}

/** In days: how long a feed looks back, and how long a repeated cause is recognised. */
const FEED_KEPT = 365;
const SENT_KEPT = 30;

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

type Client = DynamoDBDocumentClient;

const addLineTo =
  (client: Client, TableName: string): NotificationStore['addLine'] =>
  async (audience, cause, line, now) => {
    const at = now.toISOString();
    const id = `${at}#${cause}`;
    const claim = { pk: `SENT#${cause}`, sk: `${audience}#feed`, expires_at: expiresInDays(now, SENT_KEPT) };
    const item = {
      pk: feedKey(audience),
      sk: id,
      ...line,
      id,
      at,
      expires_at: expiresInDays(now, FEED_KEPT),
    };
    const ConditionExpression = 'attribute_not_exists(pk)';
    try {
      await client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: claim, ConditionExpression } },
            { Put: { TableName, Item: item, ConditionExpression } },
          ],
        }),
      );
    } catch (failure) {
      const claimed =
        failure instanceof TransactionCanceledException &&
        failure.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed';
      if (!claimed) throw failure;
    }
  };

/** The lines of one feed on one side of an id, or all of them. */
const linesWhere = (audience: Audience, side: '<' | '>', lineId: string | undefined) =>
  lineId === undefined
    ? { KeyConditionExpression: 'pk = :feed', ExpressionAttributeValues: { ':feed': feedKey(audience) } }
    : {
        KeyConditionExpression: `pk = :feed AND sk ${side} :line`,
        ExpressionAttributeValues: { ':feed': feedKey(audience), ':line': lineId },
      };

const feedOf =
  (client: Client, TableName: string): NotificationStore['feed'] =>
  async ({ audiences, after, limit }) => {
    const linesOf = async (audience: Audience) => {
      const { Items } = await client.send(
        new QueryCommand({
          TableName,
          ...linesWhere(audience, '<', after),
          ScanIndexForward: false,
          Limit: limit + 1,
        }),
      );
      return (Items ?? []).map((item) => Line.parse(item));
    };
    const found = (await Promise.all(audiences.map(linesOf)))
      .flat()
      .sort((one, other) => (one.id < other.id ? 1 : -1));
    const lines = found
      .slice(0, limit)
      .map(({ link, ...line }) => (link === undefined ? line : { ...line, link }));
    const last = lines.at(-1);
    return found.length > limit && last ? { lines, next: last.id } : { lines };
  };

const countOf =
  (client: Client, TableName: string): NotificationStore['countAfter'] =>
  async (audiences, lineId, most) => {
    const countIn = async (audience: Audience) => {
      const { Count } = await client.send(
        new QueryCommand({
          TableName,
          Select: 'COUNT',
          Limit: most,
          ...linesWhere(audience, '>', lineId),
        }),
      );
      return Count ?? 0;
    };
    const counts = await Promise.all(audiences.map(countIn));
    return Math.min(
      most,
      counts.reduce((sum, count) => sum + count, 0),
    );
  };

const existsIn =
  (client: Client, TableName: string): NotificationStore['exists'] =>
  async (audiences, lineId) => {
    const found = await Promise.all(
      audiences.map((audience) =>
        client.send(new GetCommand({ TableName, Key: { pk: feedKey(audience), sk: lineId } })),
      ),
    );
    return found.some(({ Item }) => Item !== undefined);
  };

const moveReadMarkOf =
  (client: Client, TableName: string): NotificationStore['moveReadMark'] =>
  async (userId, lineId) => {
    await conditionHeld(
      client.send(
        new UpdateCommand({
          TableName,
          Key: readKey(userId),
          UpdateExpression: 'SET up_to = :line',
          ConditionExpression: 'attribute_not_exists(up_to) OR up_to < :line',
          ExpressionAttributeValues: { ':line': lineId },
        }),
      ),
    );
  };

/** The feeds and how far everyone has read them. With `sent-store.ts` and `announcements/few-places.ts` the only place that knows the table. */
export const notificationStore = (client: Client, TableName: string): NotificationStore => ({
  addLine: addLineTo(client, TableName),
  feed: feedOf(client, TableName),
  exists: existsIn(client, TableName),
  countAfter: countOf(client, TableName),
  readMark: async (userId) => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: readKey(userId), ConsistentRead: true }),
    );
    return Item && String(Item.up_to);
  },
  moveReadMark: moveReadMarkOf(client, TableName),
});
