import type { Search } from '#web/shell/searches.ts';

/** How vehicles are found from every screen. */
export const vehicleSearches: readonly Search[] = [
  {
    list: '/vehicles',
    order: 8,
    load: async () => (await import('./list/find-vehicles.ts')).findVehicles,
  },
];
