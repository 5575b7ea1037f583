/** The texts of countdowns and flight days, for static pages and the calculator. */

import { DAY_MS, HOUR_MS } from '#domain/kernel/new-york.ts';
import { shortInstant } from '#domain/kernel/short-times.ts';
import { keepTogether } from '../text/keep-together.ts';
import { MINUTE_MS, SECOND_MS } from './ticker.ts';

export { dayWords, instantWords } from '#domain/kernel/short-times.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** Days, hours, minutes and seconds of a duration. Zero for a negative one. */
const partsOf = (ms: number): readonly number[] => {
  const left = Math.max(0, ms);
  return [
    left / DAY_MS,
    (left % DAY_MS) / HOUR_MS,
    (left % HOUR_MS) / MINUTE_MS,
    (left % MINUTE_MS) / SECOND_MS,
  ].map(Math.floor);
};

/**
 * The remaining time, on one line: with seconds as digits that do not move, `2 d 04:13:22`, or `04:13:22` on the last day. Without
 * them in words, where digits would read like a time of day: `2 d 4 h`, or `12 h 54 min`.
 */
export const clockLeft = (ms: number, { seconds }: { readonly seconds: boolean }): string => {
  const [days, ...clock] = partsOf(ms);
  const [hours, minutes] = clock;
  const inDay = seconds ? clock.map(two).join(':') : `${hours} h`;
  return keepTogether(days ? `${days} d ${inDay}` : seconds ? inDay : `${inDay} ${minutes} min`);
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The remaining time for a screen reader, to the minute: `2 days 4 hours 13 minutes`. */
export const spokenLeft = (ms: number): string => {
  const parts = partsOf(ms);
  const spoken = ['day', 'hour', 'minute'].map((unit, index) => counted(parts[index] ?? 0, unit));
  return spoken.filter((part) => !part.startsWith('0')).join(' ') || 'less than a minute';
};

/** An instant in New York time that no line breaks, for a place with little room: `Tue 2 PM`, or `Wed 10:30 AM`. */
export const shortInstantWords = (at: Date): string => keepTogether(shortInstant(at));
