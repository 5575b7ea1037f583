import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expires } from '../../runtime/table/expires.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';

/** Only the hash of a secret is stored, so that nobody can open a quote with what is in the table. */
const keyOf = (secret: string) => ({
  pk: `LINK#${createHash('sha256').update(secret).digest('hex')}`,
  sk: 'LINK',
});

/**
 * Links that open one quote without an account. They expire, each use is counted, and all of a quote end when it comes into
 * an account.
 */
export const quoteLinks = (client: DynamoDBDocumentClient, TableName: string, newSecret: () => string) => ({
  /** Makes a link and returns its secret, which is stored nowhere. */
  make: async (reference: string, now: Date): Promise<string> => {
    const secret = newSecret();
    const item = { ...keyOf(secret), reference, uses: 0, expires_at: expires(now, 'link') };
    if (!(await write(client, putNew(TableName, item)))) throw new Error('The secret of a link exists.');
    return secret;
  },
  /** The quote of a link, and counts the use. Undefined for a secret that is not ours or too old. */
  use: async (secret: string, now: Date): Promise<string | undefined> => {
    const link = await updateItem(client, {
      TableName,
      Key: keyOf(secret),
      UpdateExpression: 'ADD #uses :one SET last_used_at = :at',
      ConditionExpression: 'attribute_exists(pk) AND expires_at > :now',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':at': now.toISOString(),
        ':now': Math.floor(now.getTime() / 1000),
      },
    });
    return link && String(link.reference);
  },
});

export type QuoteLinks = ReturnType<typeof quoteLinks>;
