import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { mailboxList } from './store/mailbox-list.ts';

/** Pages of all mailboxes, the highest numbers first, for functions of other domains that count them. */
export const assignedMailboxes = (
  client: DynamoDBDocumentClient,
  table: string,
): ((page: PageRequest) => Promise<Page<Mailbox>>) => mailboxList(client, table).newest;
