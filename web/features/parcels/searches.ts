import type { Search } from '#web/shell/searches.ts';

/** How parcels are found from every screen: their owner's own, and all of them at the desk. */
export const parcelSearches: readonly Search[] = [
  {
    list: '/dashboard/mailbox',
    title: 'My parcels',
    order: 2,
    load: async () => (await import('./find-my-parcels.ts')).findMyParcels,
  },
  {
    list: '/parcels',
    order: 3,
    load: async () => (await import('./desk/list/find-parcels.ts')).findParcels,
  },
];
