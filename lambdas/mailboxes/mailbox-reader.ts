import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { mailboxReads } from './store/mailbox-store.ts';

/** Reads single mailboxes for functions of other domains: with status, names and forms. A function needs `GetItem` on the table. */
export const mailboxReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find, ofOwner, current } = mailboxReads(client, table);
  return {
    find: (number: string): Promise<Mailbox | undefined> => find(number),
    /** The mailbox that somebody has now. */
    ofOwner: (userId: string): Promise<Mailbox | undefined> => ofOwner(userId),
    /** The mailbox that a number leads to: an old number leads to the one that its owner has now. */
    behind: (number: string): Promise<Mailbox | undefined> => current(number),
  };
};

export type MailboxReader = ReturnType<typeof mailboxReader>;
