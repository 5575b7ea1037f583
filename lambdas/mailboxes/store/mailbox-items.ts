import * as z from 'zod/mini';
import type { Profile } from '#domain/identity/profile.ts';
import { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { Item, ItemKey } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { searchKey } from '../../runtime/table/search-items.ts';
import type { Write } from '../../runtime/table/writes.ts';

/** Everything that is written when a mailbox is assigned, in one transaction. */
export interface Assignment {
  readonly profile: Profile;
  readonly mailbox: Mailbox;
  readonly history: MailboxHistoryEntry;
  readonly event: PublishedEvent;
}

/** Digits of a number in keys, so that text sorts like numbers. */
const NUMBER_WIDTH = 12;

export const numberKey = (number: string) => ({ pk: `NUMBER#${number}`, sk: 'MAILBOX' });
export const ownerKey = (userId: string) => ({ pk: `OWNER#${userId}`, sk: 'MAILBOX' });
export const counterKey = { pk: 'COUNTER', sk: 'MAILBOX' };
export const historyPrefix = 'HISTORY#';
/** The one partition of the index that holds all mailboxes. */
export const MAILBOXES = 'MAILBOXES';
export const listPosition = (number: string): string => number.padStart(NUMBER_WIDTH, '0');

/** What is stored with a mailbox and shown nowhere. */
const Behind = z.object({
  /** The version of the owner's profile that its name is from. Absent: the first. */
  nameVersion: z.optional(z.number()),
  /** The order that changed it last, by which a repetition is known. */
  lastChange: z.optional(z.string()),
});
type Behind = z.infer<typeof Behind>;
/** A mailbox as it is stored. */
export interface StoredMailbox extends Behind {
  readonly mailbox: Mailbox;
}
export const toStored = (item: unknown): StoredMailbox => ({
  ...Behind.parse(item),
  mailbox: Mailbox.parse(item),
});

export const mailboxItem = (mailbox: Mailbox, behind: Behind = {}) => ({
  ...numberKey(mailbox.number),
  gsi1pk: MAILBOXES,
  gsi1sk: listPosition(mailbox.number),
  ...mailbox,
  ...behind,
});
export const ownerItem = ({ userId, number }: Pick<Mailbox, 'userId' | 'number'>) => ({
  ...ownerKey(userId),
  number,
});
/** The claim of somebody whose mailbox went to another person. It counts for nothing, and may be taken for a new number. */
export const givenAway = (userId: string) => ({ ...ownerKey(userId), given: true });
/** The number that a claim names. Undefined without a claim, and when the mailbox went to somebody else. */
export const claimedNumber = (claim: Item | undefined): string | undefined =>
  claim === undefined || claim.given === true ? undefined : String(claim.number);
/** Claims a number for somebody who has none. */
export const firstClaim = (TableName: string, mailbox: Pick<Mailbox, 'userId' | 'number'>): Write => ({
  Put: {
    TableName,
    Item: ownerItem(mailbox),
    ConditionExpression: 'attribute_not_exists(pk) OR #given = :given',
    ExpressionAttributeNames: { '#given': 'given' },
    ExpressionAttributeValues: { ':given': true },
  },
});
/** Changes a claim that still names the number it did. */
export const nextClaim = (TableName: string, item: ItemKey, number: string): Write => ({
  Put: {
    TableName,
    Item: { ...item },
    ConditionExpression: '#number = :number',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':number': number },
  },
});
export const historyItem = (number: string, entry: MailboxHistoryEntry) => ({
  pk: `NUMBER#${number}`,
  sk: `${historyPrefix}${entry.at}#${entry.id}`,
  ...entry,
});

/** The search entry under the whole number, which every mailbox has. It lists the terms that are stored. */
export const termsKey = (number: string) => searchKey(number, number);
export const searchItem = (number: string, term: string, terms: readonly string[]) => ({
  ...searchKey(number, term),
  number,
  term,
  terms,
});

/** One small item for each search term of a mailbox. Each item lists all terms, so that a page can leave out duplicates. */
export const searchItems = (mailbox: Mailbox) => {
  const terms = searchTerms(mailbox);
  return terms.map((term) => searchItem(mailbox.number, term, terms));
};

/** Claims the id of a note, so that it is written once. It holds the note, for the answer to a repetition. */
export const noteClaim = (number: string, entry: MailboxHistoryEntry) => ({
  ...noteKey(number, entry.id),
  ...entry,
});
export const noteKey = (number: string, id: string) => ({ pk: `NUMBER#${number}`, sk: `NOTE#${id}` });

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toMailbox = (item: unknown): Mailbox => Mailbox.parse(item);
export const toHistoryEntry = (item: unknown): MailboxHistoryEntry => MailboxHistoryEntry.parse(item);
