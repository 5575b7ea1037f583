import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ReturnedWhy } from '#domain/notifications/returned-mail.ts';
import { getItem } from '../../../runtime/table/get-item.ts';
import { queryItems } from '../../../runtime/table/query.ts';
import { write } from '../../../runtime/table/write.ts';

/** An address whose mail came back, or whose owner called our mail spam. */
const Returned = z.object({
  /** Keyed hash of the address. */
  sk: z.string(),
  email: z.string(),
  why: ReturnedWhy,
  /** When the provider of the address said so. */
  at: z.string(),
  /** The subject of the letter that came back. */
  subject: z.string(),
  /** False after somebody has said that the address works again. */
  stopped: z.boolean(),
});
type Returned = z.infer<typeof Returned>;

const keyOf = (hash: string) => ({ pk: 'RETURNED', sk: hash });

/** Reads all addresses at once. There are few. */
export const returnedReads = (client: DynamoDBDocumentClient, TableName: string) => {
  /** Every address whose mail ever came back, the latest first. */
  const ever = async (): Promise<readonly Returned[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'RETURNED' },
      ConsistentRead: true,
    });
    return items.map((item) => Returned.parse(item)).toSorted((one, other) => other.at.localeCompare(one.at));
  };
  return {
    ever,
    /** All addresses that get no mail now, the latest first. */
    list: async (): Promise<readonly Returned[]> => (await ever()).filter(({ stopped }) => stopped),
  };
};

/**
 * Addresses that get no mail, in the Notifications table: `RETURNED` / `<keyed hash of the address>`. There are few, so that one partition
 * has them all.
 */
export const returnedStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  ...returnedReads(client, TableName),
  /** What holds for an address; undefined while its mail arrives. */
  find: async (hash: string): Promise<Returned | undefined> => {
    const item = await getItem(client, TableName, keyOf(hash));
    const found = item && Returned.parse(item);
    return found?.stopped ? found : undefined;
  },
  /** Stops an address. False for what was known before, and for what happened before somebody said that the address works. */
  stop: (hash: string, about: Omit<Returned, 'sk' | 'stopped'>): Promise<boolean> =>
    write(client, {
      Update: {
        TableName,
        Key: keyOf(hash),
        UpdateExpression: 'SET email = :email, why = :why, #at = :at, subject = :subject, stopped = :yes',
        ConditionExpression: [
          'attribute_not_exists(pk)',
          '(stopped = :no AND works_since < :at)',
          // A complaint weighs more: the desk cannot take it back.
          ...(about.why === 'complaint' ? ['why <> :why'] : []),
        ].join(' OR '),
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: {
          ':email': about.email,
          ':why': about.why,
          ':at': about.at,
          ':subject': about.subject,
          ':yes': true,
          ':no': false,
        },
      },
    }),
  /** Notes that an address works again, and who said so. False when it was not stopped. */
  start: (hash: string, now: Date, by: string): Promise<boolean> =>
    write(client, {
      Update: {
        TableName,
        Key: keyOf(hash),
        UpdateExpression: 'SET stopped = :no, works_since = :now, works_by = :by',
        ConditionExpression: 'stopped = :yes',
        ExpressionAttributeValues: { ':no': false, ':yes': true, ':now': now.toISOString(), ':by': by },
      },
    }),
});

export type ReturnedStore = ReturnType<typeof returnedStore>;
