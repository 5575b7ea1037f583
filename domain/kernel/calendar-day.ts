import * as z from 'zod/mini';
import { isCalendarDay } from './new-york.ts';

const DAY_FORMAT_MESSAGE = 'Give a day like 2026-12-01';

/** A day that exists in the calendar, between 2000 and 2100. */
export const CalendarDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, DAY_FORMAT_MESSAGE), z.refine(isCalendarDay, DAY_FORMAT_MESSAGE));
