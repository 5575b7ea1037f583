import { clockWords } from '../../kernel/clock-words.ts';
import { instantIn } from '../../kernel/day-in.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { addDays, weekdayOf } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { type HoursLine, readHours } from '../opening-hours.ts';

const DAYS_A_WEEK = 7;

/** A day there, `2026-12-07`, and the time at which a counter closes, `16:30`. */
interface LastOpen {
  readonly date: string;
  readonly closes: string;
  /** The instant of it, ISO 8601. */
  readonly at: string;
}

/**
 * The last time at which somebody can come to a counter up to a day. If it is closed that day, that is on the last open day before it.
 * Holidays there are not known. Undefined where that is over, where the hours cannot be read, and without a counter.
 * @param day the calendar day there, `2026-12-07`.
 */
const lastOpen = (
  counter: { readonly hours: readonly HoursLine[] } | undefined,
  code: DestinationCode,
  { day, now }: { readonly day: string; readonly now: Date },
): LastOpen | undefined => {
  const week = counter && readHours(counter.hours);
  if (week === undefined) return undefined;
  for (let back = 0; back < DAYS_A_WEEK; back += 1) {
    const date = addDays(day, -back);
    const open = week[weekdayOf(date)];
    if (open === undefined) continue;
    const at = instantIn(date, open.to, destinations[code].zone);
    return at > now.toISOString() ? { date, closes: open.to, at } : undefined;
  }
  return undefined;
};

/** The same in words, by the clocks there: `Mon, Dec 7, 4:30 PM`. */
export const lastOpenWords = (...asked: Parameters<typeof lastOpen>): string | undefined => {
  const last = lastOpen(...asked);
  return last && `${dayWords(last.date)}, ${clockWords(last.closes)}`;
};

/** The same as an instant, ISO 8601: what counts down to it ends when the words say. */
export const lastOpenAt = (...asked: Parameters<typeof lastOpen>): string | undefined =>
  lastOpen(...asked)?.at;
