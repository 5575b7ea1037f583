import type * as z from 'zod/mini';
import { rules } from '../kernel/rules.ts';
import { ScheduleFields } from './schedule-fields.ts';
import { brokenScheduleRules } from './schedule-rules.ts';

/** The weekly rhythm of the house and its exceptions: a setting (domain notes §4). All times are New York's. */
export const Schedule = ScheduleFields.check(rules(brokenScheduleRules));
export type Schedule = z.infer<typeof Schedule>;
export type Holiday = Schedule['holidays'][number];
