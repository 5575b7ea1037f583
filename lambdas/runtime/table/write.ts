import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Write } from './writes.ts';

/**
 * Writes one item without a transaction, at half the price. False when the condition does not hold or a transaction is
 * writing the item.
 */
export const write = async (
  client: DynamoDBDocumentClient,
  { Put, Update }: Pick<Write, 'Put' | 'Update'>,
): Promise<boolean> => {
  try {
    if (Put) await client.send(new PutCommand(Put));
    if (Update) await client.send(new UpdateCommand(Update));
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    if (failure instanceof TransactionConflictException) return false;
    throw failure;
  }
};
