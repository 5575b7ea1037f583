import { clockWords } from '../../kernel/clock-words.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { addDays } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { type HoursLine, readHours } from '../opening-hours.ts';

const DAYS_A_WEEK = 7;

/** An instant on the clocks of a time zone, `2026-12-07 16:30`. */
const localInstant = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);

/**
 * The last time at which somebody can come to a counter up to a day, by the clocks there: `Mon, Dec 7, 4:30 PM`. If it is closed that day,
 * that is on the last open day before it. Holidays there are not known. Undefined where that is over, where the hours cannot be read, and
 * without a counter.
 * @param day the calendar day there, `2026-12-07`.
 */
export const lastOpenWords = (
  counter: { readonly hours: readonly HoursLine[] } | undefined,
  code: DestinationCode,
  { day, now }: { readonly day: string; readonly now: Date },
): string | undefined => {
  const week = counter && readHours(counter.hours);
  if (week === undefined) return undefined;
  for (let back = 0; back < DAYS_A_WEEK; back += 1) {
    const date = addDays(day, -back);
    const open = week[new Date(`${date}T00:00Z`).getUTCDay()];
    if (open !== undefined)
      return `${date} ${open.to}` > localInstant(now, destinations[code].zone)
        ? `${dayWords(date)}, ${clockWords(open.to)}`
        : undefined;
  }
  return undefined;
};
