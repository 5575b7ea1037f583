import { countDays, isCalendarDay } from '../kernel/new-york.ts';

/** The longest range of days in the monitoring. */
export const MAX_RANGE_DAYS = 31;

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Why a range is refused, in words for the person; undefined when it is valid. */
export const rangeProblem = ({ from, to }: DayRange): string | undefined => {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Choose a first and a last day.';
  const days = countDays(from, to);
  if (days < 1) return 'The first day comes after the last. Swap them.';
  return days > MAX_RANGE_DAYS ? `Choose at most ${MAX_RANGE_DAYS} days.` : undefined;
};
