import { atDesk } from '#web/shell/screens.ts';

/** The flights, for those who plan with them. */
export const departureScreens = atDesk(
  {
    path: '/departures',
    title: 'Departures',
    may: 'departure.read',
    menu: 'Departures',
    page: async () => (await import('./list/departure-list-page.tsx')).DepartureListPage,
  },
  {
    path: '/departures/:id',
    title: 'Departure {id}',
    may: 'departure.read',
    back: '/departures',
    page: async () => (await import('./page/departure-page.tsx')).DeparturePage,
  },
);
