import { dayWords } from '#web/ui/time/countdown-words.ts';

const yearOf = (day: string): string => day.slice(0, 4);

/** A day that may be years away: `Fri, Oct 29, 2027`. */
export const yearDayWords = (day: string): string => `${dayWords(day)}, ${yearOf(day)}`;

/** `Mon, Nov 30`, with the year only if it is another than today's. */
export const dayInWords = (day: string, today: string): string =>
  yearOf(day) === yearOf(today) ? dayWords(day) : yearDayWords(day);
