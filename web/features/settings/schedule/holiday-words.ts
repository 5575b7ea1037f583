import type { EndingList } from '#domain/departures/holidays/holiday-reminders.ts';
import type { Holiday } from '#domain/departures/schedule/schedule.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { yearDayWords } from '../day-words.ts';

/** `Guyana`, as the list of holidays calls its places. */
export const placeWords = (where: Holiday['where']): string =>
  where === 'US' ? 'United States' : destinations[where].country;

/** `Barbados: the list ends on Thu, Nov 30, 2028.` */
export const endingWords = ({ where, last }: EndingList): string =>
  last === undefined
    ? `${placeWords(where)}: the list has no holidays.`
    : `${placeWords(where)}: the list ends on ${yearDayWords(last)}.`;
