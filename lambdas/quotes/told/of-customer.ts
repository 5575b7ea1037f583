import { answerStep } from '#domain/quotes/answer-step.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { newestOf, type OfCustomer, todoOf } from '../../runtime/of-customer.ts';
import { keyedHash } from '../../runtime/secrets/keyed-hash.ts';
import { quoteList } from '../store/quote-list.ts';

/** The quotes of a person, and those that a guest asked for with one of their addresses, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'QUOTES_TABLE'> = {
  table: 'QUOTES_TABLE',
  kind: 'quotes',
  things: async ({ client, table, keyFor, now }, { ids, emails }, limit) => {
    const list = quoteList(client, table);
    const page = { after: undefined, limit: limit + 1 };
    const key = await keyFor('quote-inboxes')();
    const pages = await Promise.all([
      list.ofOwner(ids, page),
      ...emails.map((email) => list.ofInbox(keyedHash(key, email, 40), page)),
    ]);
    const found = new Map(pages.flatMap(({ items }) => items).map((quote) => [quote.reference, quote]));
    const newest = newestOf([[...found.values()]], { atOf: ({ createdAt }) => createdAt, limit: limit + 1 });
    return newest.map((quote) => ({
      id: quote.reference,
      title: requestInWords(quote.request),
      state: quote.status,
      at: quote.createdAt,
      path: `/quotes/${quote.reference}`,
      ...todoOf(answerStep(quote, now)),
      ...(isOpen(quote.status) || quote.waitsFor !== undefined ? { isOpen: true as const } : {}),
    }));
  },
};
