import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { may } from '#domain/kernel/permissions.ts';
import { type Role, roles } from '#domain/kernel/role.ts';
import { type TaskKind, taskKindNames, taskKinds } from '#domain/tasks/kinds.ts';
import type { TaskSources } from '#lambdas/runtime/task-source.ts';
import { connectionReset, startTables, type Tables } from '../../support/tables.ts';
import { as, tasksOn } from './tasks.world.ts';

const NOW = '2026-11-13T15:00:00.000Z';
const since = '2026-11-13T14:00:00.000Z';
const staff = as('staff');

/** Things that have one task each: of the kind that their id names, which does not change. */
const perKind: TaskSources[keyof TaskSources] = {
  of: async (id) => [{ kind: id.replace(/-\d+$/, '') as TaskKind, since }],
  open: async () => ({ items: [] }),
};
const sources: TaskSources = {
  shipment: perKind,
  quote: perKind,
  enquiry: perKind,
  flight: perKind,
  waybills: perKind,
  shipper: perKind,
  queue: perKind,
  mail: perKind,
  invoice: perKind,
  booking: perKind,
  parcel: perKind,
  trace: perKind,
  claim: perKind,
  post: perKind,
  comments: perKind,
  vehicle: perKind,
  driver: perKind,
  runs: perKind,
};

let tables: Tables;
let world: ReturnType<typeof tasksOn>;
const have = async (kind: TaskKind, place = 1): Promise<string> => {
  await world.worker()({ kind: taskKinds[kind].subject, id: `${kind}-${place}` });
  return `${kind}.${kind}-${place}`;
};
beforeEach(async () => {
  tables = await startTables();
  world = tasksOn(tables, NOW, sources);
});
afterEach(() => tables.stopAsKept());

const working = roles.filter((role): role is Exclude<Role, 'customer'> => role !== 'customer');

describe('what somebody sees', () => {
  test('is exactly the tasks and counts of the kinds that they can clear', async () => {
    for (const kind of taskKindNames) await have(kind);
    for (const role of working) {
      const who = as(role);
      const wanted = may(who, 'task.read')
        ? taskKindNames.filter((kind) => may(who, taskKinds[kind].may)).toSorted()
        : [];
      const { items = [] } = await world.list({ limit: '100' }, who);
      expect(items.map(({ kind }) => kind).toSorted(), role).toEqual(wanted);
      const { kinds = [] } = await world.counts(who);
      const counted = kinds.map(({ kind, count }) => `${kind} ${count}`);
      expect(counted.toSorted(), role).toEqual(wanted.map((kind) => `${kind} 1`));
      const refusal = may(who, 'task.read') ? 404 : 403;
      for (const kind of taskKindNames.filter((one) => !wanted.includes(one))) {
        const id = `${kind}.${kind}-1`;
        expect((await world.show(id, undefined, who)).status, `${role} ${id}`).toBe(refusal);
        expect((await world.assign(id, { version: 1, taken: true }, who)).status).toBe(refusal);
      }
    }
  });

  test('customers see nothing', async () => {
    const id = await have('OVERSIZE');
    expect((await world.show(id, undefined, as('customer'))).status).toBe(403);
    expect((await world.ask('GET /api/tasks', { as: as('customer') })).status).toBe(403);
    expect((await world.ask('GET /api/tasks/counts', { as: as('customer') })).status).toBe(403);
  });

  test('what is due first comes first, over all kinds and pages', async () => {
    for (const place of [1, 2, 3]) await have('ENQUIRY', place);
    for (const place of [1, 2]) await have('QUOTE_TO_PRICE', place);
    const first = await world.list({ limit: '3' }, staff);
    const second = await world.list({ limit: '3', cursor: String(first.next) }, staff);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
      'QUOTE_TO_PRICE.QUOTE_TO_PRICE-1',
      'QUOTE_TO_PRICE.QUOTE_TO_PRICE-2',
      'ENQUIRY.ENQUIRY-1',
      'ENQUIRY.ENQUIRY-2',
      'ENQUIRY.ENQUIRY-3',
    ]);
    expect(second.next).toBeUndefined();
  });

  test('counts say how many are late, and since when the oldest waits', async () => {
    await have('QUOTE_TO_PRICE', 1);
    await have('QUOTE_TO_PRICE', 2);
    const of = async (kind: string) => (await world.counts(staff)).kinds.find((one) => one.kind === kind);
    expect(await of('QUOTE_TO_PRICE')).toEqual({
      kind: 'QUOTE_TO_PRICE',
      count: 2,
      late: 0,
      oldest: since,
    });
    world.at('2026-11-13T19:00:00.000Z');
    expect(await of('QUOTE_TO_PRICE')).toMatchObject({ count: 2, late: 2 });
    expect(await of('ENQUIRY')).toEqual({ kind: 'ENQUIRY', count: 0, late: 0 });
  });
});

