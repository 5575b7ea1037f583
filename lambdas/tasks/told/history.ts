import { taskKinds } from '#domain/tasks/kinds.ts';
import { TaskChangedV1 } from '#events/tasks/task-changed.v1.ts';
import { change, line } from '../../runtime/history-line.ts';

const deeds = {
  taken: 'took the task',
  given: 'gave the task to a colleague',
  'handed-back': 'handed the task back',
  snoozed: 'snoozed the task',
  woken: 'brought the task back',
  done: 'marked the task as done',
} as const;

/** What people do with tasks. */
export const history = [
  line(TaskChangedV1, ({ by, subject, kind, what, after }) => ({
    by,
    thing: subject,
    what: deeds[what],
    changes: [
      change('Task', undefined, taskKinds[kind].name),
      // The others have people before and after, which the words say already.
      ...(what === 'snoozed' ? [change('Until', undefined, after)] : []),
    ],
  })),
];
