import { type TaskKind, taskKindNames } from '#domain/tasks/kinds.ts';

export const taskViews = ['waiting', 'mine', 'snoozed'] as const;
type TaskView = (typeof taskViews)[number];

/** Which tasks a list shows. It is in the address, so that it can be shared, and so that a number can link to what it counts. */
export interface AskedTasks {
  readonly view: TaskView;
  readonly kind: TaskKind | undefined;
}

export const askedIn = (search: URLSearchParams): AskedTasks => ({
  view: taskViews.find((one) => one === search.get('view')) ?? 'waiting',
  kind: taskKindNames.find((one) => one === search.get('kind')),
});

export const searchOf = ({ view, kind }: AskedTasks): string =>
  `?${new URLSearchParams({ ...(view === 'waiting' ? {} : { view }), ...(kind ? { kind } : {}) })}`;
