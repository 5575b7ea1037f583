import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { UserId } from '../kernel/user-id.ts';
import { taskCountEndpoints } from './count-endpoint.ts';
import { TaskQuestion } from './list-question.ts';
import { Task, TaskEntry, TaskId } from './task.ts';

const params = z.object({ id: TaskId });
/** The version that the person saw: a change in between is refused and not overwritten (optimistic lock). */
const version = z.int().check(z.minimum(1));
const note = z.optional(z.string().check(z.trim(), z.maxLength(500)));
/** A change that is refused brings the task as it is now. */
const present = { status: 409, details: z.object({ task: Task }) } as const;
const refusals = { TASK_NOT_FOUND: 404, TASK_CHANGED: present, TASK_CLOSED: present } as const;

/** What is wrong or waits for someone. Everybody sees only the kinds that they have the right to clear. */
export const taskEndpoints = {
  list: endpoint('GET /api/tasks', {
    summary:
      'Tasks that the caller can clear, those that are due first: all, or by several filters together: of one kind, by whoever has taken them, late ones, by age.',
    access: 'task.read',
    query: z.object({ ...pageQuery, ...TaskQuestion.shape }),
    reply: pageOf(Task),
    refusals: { INVALID_CURSOR: 400 },
  }),
  ...taskCountEndpoints,
  show: endpoint('GET /api/tasks/{id}', {
    summary: 'One task with who took, snoozed or finished it, oldest first.',
    access: 'task.read',
    params,
    reply: z.object({ task: Task, history: z.array(TaskEntry) }),
    refusals: { TASK_NOT_FOUND: 404 },
  }),
  assign: endpoint('POST /api/tasks/{id}/assign', {
    summary: 'Takes a task, gives it to a colleague who has the right to clear it, or hands it back.',
    access: 'task.manage',
    params,
    body: z.strictObject({
      version,
      taken: z.boolean(),
      /** User id of the colleague who has it from now on; the caller when absent. */
      to: z.optional(UserId),
    }),
    reply: Task,
    refusals: { ...refusals, COLLEAGUE_CANNOT: 422 },
  }),
  snooze: endpoint('POST /api/tasks/{id}/snooze', {
    summary: 'Puts a task out of sight until an instant, or brings it back.',
    access: 'task.manage',
    params,
    body: z.strictObject({ version, until: z.nullable(z.iso.datetime()), note }),
    reply: Task,
    refusals: { ...refusals, SNOOZE_IMPOSSIBLE: 422 },
  }),
  done: endpoint('POST /api/tasks/{id}/done', {
    summary: 'Marks a task as done that only a person can settle, with a note.',
    access: 'task.manage',
    params,
    body: z.strictObject({ version, note }),
    reply: Task,
    refusals: { ...refusals, TASK_GOES_WITH_CAUSE: 409 },
  }),
} as const;
