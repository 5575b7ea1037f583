import { atDesk } from '#web/shell/screens.ts';

/** The screens for parcels that customers miss. */
export const traceScreens = atDesk(
  {
    path: '/parcel-traces',
    title: 'Missed parcels',
    may: 'parcel.read',
    menu: 'Missed parcels',
    first: () => ['/api/desk/parcel-traces?state=OPEN&limit=25'],
    page: async () => (await import('./trace-pages.ts')).tracePages.TraceListPage,
  },
  {
    path: '/parcel-traces/:reference',
    title: 'Search {reference}',
    may: 'parcel.read',
    back: '/parcel-traces',
    first: ({ reference }) => [`/api/desk/parcel-traces/${reference}`],
    page: async () => (await import('./trace-pages.ts')).tracePages.TracePage,
  },
);
