/** The texts of countdowns and flight days, for static pages and the calculator. */

import { clockWords } from '#domain/kernel/clock-words.ts';
import { DAY_MS, HOUR_MS, onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { keepTogether } from '../text/keep-together.ts';
import { MINUTE_MS, SECOND_MS } from './ticker.ts';

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
 * The remaining time with digits that do not move, on one line: `2 d 04:13:22`, or `04:13:22` on the last day. Without
 * seconds `2 d 04:13`.
 */
export const clockLeft = (ms: number, { seconds }: { readonly seconds: boolean }): string => {
  const [days, ...clock] = partsOf(ms);
  const time = clock
    .slice(0, seconds ? 3 : 2)
    .map(two)
    .join(':');
  return days ? `${days}\u00a0d\u00a0${time}` : time;
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The remaining time for a screen reader, to the minute: `2 days 4 hours 13 minutes`. */
export const spokenLeft = (ms: number): string => {
  const parts = partsOf(ms);
  const spoken = ['day', 'hour', 'minute'].map((unit, index) => counted(parts[index] ?? 0, unit));
  return spoken.filter((part) => !part.startsWith('0')).join(' ') || 'less than a minute';
};

/** Weekday, month and day. The first use of `Intl` is slow on old phones, and browsers have different formats. */
const dayParts = (day: Date): string => {
  const [weekday, date, month] = day.toUTCString().split(' ');
  return `${weekday} ${month} ${Number(date)}`;
};

/** A New York day, given as `2026-11-27`: `Fri, Nov 27`. */
export const dayWords = (day: string): string => dayParts(new Date(`${day}T00:00Z`));

const clockOnFace = (face: Date): string => clockWords(face.toISOString().slice('2026-11-27T'.length, 16));

/** An instant in New York time: `Tue, Nov 24, 2:00 PM`. */
export const instantWords = (at: Date): string => {
  const face = onNewYorkClocks(at);
  return `${dayParts(face)}, ${clockOnFace(face)}`;
};

/** An instant in New York time, for a place with little room: `Tue 2 PM`, or `Wed 10:30 AM`. */
export const shortInstantWords = (at: Date): string => {
  const face = onNewYorkClocks(at);
  const [weekday = ''] = dayParts(face).split(',');
  return keepTogether(`${weekday} ${clockOnFace(face).replace(':00', '')}`);
};

/** The time of day of an instant in New York: `2:00 PM`. */
export const clockOf = (at: Date): string => clockOnFace(onNewYorkClocks(at));
