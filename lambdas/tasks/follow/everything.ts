import { subjectKinds } from '#domain/tasks/kinds/facts.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import type { List } from '../../runtime/aggregate/rebuild.ts';
import type { TaskSources } from '../../runtime/task-source.ts';

/** A list with another content of its pages. */
const mapped =
  <Row>(list: List<Row>, subjectsOf: (rows: readonly Row[]) => readonly TaskSubject[]): List<TaskSubject> =>
  async (page) => {
    const { items, ...rest } = await list(page);
    return { ...rest, items: subjectsOf(items) };
  };

/** A thing with several tasks is in a list several times. */
const distinct = (subjects: readonly TaskSubject[]): readonly TaskSubject[] => [
  ...new Map(subjects.map((subject) => [`${subject.kind}#${subject.id}`, subject])).values(),
];

/**
 * Lists of everything in which something may wait, then of everything that has a task: whoever walks through them makes the list of
 * tasks as if it had been made anew, whatever was lost.
 * @param openTasks the things that have an open task.
 */
export const everything = (
  sources: TaskSources,
  openTasks: List<TaskSubject>,
): Readonly<Record<string, List<TaskSubject>>> => ({
  ...Object.fromEntries(
    subjectKinds.flatMap((kind) => {
      const source = sources[kind];
      return source === undefined
        ? []
        : [[kind, mapped(source.open, (ids) => distinct(ids.map((id) => ({ kind, id }))))]];
    }),
  ),
  tasks: mapped(openTasks, (subjects) =>
    distinct(subjects.filter(({ kind }) => sources[kind] !== undefined)),
  ),
});
