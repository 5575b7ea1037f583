import { clockWords } from '../kernel/clock-words.ts';
import { newYorkInstant, OUR_TIME } from '../kernel/new-york.ts';
import type { FlightRecord } from './flight.ts';

/** When a flight leaves as long as nobody has said it: late in the evening. An assumption, which the setting of the lane replaces. */
export const USUAL_DEPARTURE_TIME = '22:00';

type Leaving = Pick<FlightRecord, 'day' | 'departureTime'>;

/** The instant at which a flight leaves by its schedule. JFK and Newark have the time of New York. */
export const departsAt = ({ day, departureTime = USUAL_DEPARTURE_TIME }: Leaving): Date =>
  newYorkInstant(day, departureTime);

/** Sorts flights by when they leave, the earliest first. */
export const byDeparture = <Flight extends Leaving & Pick<FlightRecord, 'id'>>(
  one: Flight,
  other: Flight,
): number => departsAt(one).getTime() - departsAt(other).getTime() || one.id.localeCompare(other.id);

/** The time at which a flight leaves, with its zone: `10:00 PM, New Jersey time`. Undefined as long as nobody has said it. */
export const departureTimeWords = ({
  departureTime,
}: Pick<FlightRecord, 'departureTime'>): string | undefined =>
  departureTime === undefined ? undefined : `${clockWords(departureTime)}, ${OUR_TIME}`;
