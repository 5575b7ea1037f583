import { atDesk, type Screen } from '#web/shell/screens.ts';

/** A customer's shipments, of which the page of one is composed in the app, and the plain pages of agents. */
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
  {
    path: '/agent',
    title: 'Arrivals',
    who: 'arrival.read',
    menu: 'Arrivals',
    page: async () => (await import('./arrivals/arrivals-page.tsx')).ArrivalsPage,
  },
  {
    path: '/agent/:number',
    title: 'Arrival {number}',
    who: 'arrival.read',
    back: '/agent',
    page: async () => (await import('./arrivals/arrival-page.tsx')).ArrivalPage,
  },
  ...atDesk({
    path: '/dock',
    title: 'Dock',
    may: 'piece.manage',
    menu: 'Dock',
    page: async () => (await import('./dock/dock-page.tsx')).DockPage,
  }),
];
