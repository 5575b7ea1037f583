import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../runtime/table/get-item.ts';
import { enquiryKey, toEnquiry } from './store/enquiry-items.ts';

/** Reads the id of the person who wrote, for functions of other domains; undefined while nobody knows who it is, or it may be several. */
export const enquiryWriter =
  (client: DynamoDBDocumentClient, table: string) =>
  async (reference: string): Promise<string | undefined> => {
    const item = await getItem(client, table, enquiryKey(reference));
    return item && toEnquiry(item).userId;
  };
