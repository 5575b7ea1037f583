import type { Search } from '#web/shell/searches.ts';

/** How invoices are found from every screen. */
export const billingSearches: readonly Search[] = [
  {
    list: '/dashboard/invoices',
    order: 3,
    load: async () => (await import('./mine/find-my-invoices.ts')).findMyInvoices,
  },
  {
    list: '/billing',
    order: 4,
    load: async () => (await import('./find-invoices.ts')).findInvoices,
  },
];
