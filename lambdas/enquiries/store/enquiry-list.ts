import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import type { Search } from '#domain/kernel/search.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { countItems, queryItems } from '../../runtime/table/query.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import {
  enquiryKey,
  listPosition,
  ofPartition,
  referenceIn,
  statusPartition,
  toEnquiry,
} from './enquiry-items.ts';

/** Lists enquiries by status through the index, never by a scan. */
export const enquiryList = (client: DynamoDBDocumentClient, TableName: string) => {
  /** The enquiries of these references, in their order. */
  const named = async (references: readonly string[]): Promise<readonly Enquiry[]> => {
    const items = (await getItems(client, TableName, references.map(enquiryKey))).map(toEnquiry);
    const found = new Map(items.map((enquiry) => [enquiry.reference, enquiry]));
    return references.flatMap((reference) => found.get(reference) ?? []);
  };
  return {
    named,
    /** Enquiries of these statuses as one list, newest first. */
    newest: (statuses: readonly EnquiryStatus[], page: PageRequest): Promise<Page<Enquiry>> =>
      newestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: statuses.map(statusPartition),
          rowOf: toEnquiry,
          positionOf: listPosition,
        },
        page,
      ),
    /** Enquiries that a search finds and that are not closed. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Enquiry> | undefined> => {
      const references = await searchPage(client, TableName, search, page);
      if (references === undefined) return undefined;
      return { ...references, items: await named(references.items) };
    },
    /** The references of the newest conversations with somebody, by their ids, addresses in lower case and numbers in E.164. */
    of: async (contacts: readonly string[], limit: number): Promise<readonly string[]> => {
      const found = await Promise.all(
        contacts.map((contact) =>
          queryItems(
            client,
            {
              TableName,
              KeyConditionExpression: 'pk = :pk',
              ExpressionAttributeValues: { ':pk': ofPartition(contact) },
              ScanIndexForward: false,
            },
            { limit },
          ),
        ),
      );
      const sorted = found.flat().map(({ sk }) => String(sk));
      const newest = [...new Set(sorted)].toSorted((one, other) => other.localeCompare(one));
      return newest.slice(0, limit).map(referenceIn);
    },
    /** The first enquiries of a status, oldest first. */
    oldest: async (status: EnquiryStatus, limit: number): Promise<readonly Enquiry[]> => {
      const items = await queryItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :status',
          ExpressionAttributeValues: { ':status': statusPartition(status) },
        },
        { limit },
      );
      return items.slice(0, limit).map(toEnquiry);
    },
    /** Number of enquiries with a status. It stops counting at `limit`. */
    count: (status: EnquiryStatus, limit: number): Promise<number> =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :status',
          ExpressionAttributeValues: { ':status': statusPartition(status) },
        },
        limit,
      ),
  };
};

export type EnquiryList = ReturnType<typeof enquiryList>;
