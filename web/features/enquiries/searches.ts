import type { Search } from '#web/shell/searches.ts';

/** How enquiries are found from every screen. */
export const enquirySearches: readonly Search[] = [
  {
    list: '/enquiries',
    order: 5,
    load: async () => (await import('./staff/find-enquiries.ts')).findEnquiries,
  },
];
