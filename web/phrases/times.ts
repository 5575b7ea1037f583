/**
 * Times as text, from the schedule. No page contains a typed day or hour. A day with its time and a range with its
 * unit stay on one line.
 */

import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { keepTogether } from '#web/ui/text/keep-together.ts';
import { weekdayWords } from './hours.ts';

const SHORT = 3;

const cutoff = ({ weekday, time }: Schedule['cargoCutoff']): string =>
  keepTogether(`${weekdayWords(weekday)} ${clockWords(time)}`);

/** The cargo cutoff: `Tuesday 2:00 PM`. */
export const cutoffWords = ({ cargoCutoff }: Schedule): string => cutoff(cargoCutoff);

/** The booking cutoff: `Tuesday 4:00 PM`. */
export const bookingCutoffWords = ({ bookingCutoff }: Schedule): string => cutoff(bookingCutoff);

/** The weekday of a lane: `every Friday`. */
export const departureWords = ({ lanes }: Schedule, code: DestinationCode): string =>
  `every ${weekdayWords(lanes[code].departs)}`;

/** The weekday of a lane in short form: `Fri`. */
export const departureDay = ({ lanes }: Schedule, code: DestinationCode): string =>
  weekdayWords(lanes[code].departs).slice(0, SHORT);

/** The airports of a lane: `JFK to GEO`. */
export const routeWords = ({ lanes }: Schedule, code: DestinationCode): string =>
  `${lanes[code].originAirport} to ${destinations[code].airport}`;

const dayRange = (min: number, max: number): string =>
  keepTogether(min === max ? `${min} days` : `${min}-${max} days`);

/** The days from departure to collection: `3-5 days`. */
export const transitWords = ({ lanes }: Schedule, code: DestinationCode): string => {
  const { min, max } = lanes[code].transitDays;
  return dayRange(min, max);
};

/** The transit days of all lanes, fastest to slowest: `3-7 days`. */
export const transitEnvelope = ({ lanes }: Schedule): string => {
  const all = Object.values(lanes).map(({ transitDays }) => transitDays);
  return dayRange(Math.min(...all.map(({ min }) => min)), Math.max(...all.map(({ max }) => max)));
};

/** The pickup radius: `within 25 miles of the Kearny facility`. */
export const pickupWords = ({ schedule, brand }: Pick<SiteSettings, 'schedule' | 'brand'>): string =>
  `within ${schedule.pickup.radiusMiles} miles of the ${brand.facility.city} facility`;

/** The deadline to book a pickup: `5:00 PM the business day before`. */
export const pickupBookBy = ({ pickup }: Schedule): string =>
  `${keepTogether(clockWords(pickup.bookBy))} the business day before`;
