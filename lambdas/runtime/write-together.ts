import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { TransactItem } from './outbox.ts';

/** What says that somebody else was first, whether before us or at this very moment. */
const second = new Set(['ConditionalCheckFailed', 'TransactionConflict']);

/** Writes everything or nothing; false where somebody else was first. Throws where the outcome is unknown. */
export const writeTogether = async (
  client: DynamoDBDocumentClient,
  TransactItems: TransactItem[],
): Promise<boolean> => {
  try {
    await client.send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (failure) {
    const reasons = failure instanceof TransactionCanceledException ? failure.CancellationReasons : undefined;
    if (reasons?.some(({ Code }) => second.has(Code ?? ''))) return false;
    throw failure;
  }
};
