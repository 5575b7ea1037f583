import type { UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { Coming } from '#domain/departures/slots/flight-made.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
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

/**
 * That goods wait at our dock for a flight for longer than storage is free: `Storage is free for 30 days. From Fri, Jan 1 you pay $0.10 per
 * pound per day until it flies.` Day 1 is the day after they come (the terms); which day that is, we know of a pickup with a time.
 * Undefined while all of it is free.
 */
export const waitingWords = (
  { day }: Pick<UpcomingFlight, 'day'>,
  coming: Coming,
  { freeDays, perLbDay }: Pick<RateCard['storage'], 'freeDays' | 'perLbDay'>,
): string | undefined => {
  if (coming.way !== 'PICKUP' || coming.slot === undefined || perLbDay === 0) return undefined;
  const charged = addDays(coming.slot.day, freeDays + 1);
  return day < charged
    ? undefined
    : `Storage is free for ${freeDays} days. From ${dayWords(charged)} you pay ${dollars(perLbDay)} per pound per day until it flies.`;
};
