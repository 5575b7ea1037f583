import { taskKinds } from '#domain/tasks/kinds.ts';
import { type Task, taskOfId } from '#domain/tasks/task.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import type { AskedTasks } from '../asked.ts';
import { aboutWords, calledBy, placeOf } from './place-of.ts';
import { ActsBelow, ActsOfLine } from './task-acts.tsx';
import { Due, Waiting } from './task-times.tsx';

/** Where the task of an id is cleared: it has no page of its own. */
const pageOf = (area: Area, id: string): string => {
  const task = taskOfId(id);
  return task === undefined ? `${area}/tasks` : placeOf(area, task.subject);
};

/** Names for ids. Of a customer whose name nobody has there is none. */
interface Names {
  readonly nameOf: (userId: string) => string;
  readonly customerOf: (userId: string) => string;
}

/** The list of tasks. `asked`: what it shows now, in which an act is seen at once. */
export const taskKind = (area: Area, asked: AskedTasks, { nameOf, customerOf }: Names): ListKind<Task> => ({
  name: 'tasks',
  one: 'task',
  many: 'tasks',
  idOf: ({ id }) => id,
  // Who has taken it is seen in its place, and is no news.
  versionOf: ({ since, due }) => `${since} ${due}`,
  pathOf: (id) => pageOf(area, id),
  hasNoPage: true,
  columns: [
    {
      key: 'task',
      heading: 'Task',
      width: 'w-64',
      cell: ({ id, kind }) => <RowLink id={id}>{taskKinds[kind].name}</RowLink>,
    },
    {
      key: 'about',
      heading: 'About',
      cell: (task) => (
        <>
          {aboutWords(task, customerOf)}{' '}
          <span className={task.subject.kind === 'shipper' ? undefined : 'font-mono text-sm text-ink-soft'}>
            {calledBy(task.subject, nameOf)}
          </span>
        </>
      ),
    },
    {
      key: 'due',
      heading: asked.view === 'snoozed' ? 'Back' : 'Due',
      width: 'w-44',
      // The index has this one order.
      sort: { current: true, order: 'ascending' },
      cell: (task) => <Due task={task} />,
    },
    { key: 'waiting', heading: 'Waiting', width: 'w-24', cell: (task) => <Waiting task={task} /> },
    {
      key: 'owner',
      heading: 'Taken by',
      width: 'w-24',
      cell: ({ owner }) => (owner === undefined ? '–' : nameOf(owner)),
    },
    {
      key: 'asks',
      heading: 'What to do',
      isExtra: true,
      cell: ({ kind }) => taskKinds[kind].asks,
    },
    {
      key: 'since',
      heading: 'Since',
      width: 'w-40',
      isExtra: true,
      cell: ({ since }) => <Instant at={since} />,
    },
  ],
  lines: (task) => ({
    title: taskKinds[task.kind].name,
    // The first line is for what it is called, which is long.
    detail: (
      <>
        <Due task={task} />
        <span className="ms-2">{aboutWords(task, customerOf)}</span>{' '}
        <span className="font-mono">{calledBy(task.subject, nameOf)}</span>
        {task.owner === undefined ? '' : ` · taken by ${nameOf(task.owner)}`}
      </>
    ),
  }),
  acts: (task, place) =>
    place === 'line' ? (
      <ActsOfLine task={task} area={area} asked={asked} />
    ) : (
      <ActsBelow task={task} area={area} asked={asked} />
    ),
});
