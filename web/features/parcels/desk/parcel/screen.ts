import { atDesk } from '#web/shell/screens.ts';

/** One parcel at the desk. */
export const deskParcelScreens = atDesk({
  path: '/parcels/:code',
  title: 'Parcel {code}',
  may: 'parcel.read',
  back: '/parcels',
  first: ({ code }) => [`/api/desk/parcels/${code}`],
  page: async () => (await import('../parcel-pages.ts')).parcelPages.ParcelPage,
});
