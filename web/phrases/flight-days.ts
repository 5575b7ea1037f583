import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { weekdayWords } from './hours.ts';

/** The weekdays of the lanes: `Friday`, or `Thursday or Friday` if they differ. */
export const flightDays = ({ lanes }: Pick<Schedule, 'lanes'>): string =>
  [...new Set(Object.values(lanes).map(({ departs }) => departs))]
    .toSorted((one, other) => one - other)
    .map(weekdayWords)
    .join(' or ');
