import { addDays, daysFrom, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';

/** Hours of work: from one instant until before another, ISO 8601 in UTC. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** The moment that an instant is, as hours. */
export const momentOf = (at: Date): Hours => ({
  from: at.toISOString(),
  to: new Date(at.getTime() + 1).toISOString(),
});

/** A New York day from midnight to midnight: 23, 24 or 25 hours. */
export const hoursOfDay = (day: string): Hours => ({
  from: newYorkInstant(day, '00:00').toISOString(),
  to: newYorkInstant(addDays(day, 1), '00:00').toISOString(),
});

/** Every New York day that has a part in these hours, the first one always. Midnight at the end belongs to the next day and has none. */
export const daysTouched = ({ from, to }: Hours): readonly string[] => {
  const first = Date.parse(from);
  return daysFrom(newYorkDay(first), newYorkDay(Math.max(first, Date.parse(to) - 1)));
};
