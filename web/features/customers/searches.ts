import type { Search } from '#web/shell/searches.ts';

/** How customers are found from every screen: they come first, because a caller says a name. */
export const customerSearches: readonly Search[] = [
  {
    list: '/customers',
    order: 0,
    load: async () => (await import('./find-customers.ts')).findCustomers,
  },
];
