import { addDays, countDays, isCalendarDay } from '../../kernel/new-york.ts';

/** New York days, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A leap year. */
const MOST_DAYS = 366;

/** Whether two days are the first and the last of a period that the books are asked about. */
export const isPeriod = ({ from, to }: Period): boolean => {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return false;
  const days = countDays(from, to);
  return days > 0 && days <= MOST_DAYS;
};

/** The month before that of a day. */
export const lastMonth = (day: string): Period => {
  const to = addDays(`${day.slice(0, 'YYYY-MM'.length)}-01`, -1);
  return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
};
