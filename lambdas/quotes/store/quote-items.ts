import { isOpen, type QuoteStatus } from '#domain/quotes/lifecycle.ts';
import { Quote, QuoteEntry } from '#domain/quotes/quote.ts';
import { dueKeys } from '../../runtime/aggregate/due-list.ts';
import { type Expiry, expires } from '../../runtime/table/expires.ts';

export const QUOTE = 'QUOTE';
export const ENTRY = 'ENTRY#';

/** What the desk has to do. */
type Task = NonNullable<Quote['waitsFor']>;

export const partitionOf = (reference: string): string => `QUOTE#${reference}`;
export const statusPartition = (status: QuoteStatus): string => `STATUS#${status}`;
export const taskPartition = (task: Task): string => `WAITS#${task}`;
/** What waits and one person has taken. */
export const takenPartition = (by: string): string => `TAKEN#${by}`;
/** In place of a user id: nobody has taken it. */
export const NOBODY = 'nobody';
export const DUE = 'DUE';
export const ownerPartition = (userId: string): string => `OWNER#${userId}`;
/** Of all quotes that were mailed to one address. The address is only there as a keyed hash. */
export const inboxPartition = (hash: string): string => `INBOX#${hash}`;

/** Key of a quote. */
export const quoteKey = (reference: string) => ({ pk: partitionOf(reference), sk: QUOTE });

/** Sorts by the time when it was asked for. */
export const listPosition = ({ createdAt, reference }: Pick<Quote, 'createdAt' | 'reference'>): string =>
  `${createdAt}#${reference}`;

const keptFrom = (at: string): Expiry => expires(new Date(at), 'quotes');

/** The quote without its history. */
export const quoteItem = (quote: Quote) => ({
  ...quoteKey(quote.reference),
  gsi1pk: statusPartition(quote.status),
  gsi1sk: listPosition(quote),
  ...quote,
  expires_at: keptFrom(quote.changedAt),
});

const VERSION_DIGITS = 8;

/** Sorts by the version that the change made, which is right whatever the clocks say, then by the place within the change. */
export const entryItem = ({ reference, version }: Quote, entry: QuoteEntry, place: number) => ({
  pk: partitionOf(reference),
  sk: `${ENTRY}${String(version).padStart(VERSION_DIGITS, '0')}#${place}`,
  ...entry,
  expires_at: keptFrom(entry.at),
});

/** A small item that only points to a quote. It is in the index as long as it has a place there. */
const pointer = (quote: Quote, sk: string, place: { gsi1pk: string; gsi1sk: string } | undefined) => ({
  pk: partitionOf(quote.reference),
  sk,
  reference: quote.reference,
  ...place,
  expires_at: keptFrom(quote.changedAt),
});

/** Sorts by the time since when somebody has to do something. */
const waitPosition = ({ waitsSince, changedAt, reference }: Quote): string =>
  `${waitsSince ?? changedAt}#${reference}`;

/** In the queue of the desk while somebody has to do something (sparse). */
export const waitItem = (quote: Quote) =>
  pointer(
    quote,
    'WAITS',
    quote.waitsFor === undefined
      ? undefined
      : {
          gsi1pk: taskPartition(quote.waitsFor),
          gsi1sk: waitPosition(quote),
        },
  );

/** The same by the person who has taken it (sparse). */
export const takenItem = (quote: Quote) =>
  pointer(
    quote,
    'TAKEN',
    quote.waitsFor === undefined
      ? undefined
      : { gsi1pk: takenPartition(quote.assignee ?? NOBODY), gsi1sk: waitPosition(quote) },
  );

/** In the list of what expires, by that instant, while the customer can answer (sparse). */
export const dueItem = (quote: Quote) =>
  pointer(
    quote,
    DUE,
    isOpen(quote.status) && quote.expiresAt !== undefined
      ? dueKeys(DUE, quote.expiresAt, quote.reference)
      : undefined,
  );

/** One quote in the list of an owner or an inbox. It is written once and never changes. */
export const listedItem = (partition: string, quote: Quote) => ({
  pk: partition,
  sk: listPosition(quote),
  reference: quote.reference,
  expires_at: keptFrom(quote.createdAt),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toQuote = (item: unknown): Quote => Quote.parse(item);
export const toEntry = (item: unknown): QuoteEntry => QuoteEntry.parse(item);
