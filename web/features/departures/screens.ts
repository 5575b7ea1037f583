import { atDesk } from '#web/shell/screens.ts';

/** The flights, and one of them. */
export const departureScreens = atDesk(
  {
    path: '/departures',
    title: 'Departures',
    may: 'departure.read',
    menu: 'Departures',
    first: () => ['/api/desk/departures'],
  },
  {
    path: '/departures/:id',
    title: 'Departure {id}',
    may: 'departure.read',
    back: '/departures',
    first: ({ id }) => [`/api/desk/departures/${id}`],
  },
);
