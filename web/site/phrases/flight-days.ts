import type { Schedule } from '#domain/departures/schedule.ts';
import { weekdayWords } from './times.ts';

/** The days of the week on which lanes leave: `Friday`, or `Thursday or Friday` where they differ. */
export const flightDays = ({ lanes }: Pick<Schedule, 'lanes'>): string =>
  [...new Set(Object.values(lanes).map(({ departs }) => departs))]
    .toSorted((one, other) => one - other)
    .map(weekdayWords)
    .join(' or ');
