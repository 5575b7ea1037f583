import { may } from '#domain/kernel/permissions.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { type TaskKind, taskKindNames, taskKinds } from '#domain/tasks/kinds.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
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
  async ({ query, caller }) => {
    const { kind, view = 'waiting' } = query;
    const kinds = kindsOf(caller).filter((one) => kind === undefined || one === kind);
    const now = clock();
    return answerPage(`tasks:${view}:${kind ?? ''}`, query, async (page) => {
      if (view === 'waiting') return list.waiting(kinds, now, page);
      if (view === 'snoozed') return list.snoozed(kinds, now, page);
      const mine = await list.ofOwner(caller.userId, page);
      // Somebody who lost a right no longer sees what they have taken with it.
      return { ...mine, items: mine.items.filter((task) => kinds.includes(task.kind)) };
    });
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
