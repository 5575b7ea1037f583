import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import { instantOf } from '#domain/runs/planning/minutes.ts';
import { spanWords } from '#web/ui/time/span-words.ts';

const MINUTE_MS = 60_000;

/** The time of an instant on the clocks of New York, as a field for times has it: `08:30`. */
export const clockOf = (at: string): string => onNewYorkClocks(new Date(at)).toISOString().slice(11, 16);

/** An instant on the clocks of New York, as people read it: `8:30 AM`, `noon`, `2 PM`. */
export const timeWords = (at: string): string =>
  shortClock(new Date(at))
    .replace(/^12 PM$/, 'noon')
    .replace(' ', '\u00a0');

/** The time so many minutes after midnight of a day. */
export const minuteWords = (day: string, minute: number): string =>
  timeWords(instantOf(day, Math.round(minute)));

/** A length of time in minutes: `25 min`, `1 h 10 min`. */
export const lengthWords = (minutes: number): string => spanWords(Math.round(minutes) * MINUTE_MS);

/** Minutes from one instant to another, rounded. Negative where the other one was before. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
