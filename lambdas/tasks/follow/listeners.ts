import type { TaskSubject } from '#domain/tasks/task.ts';
import type { Listening } from '../../runtime/triggers/by-type.ts';
import { waiting } from '../../told.ts';

/** Looks at the things of each event that can change a task, one after the other. */
export const taskListeners = (upToDate: (subject: TaskSubject) => Promise<void>): readonly Listening[] =>
  waiting
    .flatMap(({ events }) => events)
    .map(({ contract: { type }, subjectsOf }) => ({
      type,
      hear: async (event) => {
        for (const subject of subjectsOf(event)) await upToDate(subject);
      },
    }));
