import * as z from 'zod/mini';
import { isAsOld, LeastDays } from '../kernel/asked-list.ts';
import { type Task, TaskKindName } from './task.ts';

/** What the list of tasks can be asked, all of it together. Only open tasks are in it. */
export const TaskQuestion = z.object({
  kind: z.optional(TaskKindName),
  /** `mine`: those that the caller has taken. `snoozed`: those that are out of sight now. */
  view: z.optional(z.enum(['waiting', 'mine', 'snoozed'])),
  /** A user id, or `nobody`. */
  taken: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** They should be done by now. */
  late: z.optional(z.literal('yes')),
  /** There has been a reason for them for at least so many days. */
  days: z.optional(LeastDays),
});
export type TaskQuestion = z.infer<typeof TaskQuestion>;

/** Whether a task is among those taken by somebody, late, and as old as asked. Its kind and a view are not looked at: the index knows them. */
export const isInList = (
  { owner = 'nobody', due, since }: Pick<Task, 'owner' | 'due' | 'since'>,
  { taken, late, days }: TaskQuestion,
  now: Date,
): boolean =>
  (taken === undefined || owner === taken) &&
  (late === undefined || due <= now.toISOString()) &&
  isAsOld(since, days, now);
