import type { Search } from '#web/shell/searches.ts';

/** How shipments are found from every screen. */
export const shipmentSearches: readonly Search[] = [
  {
    list: '/dashboard/shipments',
    order: 1,
    load: async () => (await import('./mine/find-my-shipments.ts')).findMyShipments,
  },
  {
    list: '/shipments',
    order: 1,
    load: async () => (await import('./desk/find-shipments.ts')).findShipments,
  },
];
