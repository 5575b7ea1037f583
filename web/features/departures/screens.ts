import { atDesk } from '#web/shell/screens.ts';

/** The flights, for those who plan with them. The page of one is composed in the app. */
export const departureScreens = atDesk({
  path: '/departures',
  title: 'Departures',
  may: 'departure.read',
  menu: 'Departures',
  page: async () => (await import('./list/departure-list-page.tsx')).DepartureListPage,
});
