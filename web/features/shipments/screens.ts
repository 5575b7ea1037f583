import { homeOf } from '#web/shell/menus.ts';
import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { Screen } from '#web/shell/screens.ts';

/** A customer's shipments, and the arrivals of agents. The pages of one are composed in the app. */
export const shipmentScreens: readonly Screen[] = [
  {
    path: '/dashboard/create-shipment',
    title: 'Create Shipment',
    who: ['customer'],
    back: '/dashboard',
    instead: homeOf,
    page: async () => (await import('./create/create-page.tsx')).CreateShipmentPage,
  },
  {
    path: '/dashboard/shipments',
    title: 'My shipments',
    who: ['customer'],
    back: '/dashboard',
    instead: sameAtDesk('/shipments', 'shipment.read'),
    first: () => ['/api/shipment-drafts', '/api/shipments'],
    page: async () => (await import('./mine/shipments-page.tsx')).MyShipmentsPage,
  },
  {
    path: '/agent',
    title: 'Arrivals',
    who: 'arrival.read',
    menu: 'Arrivals',
    alsoForAdmins: true,
    page: async () => (await import('./arrivals/arrivals-page.tsx')).ArrivalsPage,
  },
];
