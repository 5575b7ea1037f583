import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

/** One write as DynamoDB takes it, alone or in a transaction. Several stores may each give theirs to one transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

type Item = Readonly<Record<string, unknown>>;

/** Puts an item where there is none: the same write again is refused, so whatever it stands for happens once. */
export const putNew = (TableName: string, item: Item): Write => ({
  Put: { TableName, Item: { ...item }, ConditionExpression: 'attribute_not_exists(pk)' },
});

/**
 * Puts an item in place of exactly the version before it (optimistic lock). The first version replaces none; it is 1
 * unless told.
 */
export const putVersion = (
  TableName: string,
  item: Item & { readonly version: number },
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
