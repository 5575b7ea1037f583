import type { UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { Coming } from '#domain/departures/slots/flight-made.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';

/** When goods of a flight can be collected: `Ready in Georgetown Mon, Nov 30 to Wed, Dec 2`. */
export const readyWords = ({ to, eta }: Pick<UpcomingFlight, 'to' | 'eta'>): string =>
  `Ready in ${destinations[to].city} ${dayWords(eta.from)}${eta.to === eta.from ? '' : ` to ${dayWords(eta.to)}`}`;

/**
 * How goods come in time for a flight: `At our dock by Tue, Nov 24, 2:00 PM.` where their sender brings them, `We come Tue, Dec 1, 9 AM to noon.`
 * where we pick them up. Empty while no time for that is chosen.
 */
export const inTimeWords = ({ cargoCutoff }: Pick<UpcomingFlight, 'cargoCutoff'>, coming: Coming): string => {
  if (coming.way !== 'PICKUP') return `At our dock by ${instantWords(new Date(cargoCutoff))}.`;
  return coming.slot ? `We come ${slotWords(coming.slot)}.` : '';
};
