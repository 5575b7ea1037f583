import { homeOf } from '#web/shell/home-of.ts';
import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import { atDesk, type DeclaredScreen } from '#web/shell/screens.ts';

/** A customer's shipments, the desk's, and the dock. */
export const shipmentScreens: readonly DeclaredScreen[] = [
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
    path: '/dashboard/shipments/:number',
    title: 'Shipment {number}',
    who: ['customer'],
    back: '/dashboard/shipments',
    instead: sameAtDesk('/shipments/:number', 'shipment.read'),
    first: ({ number }) => [`/api/shipments/${number}`],
  },
  ...atDesk(
    {
      path: '/shipments',
      title: 'Shipments',
      may: 'shipment.read',
      menu: 'Shipments',
      first: () => ['/api/desk/shipments?limit=25'],
    },
    {
      path: '/shipments/:number',
      title: 'Shipment {number}',
      may: 'shipment.read',
      back: '/shipments',
      first: ({ number }) => [`/api/desk/shipments/${number}`],
    },
    {
      path: '/shipments/:number/correct',
      title: 'Shipment {number}',
      may: 'shipment.manage',
      back: '/shipments/:number',
      page: async () => (await import('./caller/caller-pages.ts')).callerPages.CorrectPage,
    },
    {
      path: '/customers/:id/shipment',
      title: 'New shipment',
      may: 'shipment.manage',
      back: '/customers/:id',
      page: async () => (await import('./caller/caller-pages.ts')).callerPages.NewShipmentPage,
    },
    { path: '/dock', title: 'Dock', may: 'piece.manage', menu: 'Dock' },
  ),
];

/** The arrivals of agents. */
export const arrivalScreens: readonly DeclaredScreen[] = [
  {
    path: '/agent',
    title: 'Arrivals',
    who: 'arrival.read',
    menu: 'Arrivals',
    alsoForAdmins: true,
    page: async () => (await import('./arrivals/arrivals-page.tsx')).ArrivalsPage,
  },
  // Before the numbers of shipments, for the first screen that fits an address is taken.
  { path: '/agent/takings', title: 'Takings of the counter', who: 'counter.read', menu: 'Counter takings' },
  { path: '/agent/:number', title: 'Arrival {number}', who: 'arrival.read', back: '/agent' },
  { path: '/agent/flights/:id', title: 'Arriving flight {id}', who: 'arrival.read', back: '/agent' },
];
