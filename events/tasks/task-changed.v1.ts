import * as z from 'zod/mini';
import { TaskId, TaskKindName, TaskSubject, taskDeeds } from '#domain/tasks/task.ts';
import { eventEnvelope } from '../envelope.ts';

/** Someone took a task, handed it back, put it out of sight, brought it back, or marked it as done. Published by tasks. */
export const TaskChangedV1 = {
  type: 'task-changed.v1',
  source: 'skybarrel.tasks',
  notifies: { nobody: 'The list of the tasks shows it.' },
  schema: eventEnvelope(
    'task-changed.v1',
    z.object({
      task: TaskId,
      kind: TaskKindName,
      subject: TaskSubject,
      what: z.enum(taskDeeds),
      /** User id. */
      by: z.string(),
      /** The entry of the history, which has the note. */
      entry: z.string(),
      /** The owner, or until when it was out of sight. */
      before: z.optional(z.string()),
      after: z.optional(z.string()),
    }),
  ),
} as const;
