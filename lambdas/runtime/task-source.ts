import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import type { TaskKind } from '#domain/tasks/kinds.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import type { TaskEvent } from '#events/task-event.ts';
import type { Clock } from './clock.ts';
import type { Page, PageRequest } from './table/page.ts';

/** What a domain tells the list of tasks about one kind of its things. */
export interface TaskSource {
  /** What waits in a thing now, strongly consistent. Nothing for one that does not exist. */
  readonly of: (id: string) => Promise<readonly DerivedTask<TaskKind>[]>;
  /** The ids of all things in which something may wait, page by page. An id may come more than once. */
  readonly open: (page: PageRequest) => Promise<Page<string>>;
}

/** What each kind of thing says about what waits in it. A function has those that it looks at. */
export type TaskSources = Readonly<Partial<Record<TaskSubject['kind'], TaskSource>>>;

/** What a domain tells the list of tasks. */
export interface Waiting<Table extends `${string}_TABLE` = `${string}_TABLE`> {
  /** The variable that names the table which the sources read. */
  readonly table: Table;
  readonly sources: (
    client: DynamoDBDocumentClient,
    table: string,
    clock: Clock,
    /** The tables of other domains that wait as well, for a source that reads more than its own. */
    tableOf?: (variable: `${string}_TABLE`) => string,
  ) => TaskSources;
  /** The events after which its things are looked at. */
  readonly events: readonly TaskEvent[];
}
