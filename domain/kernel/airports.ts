import { allDestinations } from './destinations.ts';

/** The airports on our side that a lane may leave from. */
const origins: Readonly<Record<string, string>> = {
  JFK: 'New York',
  LGA: 'New York',
  EWR: 'Newark',
  PHL: 'Philadelphia',
  MIA: 'Miami',
};

const places: ReadonlyMap<string, string> = new Map([
  ...Object.entries(origins),
  ...allDestinations.map(({ airport, city }) => [airport, city] as const),
]);

/** The place of an airport by its IATA code, as people say it: `Newark` for `EWR`. An airport that we do not know keeps its code. */
export const airportPlace = (code: string): string => places.get(code) ?? code;
