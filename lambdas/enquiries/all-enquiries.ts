import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { enquiryList } from './store/enquiry-list.ts';

/** Pages of all enquiries that we received and keep, the newest first, for functions of other domains that count them. */
export const allEnquiries =
  (client: DynamoDBDocumentClient, table: string): ((page: PageRequest) => Promise<Page<Enquiry>>) =>
  async (page) => {
    const { items, ...rest } = await enquiryList(client, table).newest(enquiryStatuses, page);
    return { ...rest, items: items.filter(({ kind }) => kind !== 'desk') };
  };
