import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { FIRST_MAILBOX_NUMBER, type Mailbox, type MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { profileCreation } from '../../identity/index.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { leaseNumbers } from '../../runtime/table/lease-numbers.ts';
import { outboxItem } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew } from '../../runtime/table/writes.ts';
import {
  type Assignment,
  claimedNumber,
  counterKey,
  firstClaim,
  historyItem,
  historyPrefix,
  mailboxItem,
  numberKey,
  ownerKey,
  searchItems,
  toHistoryEntry,
  toMailbox,
} from './mailbox-items.ts';

/** `busy`: nothing was written because of a write conflict; the caller may try again. */
export type AssignmentOutcome = 'assigned' | 'owner-has-one' | 'number-taken' | 'busy';

/** More entries than any mailbox has, and still one page. */
const HISTORY_SHOWN = 200;

/** Reads mailboxes. */
export const mailboxReads = (client: DynamoDBDocumentClient, TableName: string) => {
  const find = async (number: string, signal?: AbortSignal): Promise<Mailbox | undefined> => {
    const item = await getItem(client, TableName, numberKey(number), { signal });
    return item && toMailbox(item);
  };
  /** The mailbox that stands for a number now: that one, or the one that has replaced it. */
  const current = async (number: string, signal?: AbortSignal): Promise<Mailbox | undefined> => {
    const found = await find(number, signal);
    return found?.replacedBy === undefined ? found : current(found.replacedBy, signal);
  };
  const ofOwner = async (userId: string, signal?: AbortSignal): Promise<Mailbox | undefined> => {
    const number = claimedNumber(await getItem(client, TableName, ownerKey(userId), { signal }));
    return number === undefined ? undefined : current(number, signal);
  };
  /**
   * Those of up to 100 people who have a mailbox. One that was assigned a moment ago may be missing (eventually consistent
   * read).
   */
  const ownersAmong = async (userIds: readonly string[]): Promise<ReadonlySet<string>> => {
    const claims = await getItems(client, TableName, userIds.map(ownerKey));
    const standing = claims.filter((claim) => claimedNumber(claim) !== undefined);
    return new Set(standing.map(({ pk }) => String(pk).slice('OWNER#'.length)));
  };
  /** History of a mailbox, newest first. */
  const history = async (number: string): Promise<readonly MailboxHistoryEntry[]> => {
    const entries = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': `NUMBER#${number}`, ':prefix': historyPrefix },
        ScanIndexForward: false,
      },
      { limit: HISTORY_SHOWN },
    );
    return entries.map(toHistoryEntry);
  };
  return { find, current, ofOwner, ownersAmong, history };
};

/**
 * Reads and writes mailboxes, the claims of their owners and the counter. Only this file and `mailbox-list.ts` know how
 * they are stored.
 */
export const mailboxStore = (
  client: DynamoDBDocumentClient,
  tables: { readonly mailboxes: string; readonly profiles: string },
) => ({
  ...mailboxReads(client, tables.mailboxes),
  /** Writes profile, mailbox, claim, history, search entries and event in one transaction. */
  assign: async (assignment: Assignment, signal?: AbortSignal): Promise<AssignmentOutcome> => {
    const { profile, mailbox, history, event } = assignment;
    const table = tables.mailboxes;
    const refused = await transact(
      client,
      {
        'owner-has-one': firstClaim(table, mailbox),
        'number-taken': putNew(table, mailboxItem(mailbox)),
      },
      {
        also: [
          profileCreation(tables.profiles, profile),
          putNew(table, historyItem(mailbox.number, history)),
          outboxItem(table, event),
          ...searchItems(mailbox).map((item) => putNew(table, item)),
        ],
        signal,
        tries: 1,
      },
    );
    return refused ?? 'assigned';
  },
  /** Reserves `size` numbers and returns the first. They are never given out again. */
  leaseNumbers: (size: number, signal?: AbortSignal): Promise<number> =>
    leaseNumbers(client, tables.mailboxes, { key: counterKey, first: FIRST_MAILBOX_NUMBER, size, signal }),
});

export type MailboxStore = ReturnType<typeof mailboxStore>;
