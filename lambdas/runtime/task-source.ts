import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import type { Page, PageRequest } from './table/page.ts';

/** What a domain tells the list of tasks about one kind of its things. */
export interface TaskSource<Kind extends string = string> {
  /** What waits in a thing now, strongly consistent. Nothing for one that does not exist. */
  readonly of: (id: string) => Promise<readonly DerivedTask<Kind>[]>;
  /** The ids of all things in which something may wait, page by page. An id may come more than once. */
  readonly open: (page: PageRequest) => Promise<Page<string>>;
}
