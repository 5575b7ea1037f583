import { subjectKinds } from '#domain/tasks/kinds.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import type { TaskSources } from './bring-up-to-date.ts';

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
  readonly openTasks: (page: PageRequest) => Promise<Page<TaskSubject>>;
  readonly upToDate: (subject: TaskSubject) => Promise<void>;
}

/**
 * One step through everything in which something may wait, then through everything that has a task: so the list is as if it had
 * been made anew, whatever was lost. What people added to a task stays. Answers where the next step begins; undefined at the end.
 * A step may be repeated at any time.
 */
export const walkEverything = ({ sources, openTasks, upToDate }: WalkDeps) => {
  const lists: Readonly<Record<string, (page: PageRequest) => Promise<Page<TaskSubject>>>> = {
    ...Object.fromEntries(
      subjectKinds.map((kind) => [
        kind,
        async (page: PageRequest) => {
          const { items, ...rest } = await sources[kind].open(page);
          return { ...rest, items: items.map((id) => ({ kind, id })) };
        },
      ]),
    ),
    tasks: openTasks,
  };
  const names = Object.keys(lists);
  return async ({ list, after }: WalkPlace = { list: names[0] ?? '' }): Promise<WalkPlace | undefined> => {
    const read = lists[list];
    if (read === undefined) throw new Error(`There is no list ${list} to walk through.`);
    const { items, next } = await read({ after, limit: AT_ONCE });
    const distinct = new Map(items.map((subject) => [`${subject.kind}#${subject.id}`, subject]));
    await Promise.all([...distinct.values()].map(upToDate));
    if (next !== undefined) return { list, after: next };
    const following = names[names.indexOf(list) + 1];
    return following === undefined ? undefined : { list: following };
  };
};
