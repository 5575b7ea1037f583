import { destinationCodes, destinations } from '../kernel/destinations.ts';
import { numberOfFlight, usualDayIn } from './flight-id.ts';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** A flight by its country and the usual day in its id: `Guyana, Nov 27, 2026`; one that staff added has its number behind it: `(2)`. */
export const flightName = (id: string): string => {
  const to = destinationCodes.find((code) => id.startsWith(`${code}-`));
  if (to === undefined) return id;
  const name = `${destinations[to].country}, ${day.format(new Date(`${usualDayIn(id)}T00:00Z`))}`;
  const number = numberOfFlight(id);
  return number === undefined ? name : `${name} (${number})`;
};
