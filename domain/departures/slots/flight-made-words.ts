import { OUR_TIME } from '../../kernel/new-york.ts';
import { dayWords, instantWords } from '../../kernel/short-times.ts';
import type { Coming, FlightMade } from './flight-made.ts';
import { slotWords } from './slot-words.ts';

/** For goods that we pick up while every time is taken. */
export const CALL_FOR_TIME = 'Every time for a pickup is taken. Call us, and we find a way.';

/** With which flight goods fly: `Fri, Nov 27 from JFK`. */
export const flightWords = ({ flight }: Pick<FlightMade, 'flight'>): string =>
  `${dayWords(flight.departureDay)} from ${flight.originAirport}`;

/** What has to happen, and until when, for goods to make their flight. Nobody reads to bring what we pick up. */
export const deadlineWords = (
  { way }: Coming,
  { slot, before }: Pick<FlightMade, 'slot' | 'before'>,
): string => {
  const until = `${instantWords(before)}, ${OUR_TIME}, to make this flight.`;
  if (way === 'HERE') return `Book it by ${until}`;
  if (way === 'DROP_OFF') return `It must be at our dock by ${until}`;
  return slot === undefined ? CALL_FOR_TIME : `Book it by ${until} First pickup ${slotWords(slot)}.`;
};
