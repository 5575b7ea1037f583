import { type AnyRefusal, ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller, Role } from '#domain/kernel/role.ts';
import type { taskEndpoints } from '#domain/tasks/endpoints.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import { SNOOZE_DAYS_MAX } from '#domain/tasks/limits.ts';
import type { Task, TaskEntry } from '#domain/tasks/task.ts';
import { compose } from '#events/envelope.ts';
import { TaskChangedV1 } from '#events/tasks/task-changed.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskStore } from '../store/task-store.ts';
import { sees } from './list-tasks.ts';

interface TaskDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<TaskStore, 'find' | 'history' | 'write'>;
}

/** The refusal for a task that does not exist, and for one that the caller has no right to clear. */
const noSuchTask = () => refuse('TASK_NOT_FOUND', 'There is no such task.');

const findFor = async (store: Pick<TaskStore, 'find'>, id: string, caller: Caller) => {
  const task = await store.find(id);
  return task && sees(caller, task.kind) ? task : undefined;
};

/** One task with its history. */
export const showTask =
  ({ store }: Pick<TaskDeps, 'store'>): UseCase<typeof taskEndpoints.show> =>
  async ({ params: { id }, caller }) => {
    const [task, history] = await Promise.all([findFor(store, id, caller), store.history(id)]);
    return task ? ok({ task, history: [...history] }) : noSuchTask();
  };

/** What somebody does with a task: the fields that it sets (undefined removes one), and how the history tells it. */
interface Deed {
  readonly fields: Partial<Record<'owner' | 'snoozedUntil' | 'closedAt', string | undefined>>;
  readonly told: Pick<TaskEntry, 'what' | 'note' | 'before' | 'after'>;
}
type Decision<R extends AnyRefusal> = Deed | 'nothing' | { readonly refusal: R };

interface Step<R extends AnyRefusal> {
  readonly id: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly caller: Caller;
  readonly correlationId: string;
  readonly decide: (task: Task, now: Date) => Decision<R>;
}

const withoutUndefined = (task: object): Task =>
  Object.fromEntries(Object.entries(task).filter(([, value]) => value !== undefined)) as Task;

const changed = (task: Task) =>
  refuse('TASK_CHANGED', 'Someone else has changed this task. Look at it again, then decide.', { task });
const closed = (task: Task) =>
  refuse('TASK_CLOSED', 'This task is done: what it was about is settled.', { task });

/** Makes one change of a task, once. A repeated request finds that nothing is left to change. */
const changeTask = async <R extends AnyRefusal>(
  { store, clock, newId }: TaskDeps,
  { id, version, caller, correlationId, decide }: Step<R>,
): Promise<Result<Task, 'TASK_NOT_FOUND', R | Refusal<'TASK_CHANGED' | 'TASK_CLOSED', { task: Task }>>> => {
  const before = await findFor(store, id, caller);
  if (!before) return noSuchTask();
  const now = clock();
  const decision = decide(before, now);
  if (decision === 'nothing') return ok(before);
  if (before.closedAt !== undefined) return closed(before);
  if ('refusal' in decision) return { ok: false, refusal: decision.refusal };
  if (before.version !== version) return changed(before);
  const at = now.toISOString();
  const after = withoutUndefined({ ...before, ...decision.fields, version: version + 1 });
  const entry: TaskEntry = { id: newId(), at, by: caller.userId, ...decision.told };
  const { note: _note, id: entryId, at: _at, ...told } = entry;
  const { kind, subject } = after;
  const event = compose(
    TaskChangedV1,
    {
      subject: id,
      version: after.version,
      at,
      data: { task: id, kind, subject, ...told, entry: entryId },
    },
    { newId, correlationId },
  );
  if (await store.write(before, after, { entry, event })) return ok(after);
  return changed((await store.find(id)) ?? before);
};

const noted = (note: string | undefined) => (note === undefined || note === '' ? {} : { note });
const owners = (before: string | undefined, after: string | undefined) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

interface AssignDeps extends TaskDeps {
  /** The roles that somebody who works here has now. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

const colleagueCannot = () =>
  refuse('COLLEAGUE_CANNOT', 'This colleague has no right to clear this task. Choose someone else.');

/** What the history calls it when a task has another owner. */
const assignment = (next: string | undefined, by: string): TaskEntry['what'] => {
  if (next === undefined) return 'handed-back';
  return next === by ? 'taken' : 'given';
};

/** Takes a task, also from somebody else who has it, gives it to a colleague who can clear it, or hands it back. */
export const assignTask =
  (deps: AssignDeps): UseCase<typeof taskEndpoints.assign> =>
  async ({ params: { id }, body: { version, taken, to }, caller, correlationId }) => {
    const next = taken ? (to ?? caller.userId) : undefined;
    const asked = next === undefined || next === caller.userId ? undefined : next;
    const roles = asked === undefined ? [] : await deps.rolesOf(asked);
    return changeTask(deps, {
      id,
      version,
      caller,
      correlationId,
      decide: ({ kind, owner }) => {
        if (asked !== undefined && !sees({ roles }, kind)) return colleagueCannot();
        if (owner === next) return 'nothing';
        const what = assignment(next, caller.userId);
        return { fields: { owner: next }, told: { what, ...owners(owner, next) } };
      },
    });
  };

const DAY_MS = 86_400_000;

/** Puts a task out of sight until an instant, or brings it back before that. */
export const snoozeTask =
  (deps: TaskDeps): UseCase<typeof taskEndpoints.snooze> =>
  async ({ params: { id }, body: { version, until, note }, caller, correlationId }) =>
    changeTask(deps, {
      id,
      version,
      caller,
      correlationId,
      decide: ({ snoozedUntil }, now) => {
        const next = until === null ? undefined : new Date(until).toISOString();
        if (next === snoozedUntil) return 'nothing';
        const ahead = next === undefined ? 1 : Date.parse(next) - now.getTime();
        if (ahead <= 0 || ahead > SNOOZE_DAYS_MAX * DAY_MS)
          return refuse(
            'SNOOZE_IMPOSSIBLE',
            `Choose a time from now to ${SNOOZE_DAYS_MAX} days ahead. The task comes back then.`,
          );
        return {
          fields: { snoozedUntil: next },
          told: {
            what: next === undefined ? 'woken' : 'snoozed',
            ...noted(note),
            ...owners(snoozedUntil, next),
          },
        };
      },
    });

/** Marks a task as done that nothing else clears. */
export const finishTask =
  (deps: TaskDeps): UseCase<typeof taskEndpoints.done> =>
  async ({ params: { id }, body: { version, note }, caller, correlationId }) =>
    changeTask(deps, {
      id,
      version,
      caller,
      correlationId,
      decide: ({ kind, closedAt }, now) => {
        if (closedAt !== undefined) return 'nothing';
        if (!taskKinds[kind].byHand)
          return refuse(
            'TASK_GOES_WITH_CAUSE',
            'This task goes automatically when its reason is gone. Open it and settle that.',
          );
        return { fields: { closedAt: now.toISOString() }, told: { what: 'done', ...noted(note) } };
      },
    });
