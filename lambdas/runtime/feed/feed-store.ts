import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { FeedLink } from '#domain/kernel/feed/feed-link.ts';
import { writeVersion } from '../aggregate/write-version.ts';
import { expires } from '../table/expires.ts';
import { getItem } from '../table/get-item.ts';
import type { PublishedEvent } from '../table/outbox.ts';
import { updateItem } from '../table/update-item.ts';
import { put } from '../table/writes.ts';

/** The secret has 128 random bits, so its plain hash tells nothing of it. */
export const hashOfFeed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const linkKey = (userId: string) => ({ pk: `FEED_OF#${userId}`, sk: 'LINK' });
/** Leads from a secret to whose link it is. Alone it opens nothing: the link itself says which secret it has now. */
const ownerKey = (hash: string) => ({ pk: `FEED#${hash}`, sk: 'OWNER' });

/** The links by which calendars of people at the desk read a domain, one for each person, in its own table. */
export const feedStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (userId: string): Promise<FeedLink | undefined> => {
    const item = await getItem(client, TableName, linkKey(userId));
    return item && FeedLink.parse(item);
  },
  /** Writes the next version of somebody's link with its event. False when it was written, or read by a calendar, in between. */
  write: async (
    userId: string,
    { before, after }: { readonly before: FeedLink | undefined; readonly after: FeedLink },
    { event, now }: { readonly event: PublishedEvent; readonly now: Date },
  ): Promise<boolean> => {
    const refused = await writeVersion(client, TableName, {
      item: { ...linkKey(userId), ...after },
      events: [event],
      also: [
        ...(before?.hash === undefined
          ? []
          : [put(TableName, { ...ownerKey(before.hash), userId, expires_at: expires(now, 'over') })]),
        ...(after.hash === undefined ? [] : [put(TableName, { ...ownerKey(after.hash), userId })]),
      ],
    });
    return refused === undefined;
  },
  /** Whose link a secret opens, and counts that it was read. Undefined for one that nobody has, that was renewed or ended. */
  read: async (secret: string, now: Date): Promise<string | undefined> => {
    const hash = hashOfFeed(secret);
    const owner = await getItem(client, TableName, ownerKey(hash));
    if (owner === undefined) return undefined;
    const userId = String(owner.userId);
    const counted = await updateItem(client, {
      TableName,
      Key: linkKey(userId),
      UpdateExpression: 'ADD #uses :one SET #usedAt = :now',
      ConditionExpression: '#hash = :hash',
      ExpressionAttributeNames: { '#uses': 'uses', '#usedAt': 'usedAt', '#hash': 'hash' },
      ExpressionAttributeValues: { ':one': 1, ':now': now.toISOString(), ':hash': hash },
    });
    return counted && userId;
  },
});

export type FeedStore = ReturnType<typeof feedStore>;
