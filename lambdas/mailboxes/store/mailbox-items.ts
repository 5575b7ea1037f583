import type { Profile } from '#domain/identity/profile.ts';
import { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

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

/** Search entries are spread over partitions by their first character, so that no partition gets hot. */
export const searchPartition = (term: string): string => `SEARCH#${[...term][0] ?? ''}`;

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

/** One small item for each search term of a mailbox. Each item lists all terms, so that a page can leave out duplicates. */
export const searchItems = (mailbox: Mailbox) => {
  const terms = searchTerms(mailbox);
  return terms.map((term) => ({
    pk: searchPartition(term),
    sk: `${term}#${mailbox.number}`,
    number: mailbox.number,
    term,
    terms,
  }));
};

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toMailbox = (item: unknown): Mailbox => Mailbox.parse(item);
export const toHistoryEntry = (item: unknown): MailboxHistoryEntry => MailboxHistoryEntry.parse(item);
