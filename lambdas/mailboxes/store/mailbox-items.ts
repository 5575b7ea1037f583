import type { Profile } from '#domain/identity/profile.ts';
import { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** All that comes true together when somebody gets a mailbox. */
export interface Assignment {
  readonly profile: Profile;
  readonly mailbox: Mailbox;
  readonly history: MailboxHistoryEntry;
  readonly event: PublishedEvent;
}

/** Wide enough for every number there may be, so that text order is number order. */
const NUMBER_WIDTH = 12;

export const numberKey = (number: string) => ({ pk: `NUMBER#${number}`, sk: 'MAILBOX' });
export const ownerKey = (userId: string) => ({ pk: `OWNER#${userId}`, sk: 'MAILBOX' });
export const counterKey = { pk: 'COUNTER', sk: 'MAILBOX' };
export const historyPrefix = 'HISTORY#';
/** All mailboxes lie in one partition of the index. */
export const MAILBOXES = 'MAILBOXES';
export const listPosition = (number: string): string => number.padStart(NUMBER_WIDTH, '0');

/** Search entries are spread by their first character, so that no partition holds them all. */
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

/** One small item for each term a mailbox is found under; each carries them all, so that a page can leave out repeats. */
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

/** Parsing drops the keys and holds the table to what the domain says a mailbox is. */
export const toMailbox = (item: unknown): Mailbox => Mailbox.parse(item);
export const toHistoryEntry = (item: unknown): MailboxHistoryEntry => MailboxHistoryEntry.parse(item);
