import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import { listPosition, statusPartition, toEnquiry } from './enquiry-items.ts';

interface EnquiryPage {
  readonly items: readonly Enquiry[];
  /** Where the page ended; absent when nothing follows. */
  readonly next?: string;
}

export interface EnquiryList {
  /** Enquiries of these statuses as one list, newest first. `after` is the `next` of the page before. */
  newest(page: {
    readonly statuses: readonly EnquiryStatus[];
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<EnquiryPage>;
  /** How many have a status; counts no further than `most`. */
  count(status: EnquiryStatus, most: number): Promise<number>;
}

/** All of a status, or those before a position. */
const listed = (status: EnquiryStatus, before?: string) => ({
  IndexName: 'gsi1',
  KeyConditionExpression: before === undefined ? 'gsi1pk = :status' : 'gsi1pk = :status AND gsi1sk < :before',
  ExpressionAttributeValues: {
    ':status': statusPartition(status),
    ...(before === undefined ? {} : { ':before': before }),
  },
});

/** How the desk leafs through enquiries: by status through the index, never by a scan. */
export const enquiryList = (client: DynamoDBDocumentClient, TableName: string): EnquiryList => {
  const ofStatus = async (status: EnquiryStatus, after: string | undefined, limit: number) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ...listed(status, after),
        ScanIndexForward: false,
        Limit: limit,
      }),
    );
    return Items.map(toEnquiry);
  };
  return {
    newest: async ({ statuses, after, limit }) => {
      const found = (await Promise.all(statuses.map((status) => ofStatus(status, after, limit + 1))))
        .flat()
        .sort((one, other) => (listPosition(one) < listPosition(other) ? 1 : -1));
      const items = found.slice(0, limit);
      const last = items.at(-1);
      return found.length > limit && last ? { items, next: listPosition(last) } : { items };
    },
    count: async (status, most) => {
      const { Count = 0 } = await client.send(
        new QueryCommand({ TableName, ...listed(status), Select: 'COUNT', Limit: most }),
      );
      return Count;
    },
  };
};
