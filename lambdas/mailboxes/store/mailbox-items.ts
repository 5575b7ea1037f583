import type { Profile } from '#domain/identity/profile.ts';
import { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { searchKey } from '../../runtime/table/search-items.ts';

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

export const mailboxItem = (mailbox: Mailbox) => ({
  ...numberKey(mailbox.number),
  gsi1pk: MAILBOXES,
  gsi1sk: listPosition(mailbox.number),
  ...mailbox,
});
export const ownerItem = ({ userId, number }: Mailbox) => ({ ...ownerKey(userId), number });
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
