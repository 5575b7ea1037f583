import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { abortOptions } from './abort-options.ts';
import type { ItemKey } from './get-item.ts';

interface Lease {
  /** The counter. */
  readonly key: ItemKey;
  /** The first number that is given out. */
  readonly first: number;
  readonly size: number;
  readonly signal?: AbortSignal | undefined;
}

/** Reserves `size` numbers for good and returns the first. Numbers that are not used stay a gap. */
export const leaseNumbers = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  { key, first, size, signal }: Lease,
): Promise<number> => {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName,
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: 'SET #next = if_not_exists(#next, :first) + :size',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':first': first, ':size': size },
      ReturnValues: 'UPDATED_NEW',
    }),
    abortOptions(signal),
  );
  return Number(Attributes?.next) - size;
};
