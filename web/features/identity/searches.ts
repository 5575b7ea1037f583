import type { Search } from '#web/shell/searches.ts';

/** How people who work here are found from every screen. */
export const identitySearches: readonly Search[] = [
  {
    list: '/admin/staff',
    title: 'People who work here',
    order: 7,
    load: async () => (await import('./staff/find-colleagues.ts')).findColleagues,
  },
];
