import { NEW_YORK } from '../../kernel/new-york.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const newYork = new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, dateStyle: 'medium' });
const instant = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A day on a paper: `Nov 27, 2026`. */
export const dayText = (of: string): string => day.format(new Date(`${of}T12:00Z`));

/** The day of an instant by our calendar: `Nov 27, 2026`. */
export const newYorkDay = (at: string): string => newYork.format(new Date(at));

/** An instant on a paper, by our clocks: `November 23, 2026 at 10:00 AM`. */
export const instantText = (at: string): string => instant.format(new Date(at)).replaceAll('\u202f', ' ');
