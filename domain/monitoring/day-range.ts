import { countDays, isCalendarDay } from '../kernel/new-york.ts';

/** The most days one look at the monitoring may span. */
export const MAX_RANGE_DAYS = 31;

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Why a range cannot be asked for, in words for who chose it; nothing when it can. */
export const rangeProblem = ({ from, to }: DayRange): string | undefined => {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Choose a first and a last day.';
  const days = countDays(from, to);
  if (days < 1) return 'The first day comes after the last. Swap them.';
  return days > MAX_RANGE_DAYS ? `Choose at most ${MAX_RANGE_DAYS} days.` : undefined;
};
