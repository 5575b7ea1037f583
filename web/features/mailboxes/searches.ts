import type { Search } from '#web/shell/searches.ts';

/** How mailboxes are found from every screen. */
export const mailboxSearches: readonly Search[] = [
  {
    list: '/mailboxes',
    order: 2,
    load: async () => (await import('./find-mailboxes.ts')).findMailboxes,
  },
];
