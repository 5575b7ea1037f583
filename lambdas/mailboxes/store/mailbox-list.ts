import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { listPosition, MAILBOXES, numberKey, toMailbox } from './mailbox-items.ts';

/** Lists mailboxes by number through the index, or by search term through the search entries, never by a scan. */
export const mailboxList = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Highest numbers first. */
  newest: (page: PageRequest): Promise<Page<Mailbox>> =>
    newestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [MAILBOXES],
        rowOf: toMailbox,
        positionOf: ({ number }) => listPosition(number),
      },
      page,
    ),
  /** Mailboxes that a search finds, sorted by the term that it found. Undefined for a position of another search. */
  matching: async (search: Search, page: PageRequest): Promise<Page<Mailbox> | undefined> => {
    const listed = await searchPage(client, TableName, search, page);
    if (!listed) return undefined;
    const found = new Map(
      (await getItems(client, TableName, listed.items.map(numberKey)))
        .map(toMailbox)
        .map((mailbox) => [mailbox.number, mailbox]),
    );
    return { ...listed, items: listed.items.flatMap((number) => found.get(number) ?? []) };
  },
});

export type MailboxList = ReturnType<typeof mailboxList>;
