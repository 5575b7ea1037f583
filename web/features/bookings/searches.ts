import type { Search } from '#web/shell/searches.ts';

/** How bookings are found from every screen. */
export const bookingSearches: readonly Search[] = [
  {
    list: '/bookings',
    order: 4,
    load: async () => (await import('./desk/list/find-bookings.ts')).findBookings,
  },
];
