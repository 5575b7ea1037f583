import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/outbox.ts';
import {
  ENQUIRY,
  enquiryItem,
  newItem,
  partitionOf,
  threadItem,
  toEnquiry,
  toThreadEntry,
} from './enquiry-items.ts';

/** An enquiry with everything that was said and done, oldest first. */
export interface WholeEnquiry {
  readonly enquiry: Enquiry;
  readonly thread: readonly ThreadEntry[];
}

/** One step of the desk's work: the enquiry as it is to be, the entry that says why, the event that tells others. */
interface EnquiryChange {
  readonly enquiry: Enquiry;
  readonly entry: ThreadEntry;
  readonly event: PublishedEvent | undefined;
}

export interface EnquiryDesk {
  find(reference: string): Promise<WholeEnquiry | undefined>;
  /** Writes the enquiry one version on with its entry and event; false where somebody else was first. */
  change(change: EnquiryChange): Promise<boolean>;
}

const lostRace = new Set(['ConditionalCheckFailed', 'TransactionConflict']);

const isLostRace = (failure: unknown): boolean =>
  failure instanceof TransactionCanceledException &&
  (failure.CancellationReasons ?? []).some(({ Code }) => lostRace.has(Code ?? ''));

/** Reads a whole partition: a thread is short, but its letters may be long. */
const partitionItems = async (client: DynamoDBDocumentClient, TableName: string, reference: string) => {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(reference) },
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    items.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return items;
};

/** Enquiries as the desk works on them, one by one. */
export const enquiryDesk = (client: DynamoDBDocumentClient, TableName: string): EnquiryDesk => ({
  find: async (reference) => {
    const items = await partitionItems(client, TableName, reference);
    const enquiry = items.find(({ sk }) => sk === ENQUIRY);
    if (!enquiry) return undefined;
    return {
      enquiry: toEnquiry(enquiry),
      thread: items.filter(({ sk }) => sk !== ENQUIRY).map(toThreadEntry),
    };
  },
  change: async ({ enquiry, entry, event }) => {
    const TransactItems = [
      {
        Put: {
          TableName,
          Item: enquiryItem(enquiry),
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': enquiry.version - 1 },
        },
      },
      newItem(TableName, threadItem(enquiry.reference, entry)),
      ...(event ? [outboxItem(TableName, event, new Date(entry.at))] : []),
    ];
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (failure) {
      if (isLostRace(failure)) return false;
      throw failure;
    }
  },
});
