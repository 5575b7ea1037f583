import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import { wire } from '#lambdas/quotes/http.ts';
import { listedItem, ownerPartition, quoteItem, waitItem } from '#lambdas/quotes/store/quote-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import { bytesOf, counted, desk, type MeasuredList, minuteOf } from './measured-list.ts';

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

/** Where only the first pages are read whole, the oldest or the newest quotes are stored whole, and pointers to the others. */
const waiting = (rows: number): Iterable<object> =>
  counted(rows, (n) => [waitItem(quoteOf(n)), ...(n < 60 ? [quoteItem(quoteOf(n))] : [])]);
const owned = (rows: number): Iterable<object> =>
  counted(rows, (n) => [
    listedItem(ownerPartition(owner.userId), quoteOf(n)),
    ...(n >= rows - 60 ? [quoteItem(quoteOf(n))] : []),
  ]);

export const quoteLists: readonly MeasuredList[] = [
  { ...atDesk('those of a customer', 'GET /api/quotes', () => []), items: owned, as: owner },
  atDesk('all', list, (quote) => [quoteItem(quote)]),
  atDesk('one status', list, (quote) => [quoteItem(quote)], { status: sample.status }),
  { ...atDesk('waiting for the desk', queue, () => []), items: waiting },
  { ...atDesk('waiting for a reply', queue, () => [], { task: 'reply' }), items: waiting },
];
