import * as z from 'zod/mini';
import { DAY_MS, isCalendarDay } from './new-york.ts';

const MOST_DAYS = 365;
const MONTH_FORMAT = 'Give a month like 2026-11';

/** A month, `2026-11`. */
export const Month = z.string().check(
  z.regex(/^\d{4}-\d{2}$/, MONTH_FORMAT),
  z.refine((month) => isCalendarDay(`${month}-01`), MONTH_FORMAT),
);

/** What a list is asked for by age: at least so many days. */
export const LeastDays = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_DAYS));

/** Whether an instant is at least so many days ago. Every one is where nothing is asked. */
export const isAsOld = (at: string, days: number | undefined, now: Date): boolean =>
  days === undefined || Date.parse(at) <= now.getTime() - days * DAY_MS;

/** How many of these filters a question has. */
export const countAsked = <Question>(question: Question, filters: readonly (keyof Question)[]): number =>
  filters.filter((one) => question[one] !== undefined).length;
