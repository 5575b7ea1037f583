import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Notification } from '#domain/notifications/notification.ts';
import { expiresInDays } from '../runtime/clock.ts';

/** A line of the desk's feed before anyone has read it. Its id is its place: ids rise with time. */
type FeedLine = Omit<Notification, 'read'>;

interface FeedPage {
  readonly lines: readonly FeedLine[];
  /** Id of the last line; absent when none follows. */
  readonly next?: string;
}

export interface NotificationStore {
  /** Adds a line once per event, whatever is repeated. Its place is when it arrived, so that it is never born read. */
  addLine(eventId: string, line: Omit<FeedLine, 'id' | 'at'>, now: Date): Promise<void>;
  /** Newest first. */
  feed(page: { readonly after: string | undefined; readonly limit: number }): Promise<FeedPage>;
  exists(lineId: string): Promise<boolean>;
  /** How many lines came after one, or in all; counts no further than `most`. */
  countAfter(lineId: string | undefined, most: number): Promise<number>;
  /** Up to where somebody has read. */
  readMark(userId: string): Promise<string | undefined>;
  /** Moves the mark forward; one that is further on already stays. */
  moveReadMark(userId: string, lineId: string): Promise<void>;
}

const DESK = 'FEED#desk';
/** In days: how long the desk looks back, and how long a repeated event is recognised. */
const FEED_KEPT = 365;
const SENT_KEPT = 30;

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
  async (eventId, line, now) => {
    const at = now.toISOString();
    const id = `${at}#${eventId}`;
    const claim = { pk: `SENT#${eventId}`, sk: 'desk#feed', expires_at: expiresInDays(now, SENT_KEPT) };
    const item = { pk: DESK, sk: id, ...line, id, at, expires_at: expiresInDays(now, FEED_KEPT) };
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

const feedOf =
  (client: Client, TableName: string): NotificationStore['feed'] =>
  async ({ after, limit }) => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :desk',
        ExpressionAttributeValues: { ':desk': DESK },
        ScanIndexForward: false,
        Limit: limit + 1,
        ...(after === undefined ? {} : { ExclusiveStartKey: { pk: DESK, sk: after } }),
      }),
    );
    const found = (Items ?? []).map((item) => Line.parse(item));
    const lines = found
      .slice(0, limit)
      .map(({ link, ...line }) => (link === undefined ? line : { ...line, link }));
    const last = lines.at(-1);
    return found.length > limit && last ? { lines, next: last.id } : { lines };
  };

const countOf =
  (client: Client, TableName: string): NotificationStore['countAfter'] =>
  async (lineId, most) => {
    const { Count } = await client.send(
      new QueryCommand({
        TableName,
        Select: 'COUNT',
        Limit: most,
        ...(lineId === undefined
          ? { KeyConditionExpression: 'pk = :desk', ExpressionAttributeValues: { ':desk': DESK } }
          : {
              KeyConditionExpression: 'pk = :desk AND sk > :line',
              ExpressionAttributeValues: { ':desk': DESK, ':line': lineId },
            }),
      }),
    );
    return Count ?? 0;
  };

const moveReadMarkOf =
  (client: Client, TableName: string): NotificationStore['moveReadMark'] =>
  async (userId, lineId) => {
    try {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: readKey(userId),
          UpdateExpression: 'SET up_to = :line',
          ConditionExpression: 'attribute_not_exists(up_to) OR up_to < :line',
          ExpressionAttributeValues: { ':line': lineId },
        }),
      );
    } catch (failure) {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };

/** The desk's feed and how far everyone has read it. With `sent-store.ts` the only place that knows the table. */
export const notificationStore = (client: Client, TableName: string): NotificationStore => ({
  addLine: addLineTo(client, TableName),
  feed: feedOf(client, TableName),
  exists: async (lineId) => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: { pk: DESK, sk: lineId } }));
    return Item !== undefined;
  },
  countAfter: countOf(client, TableName),
  readMark: async (userId) => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: readKey(userId), ConsistentRead: true }),
    );
    return Item && String(Item.up_to);
  },
  moveReadMark: moveReadMarkOf(client, TableName),
});
