/** How a cutoff is counted down to and a flight's day is said: the same on static pages and in the calculator. */

import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { clockWords } from './clock-words.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

const two = (count: number): string => String(count).padStart(2, '0');

/**
 * Time left as figures that do not jump, on one line: `2 d 04:13:22`, or `04:13:22` on the last day. Without seconds
 * `2 d 04:13`.
 */
export const clockLeft = (ms: number, { seconds }: { readonly seconds: boolean }): string => {
  const left = Math.max(0, ms);
  const days = Math.floor(left / DAY_MS);
  const clock = [
    two(Math.floor((left % DAY_MS) / HOUR_MS)),
    two(Math.floor((left % HOUR_MS) / MINUTE_MS)),
    ...(seconds ? [two(Math.floor((left % MINUTE_MS) / SECOND_MS))] : []),
  ].join(':');
  return days > 0 ? `${days}\u00a0d\u00a0${clock}` : clock;
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Time left as a screen reader says it, to the minute: `2 days 4 hours 13 minutes`. */
export const spokenLeft = (ms: number): string => {
  const left = Math.max(0, ms);
  const parts = [
    { count: Math.floor(left / DAY_MS), unit: 'day' },
    { count: Math.floor((left % DAY_MS) / HOUR_MS), unit: 'hour' },
    { count: Math.floor((left % HOUR_MS) / MINUTE_MS), unit: 'minute' },
  ].filter(({ count }) => count > 0);
  return parts.length > 0
    ? parts.map(({ count, unit }) => counted(count, unit)).join(' ')
    : 'less than a minute';
};

/** The parts of a day's name that every browser gives alike and at once; `Intl` takes a slow phone long to begin with. */
const dayParts = (day: Date): string => {
  const [weekday, date, month] = day.toUTCString().split(' ');
  return `${weekday} ${month} ${Number(date)}`;
};

/** A New York day, given as `2026-11-27`: `Fri, Nov 27`. */
export const dayWords = (day: string): string => dayParts(new Date(`${day}T00:00Z`));

const clockOnFace = (face: Date): string => clockWords(face.toISOString().slice('2026-11-27T'.length, 16));

/** An instant as New York's clocks show it: `Tue, Nov 24, 2:00 PM`. */
export const instantWords = (at: Date): string => {
  const face = onNewYorkClocks(at);
  return `${dayParts(face)}, ${clockOnFace(face)}`;
};

/** Only the clock of an instant in New York: `2:00 PM`. */
export const clockOf = (at: Date): string => clockOnFace(onNewYorkClocks(at));
