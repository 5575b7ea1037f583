import type { TaskKind } from '#domain/tasks/kinds.ts';
import { TaskQuestion } from '#domain/tasks/list-question.ts';
import { queryOf, questionIn } from '#web/desk-list/question/question-in.ts';

/** Which tasks a list shows. It is in the address, so that it can be shared, and so that a number can link to what it counts. */
export interface AskedTasks {
  readonly view: NonNullable<TaskQuestion['view']>;
  readonly kind: TaskKind | undefined;
  /** A user id, or `nobody`. */
  readonly taken?: string | undefined;
  readonly late?: 'yes' | undefined;
  readonly days?: number | undefined;
}

export const askedIn = (search: URLSearchParams): AskedTasks => {
  const { view = 'waiting', kind, ...narrowed } = questionIn<TaskQuestion>(TaskQuestion.shape, search);
  return { view, kind, ...narrowed };
};

export const searchOf = ({ view, ...asked }: AskedTasks): string =>
  `?${queryOf({ ...(view === 'waiting' ? {} : { view }), ...asked })}`;
