import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';

/** Updates one item and returns it as it is now; undefined when the condition does not hold. One call in place of a read and a write. */
export const updateItem = async (
  client: DynamoDBDocumentClient,
  update: Omit<UpdateCommandInput, 'ReturnValues'>,
): Promise<Item | undefined> => {
  try {
    return (await client.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }))).Attributes;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return undefined;
    throw failure;
  }
};
