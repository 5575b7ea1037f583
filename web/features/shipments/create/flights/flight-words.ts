import type { UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { Coming } from '#domain/departures/slots/flight-made.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';

/** When goods of a flight can be collected: `Ready in Georgetown Mon, Nov 30 to Wed, Dec 2`. */
export const readyWords = ({ to, eta }: Pick<UpcomingFlight, 'to' | 'eta'>): string =>
  `Ready in ${destinations[to].city} ${dayWords(eta.from)}${eta.to === eta.from ? '' : ` to ${dayWords(eta.to)}`}`;

/** The last moment for goods that their sender brings: `At our dock by Tue, Nov 24, 2:00 PM`; goods that we pick up have none. */
export const cutoffWords = ({ cargoCutoff }: Pick<UpcomingFlight, 'cargoCutoff'>, { way }: Coming): string =>
  way === 'PICKUP' ? 'We pick it up before' : `At our dock by ${instantWords(new Date(cargoCutoff))}`;
