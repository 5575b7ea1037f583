import type { Screen } from '#web/shell/screens.ts';

/** A customer's shipments. The page of one is composed in the app. */
export const shipmentScreens: readonly Screen[] = [
  {
    path: '/dashboard/create-shipment',
    title: 'Create Shipment',
    who: ['customer'],
    back: '/dashboard',
    page: async () => (await import('./create/create-page.tsx')).CreateShipmentPage,
  },
  {
    path: '/dashboard/shipments',
    title: 'My shipments',
    who: ['customer'],
    back: '/dashboard',
    page: async () => (await import('./mine/shipments-page.tsx')).MyShipmentsPage,
  },
];
