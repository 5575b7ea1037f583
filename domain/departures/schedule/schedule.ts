import type * as z from 'zod/mini';
import { crossFieldCheck } from '../../kernel/cross-field-check.ts';
import { ScheduleFields } from './schedule-fields.ts';
import { scheduleProblems } from './schedule-validation.ts';

/** The weekly schedule with its exceptions: a setting (trade.md, The weekly cycle). All times are New York time. */
export const Schedule = ScheduleFields.check(crossFieldCheck(scheduleProblems));
export type Schedule = z.infer<typeof Schedule>;
export type Holiday = Schedule['holidays'][number];