describe('a task', () => {
  test('is taken and handed back, once each, with its history and events', async () => {
    const id = await have('ENQUIRY');
    const take = { version: 1, taken: true };
    const answers = [await world.assign(id, take, staff), await world.assign(id, take, staff)];
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { owner: 'staff-1', version: 2 }]);
    expect((await world.list({ view: 'mine' }, staff)).items.map((task) => task.id)).toEqual([id]);
    expect((await world.counts(staff)).mine).toBe(1);
    expect((await world.list({}, staff)).items).toHaveLength(1);
    for (const [query, count] of [
      [{ taken: 'staff-1' }, 1],
      [{ taken: 'nobody' }, 0],
      [{ taken: 'staff-1', kind: 'ENQUIRY', view: 'mine' }, 1],
      [{ taken: 'staff-1', days: '365' }, 0],
    ] as const)
      expect((await world.list(query, staff)).items, JSON.stringify(query)).toHaveLength(count);
    await world.assign(id, { version: 2, taken: false }, staff);
    expect((await world.list({ view: 'mine' }, staff)).items).toEqual([]);
    expect((await world.show(id, undefined, staff)).body.history).toMatchObject([
      { what: 'taken', by: 'staff-1', after: 'staff-1' },
      { what: 'handed-back', by: 'staff-1', before: 'staff-1' },
    ]);
    expect((await world.events()).map(({ data }) => data)).toMatchObject([
      { task: id, what: 'taken', by: 'staff-1' },
      { task: id, what: 'handed-back', by: 'staff-1' },
    ]);
  });

  test('is given to a colleague who can clear it, and to nobody else', async () => {
    const id = await have('ENQUIRY');
    const give = (to: string) => world.assign(id, { version: 1, taken: true, to }, staff);
    expect((await give('warehouse-1')).body).toMatchObject({ code: 'COLLEAGUE_CANNOT' });
    expect((await give('customer-1')).status).toBe(422);
    for (const nobody of [' ', '\r\n', '\u0000', '<b>'])
      expect(await give(nobody)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect((await world.show(id, undefined, staff)).body.task).toMatchObject({ version: 1 });
    for (const { status, body } of [await give('staff-2'), await give('staff-2')])
      expect([status, body]).toMatchObject([200, { owner: 'staff-2', version: 2 }]);
    const colleague = { ...staff, userId: 'staff-2' };
    expect((await world.counts(colleague)).mine).toBe(1);
    expect((await world.counts(staff)).mine).toBe(0);
    expect((await world.show(id, undefined, staff)).body.history).toMatchObject([
      { what: 'given', by: 'staff-1', after: 'staff-2' },
    ]);
  });

  test('that two people take at once is one’s, and the other reads whose', async () => {
    const id = await have('ENQUIRY');
    const body = { version: 1, taken: true };
    const answers = await Promise.all([world.assign(id, body, staff), world.assign(id, body, as('admin'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.owner;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TASK_CHANGED',
      details: { task: { owner: winner } },
    });
  });

  test('is out of sight until its time, and can be brought back before', async () => {
    const id = await have('ENQUIRY');
    const until = '2026-11-16T13:00:00.000Z';
    const note = 'They are closed until Monday.';
    expect((await world.snooze(id, { version: 1, until, note }, staff)).status).toBe(200);
    const ids = async (query: Record<string, string> = {}) =>
      (await world.list(query, staff)).items.map((task) => task.id);
    expect([await ids(), await ids({ view: 'snoozed' })]).toEqual([[], [id]]);
    expect((await world.counts(staff)).kinds.find(({ kind }) => kind === 'ENQUIRY')?.count).toBe(0);
    world.at(until);
    expect([await ids(), await ids({ view: 'snoozed' })]).toEqual([[id], []]);
    world.at('2026-11-14T13:00:00.000Z');
    expect((await world.snooze(id, { version: 2, until: null }, staff)).status).toBe(200);
    expect([await ids(), await ids({ view: 'snoozed' })]).toEqual([[id], []]);
    expect((await world.show(id, undefined, staff)).body.history).toMatchObject([
      { what: 'snoozed', by: 'staff-1', after: until, note },
      { what: 'woken', by: 'staff-1', before: until },
    ]);
  });

  test.each(['2026-11-13T15:00:00.000Z', '2026-12-15T15:00:00.001Z'])(
    'cannot be put out of sight until %s',
    async (until) => {
      const id = await have('ENQUIRY');
      const { status, body } = await world.snooze(id, { version: 1, until }, staff);
      expect([status, body.code]).toEqual([422, 'SNOOZE_IMPOSSIBLE']);
    },
  );

  test('that goes with its cause is not marked as done', async () => {
    const id = await have('ENQUIRY');
    const { status, body } = await world.done(id, { version: 1 }, staff);
    expect([status, body.code]).toEqual([409, 'TASK_GOES_WITH_CAUSE']);
  });

  test('that only a person can settle stays done, also when the list is made anew', async () => {
    const id = await have('ROLLED_THRICE');
    const note = 'The goods come on Monday.';
    for (const _again of [1, 2]) {
      const { status, body } = await world.done(id, { version: 1, note }, staff);
      expect([status, body.closedAt]).toEqual([200, NOW]);
    }
    await have('ROLLED_THRICE');
    expect((await world.list({}, staff)).items).toEqual([]);
    const late = await world.assign(id, { version: 2, taken: true }, staff);
    expect([late.status, late.body.code]).toEqual([409, 'TASK_CLOSED']);
  });

  test('is taken once when the answer of the table is lost', async () => {
    const id = await have('ENQUIRY');
    let losses = 1;
    const lossy = tables.client({
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || losses === 0) return;
        losses -= 1;
        throw connectionReset();
      },
    });
    const other = tasksOn({ ...tables, client: () => lossy }, NOW, sources);
    expect((await other.assign(id, { version: 1, taken: true }, staff)).status).toBe(200);
    expect((await world.show(id, undefined, staff)).body.history).toHaveLength(1);
  });

  test('of no kind, or a cursor of another list, is refused', async () => {
    expect((await world.show('NOTHING.S1', undefined)).status).toBe(404);
    const query = { cursor: 'none' };
    expect((await world.ask('GET /api/tasks', { as: staff, query })).status).toBe(400);
  });
});
