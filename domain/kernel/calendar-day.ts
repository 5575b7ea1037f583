import * as z from 'zod/mini';
import { isCalendarDay } from './new-york.ts';

const HOW_DAYS_READ = 'Give a day like 2026-12-01';

/** A day that the calendar has, between 2000 and 2100. */
export const CalendarDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, HOW_DAYS_READ), z.refine(isCalendarDay, HOW_DAYS_READ));
