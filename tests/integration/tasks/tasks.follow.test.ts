import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import type { TaskKind } from '#domain/tasks/kinds.ts';
import type { TaskSubject } from '#domain/tasks/task.ts';
import type { TaskSources } from '#lambdas/runtime/task-source.ts';
import { type Faults, startTables, type Tables } from '../../support/tables.ts';
import { tasksOn } from './tasks.world.ts';

const one: TaskSubject = { kind: 'shipment', id: 'S1' };
const since = (version: number): string => new Date(Date.UTC(2026, 10, 1, 0, version)).toISOString();
const oversize = (version: number): DerivedTask<TaskKind> => ({ kind: 'OVERSIZE', since: since(version) });
const damage = (version: number): DerivedTask<TaskKind> => ({ kind: 'DAMAGE', since: since(version) });

/** Things whose tasks a test sets. `whileReading` runs after a thing was read and before the worker goes on. */
const settable = () => {
  const now = new Map<string, readonly DerivedTask<TaskKind>[]>();
  const hooks: { whileReading?: () => Promise<void> } = {};
  const source = {
    of: async (id: string) => {
      const read = now.get(id) ?? [];
      const { whileReading } = hooks;
      delete hooks.whileReading;
      await whileReading?.();
      return read;
    },
    open: async () => ({ items: [...now].filter(([, tasks]) => tasks.length > 0).map(([id]) => id) }),
  };
  const none = { of: async () => [], open: async () => ({ items: [] }) };
  const sources: TaskSources = {
    shipment: source,
    quote: none,
    enquiry: none,
    flight: none,
    waybills: none,
    queue: none,
  };
  return { now, hooks, sources };
};

let tables: Tables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stop());

describe('a task', () => {
  test('appears with its reason, stays when the event comes again, and goes with its reason', async () => {
    const { now, sources } = settable();
    const world = tasksOn(tables, undefined, sources);
    now.set('S1', [oversize(1)]);
    await world.worker()(one);
    const appeared = await world.open();
    expect(appeared).toEqual([`OVERSIZE.S1 ${since(1)} 2026-11-02T15:00:00.000Z`]);
    let writes = 0;
    const count: Faults = {
      before: (operation) => {
        if (operation !== 'GetItem' && operation !== 'Query') writes += 1;
      },
    };
    await world.worker(count)(one);
    expect([await world.open(), writes]).toEqual([appeared, 0]);
    now.set('S1', []);
    await world.worker()(one);
    expect(await world.open()).toEqual([]);
  });

  test('is not brought back by a worker that read the thing before its reason was gone', async () => {
    const { now, hooks, sources } = settable();
    const world = tasksOn(tables, undefined, sources);
    now.set('S1', [oversize(1)]);
    hooks.whileReading = async () => {
      now.set('S1', []);
      // The event of the second change overtakes the first.
      await world.worker()(one);
    };
    await world.worker()(one);
    expect(await world.open()).toEqual([]);
  });

  test('is due before the thing itself needs it', async () => {
    const { now, sources } = settable();
    const world = tasksOn(tables, undefined, sources);
    now.set('S1', [{ ...oversize(1), due: '2026-11-01T05:00:00.000Z' }]);
    await world.worker()(one);
    expect(await world.open()).toEqual([`OVERSIZE.S1 ${since(1)} 2026-11-01T05:00:00.000Z`]);
  });

  test('keeps who has taken it when its time changes, and is nobody’s when it comes back', async () => {
    const { now, sources } = settable();
    const world = tasksOn(tables, undefined, sources);
    now.set('S1', [oversize(1)]);
    await world.worker()(one);
    await world.assign('OVERSIZE.S1', { version: 1, taken: true });
    now.set('S1', [{ ...oversize(1), due: '2026-11-01T05:00:00.000Z' }]);
    await world.worker()(one);
    const [taken] = (await world.list({ view: 'mine' })).items;
    expect(taken).toMatchObject({ owner: 'admin-1', due: '2026-11-01T05:00:00.000Z', version: 3 });
    now.set('S1', []);
    await world.worker()(one);
    expect((await world.list({ view: 'mine' })).items).toEqual([]);
    now.set('S1', [oversize(9)]);
    await world.worker()(one);
    const [back] = (await world.list()).items;
    expect(back).not.toHaveProperty('owner');
  });
});

/** What happens to two things, and what becomes of the messages about it. */
type Step =
  | { readonly what: 'change'; readonly thing: number; readonly kinds: readonly number[] }
  | { readonly what: 'deliver'; readonly message: number; readonly dies: number; readonly again: boolean }
  | { readonly what: 'together'; readonly messages: readonly number[] };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('change' as const),
    thing: fc.nat(1),
    kinds: fc.uniqueArray(fc.nat(1), { maxLength: 2 }),
  }),
  fc.record({
    what: fc.constant('deliver' as const),
    message: fc.nat(5),
    /** The call of the table after which the worker dies; 6 when it lives. */
    dies: fc.nat(6),
    again: fc.boolean(),
  }),
  fc.record({ what: fc.constant('together' as const), messages: fc.array(fc.nat(5), { maxLength: 4 }) }),
);

const dyingAfter = (calls: number): Faults => {
  let left = calls;
  return {
    after: () => {
      left -= 1;
      if (left < 0) throw Object.assign(new Error('killed'), { name: 'Killed' });
    },
  };
};

test('whatever the order of messages, with doubles and dying workers, there is in the end exactly what has a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (happening) => {
      const own = await startTables();
      const { now, sources } = settable();
      const world = tasksOn(own, undefined, sources);
      let version = 0;
      const waiting: TaskSubject[] = [];
      const take = (place: number, keep: boolean): TaskSubject | undefined => {
        const at = waiting.length === 0 ? -1 : place % waiting.length;
        return keep ? waiting[at] : waiting.splice(at, at < 0 ? 0 : 1)[0];
      };
      for (const step of happening) {
        if (step.what === 'change') {
          version += 1;
          const subject: TaskSubject = { kind: 'shipment', id: `S${step.thing}` };
          now.set(
            subject.id,
            step.kinds.map((kind) => (kind === 0 ? oversize(version) : damage(version))),
          );
          waiting.push(subject);
        } else if (step.what === 'deliver') {
          const dies = step.dies < 6;
          // A message whose worker died comes again.
          const subject = take(step.message, dies || step.again);
          const work = subject && world.worker(dies ? dyingAfter(step.dies) : {})(subject);
          if (dies) await work?.catch(() => undefined);
          else await work;
        } else {
          const subjects = step.messages.flatMap((message) => take(message, false) ?? []);
          await Promise.all(subjects.map(world.worker()));
        }
      }
      await Promise.all(waiting.map(world.worker()));
      const found = await world.open();
      const truth = await world.truth([
        { kind: 'shipment', id: 'S0' },
        { kind: 'shipment', id: 'S1' },
      ]);
      await world.rebuild();
      const rebuilt = await world.open();
      await own.stop();
      expect(found).toEqual(truth);
      expect(rebuilt).toEqual(truth);
    }),
    { numRuns: 12 },
  );
});
