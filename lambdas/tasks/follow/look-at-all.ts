import type { TaskSubject } from '#domain/tasks/task.ts';
import type { TaskSources } from '../../runtime/task-source.ts';

/** Things that are read together. */
const AT_ONCE = 25;

/** Looks at everything in which something may wait, page by page. Answers how many things that were. */
export const lookAtAll = async (
  sources: TaskSources,
  upToDate: (subject: TaskSubject) => Promise<void>,
): Promise<number> => {
  let looked = 0;
  for (const kind of Object.keys(sources) as (keyof TaskSources)[]) {
    let after: string | undefined;
    do {
      const page = await sources[kind]?.open({ after, limit: AT_ONCE });
      const items = page?.items ?? [];
      await Promise.all(items.map((id) => upToDate({ kind, id })));
      looked += items.length;
      after = page?.next;
    } while (after !== undefined);
  }
  return looked;
};
