import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Expiry } from './expires.ts';

/** One write, for a single call or a transaction. Several stores can contribute to one transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An item to write. When it is deleted comes from the table of retention, so a bare number is refused. */
export type NewItem = Readonly<Record<string, unknown>> & { readonly expires_at?: Expiry | undefined };

/** Puts an item in place of what is there. */
export const put = (TableName: string, item: NewItem): Write => ({ Put: { TableName, Item: { ...item } } });

/** Puts an item that must not exist yet. Repeating it is refused, which makes it an idempotency key. */
export const putNew = (TableName: string, item: NewItem): Write => ({
  Put: { TableName, Item: { ...item }, ConditionExpression: 'attribute_not_exists(pk)' },
});

/**
 * Puts the next version of an item in place of exactly the one before (optimistic lock). The first version, 1 unless
 * given, replaces none.
 */
export const putVersion = (
  TableName: string,
  item: NewItem & { readonly version: number },
  { first = 1 }: { readonly first?: number } = {},
): Write =>
  item.version === first
    ? putNew(TableName, item)
    : {
        Put: {
          TableName,
          Item: { ...item },
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': item.version - 1 },
        },
      };
