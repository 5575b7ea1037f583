import * as z from 'zod/mini';
import { subjectKinds } from './kinds/facts.ts';
import { type TaskKind, taskKindNames, taskKinds } from './kinds.ts';

export const TaskKindName = z.enum(taskKindNames);

/** The id of a task: its kind and the id of what it is about, `PAYMENT_DUE.7K3M9-Q2X4T-C`. One thing has one task of a kind. */
export const TaskId = z
  .string()
  .check(z.regex(/^[A-Z0-9_]{2,30}\.[A-Za-z0-9_-]{1,100}$/, 'A task looks like ENQUIRY.ENQ-7K3M9Q.'));

/** The thing that a task is about. */
export const TaskSubject = z.object({ kind: z.enum(subjectKinds), id: z.string() });
export type TaskSubject = z.infer<typeof TaskSubject>;

/** Something that is wrong or waits for someone. It has no personal data. Instants are ISO 8601 UTC. */
export const Task = z.object({
  id: TaskId,
  kind: TaskKindName,
  subject: TaskSubject,
  /** Since when there is a reason for it. */
  since: z.string(),
  /** When it should be done. */
  due: z.string(),
  /** Whose thing it is, by the id of the customer, and what it is. Absent where the thing does not say so. */
  about: z.optional(z.object({ customer: z.optional(z.string()), what: z.optional(z.string()) })),
  /** User id of who has taken it. */
  owner: z.optional(z.string()),
  /** It is out of sight until then. */
  snoozedUntil: z.optional(z.string()),
  /** When it was over: its reason was gone, or someone marked it as done. */
  closedAt: z.optional(z.string()),
  version: z.int().check(z.minimum(1)),
});
export type Task = z.infer<typeof Task>;

/** What people do with a task. */
export const taskDeeds = ['taken', 'given', 'handed-back', 'snoozed', 'woken', 'done'] as const;

/** One entry of the history of a task, append-only. */
export const TaskEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(taskDeeds),
  /** User id. */
  by: z.string(),
  note: z.optional(z.string()),
  /** The owner or the instant before and after. */
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type TaskEntry = z.infer<typeof TaskEntry>;

export const taskIdOf = (kind: TaskKind, subjectId: string): string => `${kind}.${subjectId}`;

/** The kind and the subject in an id. Undefined when there is no such kind. */
export const taskOfId = (
  id: string,
): { readonly kind: TaskKind; readonly subject: TaskSubject } | undefined => {
  const dot = id.indexOf('.');
  const kind = TaskKindName.safeParse(id.slice(0, dot));
  if (!kind.success) return undefined;
  return { kind: kind.data, subject: { kind: taskKinds[kind.data].subject, id: id.slice(dot + 1) } };
};
