import type { Search } from '#web/shell/searches.ts';

/** How parcels are found from every screen of the desk. */
export const parcelSearches: readonly Search[] = [
  {
    list: '/parcels',
    order: 3,
    load: async () => (await import('./desk/list/find-parcels.ts')).findParcels,
  },
];
