import { may } from '#domain/kernel/permissions.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { type TaskKind, taskKindNames, taskKinds } from '#domain/tasks/kinds.ts';
import { isInList } from '#domain/tasks/list-question.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { chosenPage } from '../../runtime/table/chosen-page.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { duePosition, wakePosition } from '../store/task-items.ts';
import type { TaskList } from '../store/task-list.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly list: TaskList;
}

/** Whether somebody sees the tasks of a kind: whoever can clear them. */
export const sees = (caller: Pick<Caller, 'roles'>, kind: TaskKind): boolean =>
  may(caller, taskKinds[kind].may);

const kindsOf = (caller: Caller): readonly TaskKind[] => taskKindNames.filter((kind) => sees(caller, kind));

/** A page of the tasks that the caller can clear. */
export const listTasks =
  ({ list, clock }: Deps): UseCase<typeof taskEndpoints.list> =>
  async ({ query: { cursor, limit, ...question }, caller }) => {
    const { kind, view = 'waiting' } = question;
    const kinds = kindsOf(caller).filter((one) => kind === undefined || one === kind);
    const now = clock();
    const read = (page: PageRequest): Promise<Page<Task>> => {
      if (view === 'mine') return list.ofOwner(caller.userId, page);
      return view === 'snoozed' ? list.snoozed(kinds, now, page) : list.waiting(kinds, now, page);
    };
    return answerPage(`tasks:${JSON.stringify(question)}`, { cursor, limit }, (page) =>
      chosenPage(
        {
          read,
          // Somebody who lost a right no longer sees what they have taken with it.
          isChosen: (task) => kinds.includes(task.kind) && isInList(task, question, now),
          positionOf: view === 'snoozed' ? wakePosition : duePosition,
        },
        page,
      ),
    );
  };

/** How many tasks of each kind wait that the caller can clear, and how many they have taken. */
export const countTasks =
  ({ list, clock }: Deps): UseCase<typeof taskEndpoints.counts> =>
  async ({ query: { upTo }, caller }) => {
    const now = clock();
    const at = now.toISOString();
    const [mine, ...kinds] = await Promise.all([
      list.ofOwner(caller.userId, { after: undefined, limit: upTo }),
      ...kindsOf(caller).map(async (kind) => {
        const tasks = await list.first(kind, now, upTo);
        const oldest = tasks.map(({ since }) => since).toSorted()[0];
        const late = tasks.filter(({ due }) => due <= at).length;
        return { kind, count: tasks.length, late, ...(oldest === undefined ? {} : { oldest }) };
      }),
    ]);
    return ok({ kinds, mine: mine.items.filter(({ kind }) => sees(caller, kind)).length });
  };
