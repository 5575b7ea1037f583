import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expires } from '../table/expires.ts';
import { getItem } from '../table/get-item.ts';
import { write } from '../table/write.ts';

/** Whether the sessions of this user were ended after a token of theirs was issued, in seconds since 1970. */
export type IsEnded = (userId: string, issuedAt: number) => Promise<boolean>;

/** From now on every access token is refused that this user has at this instant. Calling it again is no error. */
export type RefuseOlder = (userId: string, at: Date) => Promise<void>;

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'NOT_BEFORE' });

/** Reads whether a session was ended, in the table of ended sessions. */
export const readsEnded =
  (client: DynamoDBDocumentClient, table: string): IsEnded =>
  async (userId, issuedAt) => {
    const item = await getItem(client, table, keyOf(userId));
    return item !== undefined && issuedAt < Number(item.not_before);
  };

/**
 * Writes from when on tokens of a user count. Tokens name whole seconds, so those of the same second are refused, too: one of them
 * may be older than the change. An earlier instant never replaces a later one.
 */
export const refusesOlder =
  (client: DynamoDBDocumentClient, table: string): RefuseOlder =>
  async (userId, at) => {
    const notBefore = Math.floor(at.getTime() / 1000) + 1;
    await write(client, {
      Put: {
        TableName: table,
        Item: { ...keyOf(userId), not_before: notBefore, expires_at: expires(at, 'session') },
        ConditionExpression: 'attribute_not_exists(pk) OR not_before < :notBefore',
        ExpressionAttributeValues: { ':notBefore': notBefore },
      },
    });
  };
