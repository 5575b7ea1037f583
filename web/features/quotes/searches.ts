import type { Search } from '#web/shell/searches.ts';

/** How quotes are found from every screen. */
export const quoteSearches: readonly Search[] = [
  {
    list: '/dashboard/quotes',
    order: 2,
    load: async () => (await import('./mine/find-my-quotes.ts')).findMyQuotes,
  },
  {
    list: '/quotes',
    order: 3,
    load: async () => (await import('./desk/find-quotes.ts')).findQuotes,
  },
];
