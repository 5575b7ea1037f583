import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';
import type { Write } from './writes.ts';

/** Updates one item without a transaction and returns it as it is then. Undefined when the condition does not hold. */
export const updateItem = async (
  client: DynamoDBDocumentClient,
  update: NonNullable<Write['Update']>,
): Promise<Item | undefined> => {
  try {
    const { Attributes } = await client.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
    return Attributes;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return undefined;
    throw failure;
  }
};
