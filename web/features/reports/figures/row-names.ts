import { flightName } from '#domain/departures/flight-name.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { isFlight, laneOf, monthOf } from '#domain/reports/figures/keys.ts';
import type { Grouping } from '#domain/reports/figures/rows.ts';
import { compactDateWords } from '#web/phrases/days.ts';
import { monthWords } from '#web/ui/time/last-months.ts';

const countryOf = (code: string): string => destinations[code as DestinationCode].country;

/** What a row is called. */
export const rowName = (key: string, by: Grouping): string => {
  if (key === 'total') return 'All together';
  if (by === 'month') return monthWords(key);
  if (by === 'week')
    return isFlight(key)
      ? `Week of ${compactDateWords(key)}`
      : `No flight, ${monthWords(key.slice(0, 'yyyy-mm'.length))}`;
  if (by === 'lane') return countryOf(key);
  return isFlight(key)
    ? flightName(key)
    : `${countryOf(laneOf(key))}, no flight, ${monthWords(monthOf(key))}`;
};

/** What rows are, for the first column of a table. */
export const groupingNames = {
  flight: 'Flight',
  lane: 'Destination',
  week: 'Week',
  month: 'Month',
} as const satisfies Record<Grouping, string>;
