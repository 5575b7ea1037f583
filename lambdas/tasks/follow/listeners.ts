import type { TaskSubject } from '#domain/tasks/task.ts';
import type { Listening } from '../../runtime/triggers/by-type.ts';
import { waiting } from '../../told.ts';

/** Looks at the things of each event that can change a task, one after the other. */
export const taskListeners = (upToDate: (subject: TaskSubject) => Promise<void>): readonly Listening[] =>
  [
    ...Map.groupBy(
      waiting.flatMap(({ events }) => events),
      ({ contract }) => contract.type,
    ),
  ].map(([type, changing]) => ({
    type,
    hear: async (event) => {
      for (const { subjectsOf } of changing) for (const subject of subjectsOf(event)) await upToDate(subject);
    },
  }));
