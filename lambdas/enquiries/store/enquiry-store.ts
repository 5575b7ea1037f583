import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  ENQUIRY,
  enquiryItem,
  partitionOf,
  searchWrites,
  threadItem,
  toEnquiry,
  toThreadEntry,
} from './enquiry-items.ts';

/** An enquiry with its thread, oldest entry first. */
export interface WholeEnquiry {
  readonly enquiry: Enquiry;
  readonly thread: readonly ThreadEntry[];
}

/** A change by staff: the new enquiry, the entry of the thread that explains it, and the event. */
interface EnquiryChange {
  readonly before: Enquiry;
  readonly enquiry: Enquiry;
  readonly entry: ThreadEntry;
  readonly event: PublishedEvent | undefined;
}

/** Reads and changes single enquiries. */
export const enquiryStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (reference: string): Promise<WholeEnquiry | undefined> => {
    // Reads the whole partition. A thread has few entries, but they may be long.
    const items = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitionOf(reference) },
    });
    const enquiry = items.find(({ sk }) => sk === ENQUIRY);
    if (!enquiry) return undefined;
    return {
      enquiry: toEnquiry(enquiry),
      thread: items.filter(({ sk }) => sk !== ENQUIRY).map(toThreadEntry),
    };
  },
  /** Writes the next version of the enquiry with its entry and event. False when another version was written in between. */
  change: ({ before, enquiry, entry, event }: EnquiryChange, also: readonly Write[] = []): Promise<boolean> =>
    writeTogether(client, putVersion(TableName, enquiryItem(enquiry)), [
      putNew(TableName, threadItem(enquiry.reference, entry)),
      ...searchWrites(TableName, before, enquiry),
      ...(event ? [outboxItem(TableName, event)] : []),
      ...also,
    ]),
});

export type EnquiryStore = ReturnType<typeof enquiryStore>;
