import type { Search } from '#web/shell/searches.ts';

/** How flights are found from every screen. */
export const departureSearches: readonly Search[] = [
  {
    list: '/departures',
    title: 'Flights',
    order: 6,
    load: async () => (await import('./find-flights.ts')).findFlights,
  },
];
