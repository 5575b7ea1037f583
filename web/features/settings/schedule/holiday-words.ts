import type { EndingList } from '#domain/departures/holiday-reminders.ts';
import type { Holiday } from '#domain/departures/schedule.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** `Guyana`, as the list of holidays calls its places. */
export const placeWords = (where: Holiday['where']): string =>
  where === 'US' ? 'United States' : destinations[where].country;

/** A day that may be years away: `Fri, Oct 29, 2027`. */
export const yearDayWords = (day: string): string => `${dayWords(day)}, ${day.slice(0, 4)}`;

/** `Barbados: the list ends on Thu, Nov 30, 2028.` */
export const endingWords = ({ where, last }: EndingList): string =>
  last === undefined
    ? `${placeWords(where)}: the list has no holidays.`
    : `${placeWords(where)}: the list ends on ${yearDayWords(last)}.`;
