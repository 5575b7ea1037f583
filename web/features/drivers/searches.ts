import type { Search } from '#web/shell/searches.ts';

/** How drivers are found from every screen. */
export const driverSearches: readonly Search[] = [
  {
    list: '/drivers',
    order: 9,
    load: async () => (await import('./list/find-drivers.ts')).findDrivers,
  },
];
