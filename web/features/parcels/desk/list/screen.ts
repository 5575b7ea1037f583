import { atDesk } from '#web/shell/screens.ts';

/** The parcels of the desk. */
export const parcelListScreens = atDesk({
  path: '/parcels',
  title: 'Parcels',
  may: 'parcel.read',
  menu: 'Parcels',
  views: () => ['', '?state=UNIDENTIFIED', '?hold=INVOICE_MISSING'],
  first: () => ['/api/desk/parcels?limit=25'],
  page: async () => (await import('../parcel-pages.ts')).parcelPages.ParcelListPage,
});
