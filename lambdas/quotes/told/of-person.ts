import { CLOSED_ACCOUNT } from '#domain/kernel/person/closed-account.ts';
import { mayBecome } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { searchTerms } from '#domain/quotes/search.ts';
import {
  itemsIn,
  type OfPerson,
  type Part,
  type PersonAccess,
  searchEntriesOf,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import { keyedHash } from '../../runtime/secrets/keyed-hash.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { outboxItem } from '../../runtime/table/outbox.ts';
import { put } from '../../runtime/table/writes.ts';
import { eventOf } from '../change/events.ts';
import { groupPartition, toKeptGroup } from '../group/group-store.ts';
import {
  dueItem,
  ENTRY,
  inboxPartition,
  ownerPartition,
  partitionOf,
  QUOTE,
  quoteItem,
  takenItem,
  toEntry,
  toQuote,
  waitItem,
} from '../store/quote-items.ts';
import { ownEntry, ownGroupOf, ownQuote } from './own-words.ts';

/** The quotes of an account, and those that a guest asked for with one of its addresses. */
const referencesOf = async (access: PersonAccess, { ids, emails }: Whom): Promise<readonly string[]> => {
  const key = await access.keyFor('quote-inboxes')();
  const inboxes = emails.map((email) => inboxPartition(keyedHash(key, email, 40)));
  const rows = await Promise.all([...ids.map(ownerPartition), ...inboxes].map((pk) => itemsIn(access, pk)));
  return [...new Set(rows.flat().map(({ reference }) => String(reference)))];
};

const nobody = { name: CLOSED_ACCOUNT, email: '' };

/** The quote without its person. One that was not answered is declined: nobody prices it, and it is in no list of open work. */
const leftOf = (access: PersonAccess, item: Item, quote: Quote): Pick<Part, 'closing' | 'also'> => {
  if (!mayBecome(quote.status, 'DECLINED')) return { closing: without(item, nobody) };
  const { now, table, newId, correlationId } = access;
  const { waitsFor: _, waitsSince: __, ...others } = quote;
  const at = now.toISOString();
  const next: Quote = {
    ...others,
    ...nobody,
    status: 'DECLINED',
    answeredAt: at,
    changedAt: at,
    version: quote.version + 1,
  };
  const entry = { id: newId(), at, what: 'declined' as const, by: quote.ownerId ?? 'guest' };
  return {
    closing: quoteItem(next),
    also: [
      ...[waitItem(next), takenItem(next), dueItem(next)].map((pointer) => put(table, pointer)),
      outboxItem(table, eventOf(next, entry, { newId, correlationId })),
    ],
  };
};

const partOf = (access: PersonAccess, whom: Whom, reference: string, item: Item): Part => {
  if (item.sk === QUOTE) {
    const quote = toQuote(item);
    return { item, shown: ownQuote(quote), ...leftOf(access, item, quote) };
  }
  // What people wrote goes; which price was set, when and by whom stays.
  if (String(item.sk).startsWith(ENTRY))
    return {
      item,
      shown: ownEntry(reference, toEntry(item), whom),
      closing: without(item, { text: undefined }),
    };
  return { item, closing: 'kept' };
};

/** Quotes keep what was promised, and forget to whom. Nobody who left is in a price group. */
export const ofPerson: OfPerson<'QUOTES_TABLE'> = {
  table: 'QUOTES_TABLE',
  heading: 'Quotes',
  parts: async function* (access, whom) {
    for (const reference of await referencesOf(access, whom)) {
      const items = await itemsIn(access, partitionOf(reference));
      const quote = items.find(({ sk }) => sk === QUOTE);
      if (quote !== undefined) yield* await searchEntriesOf(access, reference, searchTerms(toQuote(quote)));
      for (const item of items) yield partOf(access, whom, reference, item);
    }
    for (const id of whom.ids)
      for (const item of await itemsIn(access, groupPartition(id)))
        yield { item, shown: ownGroupOf(toKeptGroup(item)), closing: 'deleted' };
  },
};
