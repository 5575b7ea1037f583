import { type Role, roles } from '#domain/kernel/role.ts';
import { taskKindNames } from '#domain/tasks/kinds.ts';
import { dueOf } from '#domain/tasks/reconcile.ts';
import type { Task, TaskSubject } from '#domain/tasks/task.ts';
import { throughLists, walkOn } from '#lambdas/runtime/aggregate/rebuild.ts';
import type { Page } from '#lambdas/runtime/table/page.ts';
import type { TaskSources } from '#lambdas/runtime/task-source.ts';
import { bringUpToDate } from '#lambdas/tasks/follow/bring-up-to-date.ts';
import { everything } from '#lambdas/tasks/follow/everything.ts';
import { taskListeners } from '#lambdas/tasks/follow/listeners.ts';
import { taskSources } from '#lambdas/tasks/follow/sources.ts';
import { wire } from '#lambdas/tasks/http.ts';
import { taskList } from '#lambdas/tasks/store/task-list.ts';
import { taskStore } from '#lambdas/tasks/store/task-store.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, type Tables } from '../../support/tables.ts';

export const as = (...roles: Role[]) => ({ userId: `${roles.join('-')}-1`, roles });

type Stored = Record<string, unknown>;

/** The tasks on the tables of a test, with a clock that it sets. */
export const tasksOn = (tables: Tables, start = '2026-11-13T15:00:00.000Z', given?: TaskSources) => {
  let now = new Date(start);
  const clock = () => now;
  const pause = async () => undefined;
  const client = tables.client();
  const sources: TaskSources = given ?? taskSources(tables.env, { client, clock });
  const worker = (faults: Faults = {}) => {
    const suffering = tables.client(faults);
    return bringUpToDate({
      clock,
      pause,
      store: taskStore(suffering, tables.tasks),
      sources: given ?? taskSources(tables.env, { client: suffering, clock }),
    });
  };
  const rolesOf = async (userId: string): Promise<readonly Role[]> =>
    roles.filter((role) => role === userId.replace(/-\d+$/, ''));
  const handler = wire(tables.env, { ...testDependencies(client, { clock }), rolesOf });
  const ask = (route: string, asked: Asked) => call(handler, route, asked);
  const about =
    (route: string) =>
    (id: string, body: object | undefined, who = as('admin')) =>
      ask(route, { as: who, params: { id }, ...(body === undefined ? {} : { body }) });
  /** Plays an event into a worker, as the bus does. */
  const hear = async (event: unknown, faults: Faults = {}): Promise<void> => {
    const { type } = event as { readonly type: string };
    const listener = taskListeners(worker(faults)).find((one) => one.type === type);
    await listener?.hear(event);
  };
  const outbox = async (): Promise<readonly Stored[]> =>
    (
      await Promise.all(
        [tables.shipments, tables.quotes, tables.enquiries, tables.departures, tables.billing].map((table) =>
          tables.all(table),
        ),
      )
    )
      .flatMap((items) => startingWith(items, 'OUTBOX#'))
      .map(({ event }) => JSON.parse(String(event)) as Stored)
      .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  const list = taskList(client, tables.tasks);
  const walk = throughLists(everything(sources, list.open), worker());
  /** The open tasks as they are stored, in the order of their ids, without what people added. */
  const open = async (): Promise<readonly string[]> => {
    const { items } = await list.waiting(taskKindNames, now, { after: undefined, limit: 1000 });
    return items.map(({ id, since, due }) => `${id} ${since} ${due}`).toSorted();
  };
  return {
    ask,
    hear,
    worker,
    outbox,
    open,
    walk,
    /** Sets the time that the functions see. */
    at: (instant: string) => {
      now = new Date(instant);
    },
    /** Plays every event of the outboxes, the oldest first. */
    hearAll: async () => {
      for (const event of await outbox()) await hear(event);
    },
    /** Walks through everything, as the command does. */
    rebuild: async () => {
      await walkOn(
        { read: async () => ({}), save: async (_before, place) => ({ place }) },
        walk,
        () => 60_000,
      );
    },
    /** What must be there by what the domains say now. */
    truth: async (subjects: readonly TaskSubject[]): Promise<readonly string[]> => {
      const all = await Promise.all(
        subjects.map(async ({ kind, id }) =>
          ((await sources[kind]?.of(id)) ?? []).map((one) => `${one.kind}.${id} ${one.since} ${dueOf(one)}`),
        ),
      );
      return all.flat().toSorted();
    },
    list: async (query: Record<string, string> = {}, who = as('admin')) =>
      (await ask('GET /api/tasks', { as: who, query })).body as unknown as Page<Task>,
    counts: async (who = as('admin')) =>
      (await ask('GET /api/tasks/counts', { as: who })).body as unknown as {
        kinds: { kind: string; count: number; late: number; oldest?: string }[];
        mine: number;
      },
    show: about('GET /api/tasks/{id}'),
    assign: about('POST /api/tasks/{id}/assign'),
    snooze: about('POST /api/tasks/{id}/snooze'),
    done: about('POST /api/tasks/{id}/done'),
    events: async () =>
      startingWith(await tables.all(tables.tasks), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as Stored)
        .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1)),
  };
};
