import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { searchTerms } from '#domain/quotes/search.ts';
import { wire } from '#lambdas/quotes/http.ts';
import {
  listedItem,
  ownerPartition,
  quoteItem,
  takenItem,
  waitItem,
} from '#lambdas/quotes/store/quote-items.ts';
import { searchEntries } from '#lambdas/runtime/table/search-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import {
  besideClosed,
  bytesOf,
  combinationsOf,
  counted,
  desk,
  FOUND,
  type MeasuredList,
  minuteOf,
  nameOf,
} from './measured-list.ts';

const sample = examples.showAtDesk.reply.quote as Quote;
const owner = { userId: 'sender', roles: ['customer'] } as const;

const quoteOf = (n: number, change: Partial<Quote> = {}): Quote => ({
  ...sample,
  reference: quoteReference.of(bytesOf(n, REFERENCE_BYTES)),
  ownerId: owner.userId,
  createdAt: minuteOf(n),
  changedAt: minuteOf(n),
  waitsSince: minuteOf(n),
  ...change,
});

const handler: MeasuredList['handler'] = (client, env) =>
  wire(env, { ...testDependencies(client), accounts: { find: async () => undefined } });

const atDesk = (
  name: string,
  route: string,
  items: (quote: Quote) => Iterable<object>,
  query: MeasuredList['query'] = {},
): MeasuredList => ({
  name: `quotes: ${name}`,
  table: 'quotes',
  items: (rows) => counted(rows, (n) => items(quoteOf(n))),
  handler,
  route,
  as: desk,
  query,
});

const list = 'GET /api/desk/quotes';
const queue = 'GET /api/desk/quotes/waiting';

/** The newest ones of a customer that two pages of their own search read. */
const NEWEST_READ = 110;

/** Where only the first pages are read whole, the oldest or the newest quotes are stored whole, and pointers to the others. */
const waiting = (rows: number): Iterable<object> =>
  counted(rows, (n) => [waitItem(quoteOf(n)), ...(n < 60 ? [quoteItem(quoteOf(n))] : [])]);
const owned = (rows: number): Iterable<object> =>
  counted(rows, (n) => [
    listedItem(ownerPartition(owner.userId), quoteOf(n)),
    ...(n >= rows - NEWEST_READ ? [quoteItem(quoteOf(n))] : []),
  ]);
const taken = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const quote = quoteOf(n, { assignee: desk.userId });
    return [takenItem(quote), ...(n < 60 ? [quoteItem(quote)] : [])];
  });

/** The search entries in the partition that these searches read, and those quotes whole that they find. */
const searched = (rows: number): Iterable<object> =>
  counted(rows, (n) => {
    const quote = quoteOf(n, { name: nameOf(n) });
    const entries = searchEntries(quote.reference, [], searchTerms(quote), new Date(quote.changedAt));
    return [...entries.filter(({ pk }) => pk === 'SEARCH#q'), ...(n < FOUND ? [quoteItem(quote)] : [])];
  });
const find = 'GET /api/desk/quotes/search';

/** Quotes that wait for the desk, and as many as are over beside them. */
const openBesideClosed = besideClosed((n, isOpen, isElsewhere) => {
  const { waitsFor: _, ...over } = quoteOf(n, { status: 'EXPIRED' });
  const quote = isOpen
    ? quoteOf(n, {
        status: 'DRAFT',
        waitsFor: 'price',
        assignee: desk.userId,
        request: { ...sample.request, to: isElsewhere ? 'JM' : 'GY' },
      })
    : over;
  return [quoteItem(quote), waitItem(quote), takenItem(quote)];
});
const narrowing = { to: 'GY', owner: owner.userId, days: '1' };
/** What waits and what is open, by every combination of their filters. */
export const openQuotes: readonly MeasuredList[] = [
  {
    ...atDesk('waiting ones', queue, () => []),
    items: openBesideClosed,
    queries: combinationsOf({ task: 'price', taken: 'me', ...narrowing }),
  },
  {
    ...atDesk('open ones', list, () => []),
    items: openBesideClosed,
    queries: combinationsOf({ which: 'open', status: 'DRAFT', ...narrowing }).filter(
      (one) => 'which' in one || 'status' in one,
    ),
  },
];
/** All of them in October 2026, one after the other. */
const expired = (n: number): string => new Date(Date.UTC(2026, 9, 2) + n * 20_000).toISOString();

export const quoteLists: readonly MeasuredList[] = [
  ...openQuotes,
  {
    ...atDesk('over, of a month', list, () => [], { closed: '2026-10' }),
    items: (rows) =>
      counted(rows, (n) => [quoteItem(quoteOf(n, { status: 'EXPIRED', createdAt: expired(n) }))]),
    queries: [{}, { status: 'EXPIRED' }, { to: sample.request.to }],
  },
  { ...atDesk('those of a customer', 'GET /api/quotes', () => []), items: owned, as: owner },
  atDesk('all', list, (quote) => [quoteItem(quote)]),
  atDesk('one status', list, (quote) => [quoteItem(quote)], { status: sample.status }),
  { ...atDesk('waiting for the desk', queue, () => []), items: waiting },
  { ...atDesk('waiting for a reply', queue, () => [], { task: 'reply' }), items: waiting },
  { ...atDesk('taken by somebody', queue, () => [], { taken: 'me' }), items: taken },
  {
    ...atDesk('search by two words of a name', find, () => [], { search: 'quellworth sample' }),
    items: searched,
  },
  { ...atDesk('search by one word of a name', find, () => [], { search: 'quellw' }), items: searched },
  {
    ...atDesk("a customer's own search", 'GET /api/quotes', () => [], { limit: '50' }),
    items: owned,
    as: owner,
  },
];
