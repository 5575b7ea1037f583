import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { Entry, MatchReads } from '#lambdas/mailboxes/matching/match-label.ts';

/** What the matcher reads, of mailboxes in memory: their search terms in the order of the table. */
export const readsInMemory = (mailboxes: readonly Mailbox[]): MatchReads => {
  const byNumber = new Map(mailboxes.map((mailbox) => [mailbox.number, mailbox]));
  const sorted = mailboxes
    .flatMap((mailbox): readonly (Entry & { readonly key: string })[] => {
      const terms = searchTerms(mailbox);
      return terms.map((term) => ({ key: `${term}#${mailbox.number}`, number: mailbox.number, terms }));
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const firstFrom = (prefix: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    find: async (number) => byNumber.get(number),
    entries: async (prefix, limit) => {
      const from = firstFrom(prefix);
      const items = sorted.slice(from, from + limit + 1).filter(({ key }) => key.startsWith(prefix));
      return { items: items.slice(0, limit), isCut: items.length > limit };
    },
    all: async (numbers) => numbers.flatMap((number) => byNumber.get(number) ?? []),
  };
};
