import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { enquiryList } from './store/enquiry-list.ts';

/** Pages of all enquiries that are kept, the newest first, for functions of other domains that count them. */
export const allEnquiries =
  (client: DynamoDBDocumentClient, table: string): ((page: PageRequest) => Promise<Page<Enquiry>>) =>
  (page) =>
    enquiryList(client, table).newest(enquiryStatuses, page);
