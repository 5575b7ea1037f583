import { atDesk } from '#web/shell/screens.ts';

/** The desk's list of shipments. The page of one is composed in the app. */
export const deskShipmentScreens = atDesk({
  path: '/shipments',
  title: 'Shipments',
  may: 'shipment.read',
  menu: 'Shipments',
  page: async () => (await import('./list/shipment-list-page.tsx')).ShipmentListPage,
});
