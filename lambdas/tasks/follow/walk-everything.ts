import { subjectKinds } from '#domain/tasks/kinds.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import type { TaskSources } from '../../runtime/task-source.ts';

type List = (page: PageRequest) => Promise<Page<TaskSubject>>;

/** The last list: everything that has a task. */
const TASKS = 'tasks';

/** Things that are read together. */
const AT_ONCE = 25;

/** Where a walk is: the list and the position in it. Absent before the first step. */
export interface WalkPlace {
  readonly list: string;
  readonly after?: string | undefined;
}

interface WalkDeps {
  readonly sources: TaskSources;
  /** The things that have an open task, page by page. */
  readonly openTasks: List;
  readonly upToDate: (subject: TaskSubject) => Promise<void>;
}

/**
 * One step through everything in which something may wait, then through everything that has a task: so the list is as if it had
 * been made anew, whatever was lost. What people added to a task stays. Answers where the next step begins; undefined at the end.
 * A step may be repeated at any time.
 */
export const walkEverything = ({ sources, openTasks, upToDate }: WalkDeps) => {
  const kinds = subjectKinds.filter((kind) => sources[kind] !== undefined);
  const listOf = (name: string): List | undefined => {
    if (name === TASKS) return openTasks;
    const kind = kinds.find((one) => one === name);
    const source = kind && sources[kind];
    return (
      source &&
      (async (page) => {
        const { items, ...rest } = await source.open(page);
        return { ...rest, items: items.map((id) => ({ kind, id })) };
      })
    );
  };
  const names = [...kinds, TASKS];
  return async ({ list, after }: WalkPlace = { list: names[0] ?? TASKS }): Promise<WalkPlace | undefined> => {
    const read = listOf(list);
    if (read === undefined) throw new Error(`There is no list ${list} to walk through.`);
    const { items, next } = await read({ after, limit: AT_ONCE });
    const distinct = new Map(items.map((subject) => [`${subject.kind}#${subject.id}`, subject]));
    const looked = [...distinct.values()].filter(({ kind }) => kinds.includes(kind));
    await Promise.all(looked.map(upToDate));
    if (next !== undefined) return { list, after: next };
    const following = names[names.indexOf(list) + 1];
    return following === undefined ? undefined : { list: following };
  };
};
