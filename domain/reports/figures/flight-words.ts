import { FLIGHT_ID_SHAPE, usualDayIn } from '../../departures/flight-id.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** A flight by its country and the day in its id: `Guyana, Nov 27, 2026`; one that staff added to a day has its number behind it: `(2)`. */
export const flightWords = (id: string): string => {
  const [, to, , number] = FLIGHT_ID_SHAPE.exec(id) ?? [];
  if (to === undefined) return id;
  const { country } = destinations[to as DestinationCode];
  const words = `${country}, ${day.format(new Date(`${usualDayIn(id)}T00:00Z`))}`;
  return number === undefined ? words : `${words} (${number})`;
};
