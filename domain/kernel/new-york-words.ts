import { NEW_YORK, OUR_TIME } from './new-york.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant on our clocks, for letters and notices: `Friday, November 27 at 6:40 PM, New Jersey time`. */
export const newYorkWords = (at: string): string =>
  `${format.format(new Date(at)).replaceAll('\u202f', ' ')}, ${OUR_TIME}`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** A day for letters: `December 25, 2026`. */
export const dateWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00Z`));
