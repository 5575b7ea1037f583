import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Role } from '#domain/kernel/role.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { wire } from '#lambdas/bookings/http.ts';
import { wireFinishAll, wireRebuild } from '#lambdas/bookings/jobs.ts';
import { waiting } from '#lambdas/bookings/told.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';

const ann = { userId: 'ann', roles: ['staff'] as const };
const ben = { userId: 'ben', roles: ['staff'] as const };

let tables: Tables;
let now = Date.parse('2026-11-21T15:00:00.000Z');
/** A clock that moves forward by a second with each reading. */
const clock = (): Date => {
  now += 1000;
  return new Date(now);
};
beforeEach(async () => {
  tables = await startTables();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => tables.stopAsKept());

const shared = (faults?: Faults) => testDependencies(tables.client(faults), { clock });
const ask = (route: string, asked: Parameters<typeof call>[2] = {}, faults?: Faults) =>
  call(wire(tables.env, shared(faults)), route, { as: ann, ...asked });
const add = (body: unknown, as: { userId: string; roles: readonly Role[] } = ann, faults?: Faults) =>
  ask('POST /api/bookings', { as, body }, faults);
const added = async (name: string): Promise<Booking> => {
  const { status, body } = await add({ id: newId(), name });
  expect(status).toBe(200);
  return body as unknown as Booking;
};
const move = ({ id, version }: Pick<Booking, 'id' | 'version'>, status: Booking['status'], as = ann) =>
  ask('POST /api/bookings/{id}/status', { as, params: { id }, body: { version, status } });
const show = async (id: string) => (await ask('GET /api/bookings/{id}', { params: { id } })).body;
const list = async (query: Record<string, string> = {}) => {
  const { body } = await ask('GET /api/bookings', { query });
  const items = body.items as Booking[];
  return { names: items.map(({ name }) => name), next: body.next as string | undefined };
};
const events = async () =>
  startingWith(await tables.all(tables.bookings), 'OUTBOX#')
    .map(({ event }) => BookingChangedV1.schema.parse(JSON.parse(String(event))))
    .toSorted((one, other) => one.time.localeCompare(other.time));

describe('a booking', () => {
  test('is added with its event, and is in the list', async () => {
    const id = newId();
    const { status, body } = await add({ id, name: ' First ' });
    expect([status, body]).toMatchObject([
      200,
      { id, name: 'First', status: 'OPEN', addedBy: 'ann', version: 1 },
    ]);
    expect(await list()).toEqual({ names: ['First'], next: undefined });
    expect(await show(id)).toEqual(body);
    const { addedAt } = body;
    const data = { id, status: { after: 'OPEN' }, by: 'ann', changedAt: addedAt };
    expect(await events()).toMatchObject([{ subject: id, aggregateVersion: 1, time: addedAt, data }]);
  });

  test('is added once, however often it is sent', async () => {
    const sent = { id: newId(), name: 'First' };
    const answers = [...(await Promise.all([add(sent), add(sent)])), await add(sent)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.addedAt)).size).toBe(1);
    expect(await events()).toHaveLength(1);
  });

  test('is added once when the answer of the table is lost', async () => {
    const sent = { id: newId(), name: 'First' };
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    expect((await add(sent, ann, { after: lose })).status).toBe(200);
    expect([losses, (await list()).names]).toEqual([0, ['First']]);
    expect(await events()).toHaveLength(1);
  });

  test('does not replace another one', async () => {
    const { id } = await added('First');
    for (const again of [await add({ id, name: 'Second' }), await add({ id, name: 'First' }, ben)])
      expect([again.status, again.body.code]).toEqual([409, 'BOOKING_EXISTS']);
    expect((await list()).names).toEqual(['First']);
  });

  test('needs a name', async () => {
    const { status, body } = await add({ id: newId(), name: ' ' });
    expect([status, body.fields]).toEqual([400, { name: 'Write a name' }]);
  });

  test('that is not there is refused', async () => {
    const id = newId();
    expect((await show(id)).code).toBe('BOOKING_NOT_FOUND');
    expect((await move({ id, version: 1 }, 'DONE')).body.code).toBe('BOOKING_NOT_FOUND');
  });
});

describe('a move', () => {
  test('leads along the lifecycle, with an event each time, and is made once', async () => {
    const open = await added('First');
    const answers = await Promise.all([move(open, 'DONE'), move(open, 'DONE')]);
    expect(answers.map(({ status, body }) => [status, body.status, body.version])).toEqual([
      [200, 'DONE', 2],
      [200, 'DONE', 2],
    ]);
    expect((await move({ ...open, version: 2 }, 'OPEN')).body).toMatchObject({ status: 'OPEN', version: 3 });
    expect((await events()).map(({ data, aggregateVersion }) => [aggregateVersion, data.status])).toEqual([
      [1, { after: 'OPEN' }],
      [2, { before: 'OPEN', after: 'DONE' }],
      [3, { before: 'DONE', after: 'OPEN' }],
    ]);
  });

  test('does not overwrite what a colleague changed, and the refusal shows it', async () => {
    const open = await added('First');
    const { body: canceled } = await move(open, 'CANCELED', ben);
    const { status, body } = await move(open, 'DONE');
    expect([status, body]).toMatchObject([409, { code: 'BOOKING_CHANGED', details: { booking: canceled } }]);
  });

  test('out of the last status is refused', async () => {
    const open = await added('First');
    const { body: canceled } = await move(open, 'CANCELED');
    const { status, body } = await move({ ...open, version: 2 }, 'OPEN');
    expect([status, body]).toMatchObject([
      409,
      { code: 'MOVE_NOT_POSSIBLE', details: { booking: canceled } },
    ]);
    expect(await show(open.id)).toEqual(canceled);
  });

  test('clears the task of the desk', async () => {
    const open = await added('First');
    const source = waiting.sources(tables.client(), tables.bookings, clock).booking;
    const page = { after: undefined, limit: 10 };
    expect(await source?.of(open.id)).toEqual([{ kind: 'BOOKING', since: open.addedAt }]);
    expect(await source?.open(page)).toEqual({ items: [open.id] });
    await move(open, 'DONE');
    expect([await source?.of(open.id), await source?.open(page)]).toEqual([[], { items: [] }]);
    expect(await source?.of(newId())).toEqual([]);
  });
});

describe('finishing all', () => {
  const finish = (as = ann) => ask('POST /api/bookings/finish-all', { as });
  const goOn = () => wireFinishAll(tables.env, shared())({ millisecondsLeft: () => 60_000 });

  test('marks a few as done at once, and the schedule does the rest, for whoever asked', async () => {
    for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await added(name);
    // By the clock of this test, the time of the request is over before all of them are done.
    const { status, body } = await finish();
    expect([status, body.last]).toEqual([200, { by: 'ann', at: expect.any(String) }]);
    const left = Number(body.open);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(5);
    expect(await goOn()).toEqual({ done: left });
    const { body: progress } = await ask('GET /api/bookings/finish-all');
    expect(progress).toMatchObject({ open: 0, last: { by: 'ann', doneAt: expect.any(String) } });
    expect(
      (await events()).filter(({ data }) => data.status.after === 'DONE' && data.by === 'ann'),
    ).toHaveLength(5);
    expect(await goOn()).toEqual({ done: 0 });
  });

  test('by two at once, or after it is over, does everything once', async () => {
    await added('First');
    const answers = await Promise.all([finish(), finish(ben)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await goOn();
    await added('Second');
    expect((await finish()).body).toMatchObject({ open: 0, last: { doneAt: expect.any(String) } });
    expect((await events()).map(({ data }) => data.status.after)).toEqual(['OPEN', 'DONE', 'OPEN', 'DONE']);
  });

  test('leaves what is added later, and what was canceled', async () => {
    const canceled = await added('First');
    for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) await added(name);
    await move(canceled, 'CANCELED');
    await finish();
    const later = await added('Later');
    await goOn();
    expect((await list({ status: 'OPEN' })).names).toEqual(['Later']);
    expect([(await show(later.id)).status, (await show(canceled.id)).status]).toEqual(['OPEN', 'CANCELED']);
  });
});

describe('the list', () => {
  test('has every booking exactly once on its pages, the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await added(name);
    const { names, next = '' } = await list({ limit: '2' });
    expect(names).toEqual(['Third', 'Second']);
    expect(await list({ limit: '2', cursor: next })).toEqual({ names: ['First'], next: undefined });
  });

  test('has those of one status, and finds open ones by a word of their name', async () => {
    const done = await added('Blue lamp');
    await added('Red lamp');
    expect((await list({ search: 'lamp' })).names.toSorted()).toEqual(['Blue lamp', 'Red lamp']);
    await move(done, 'DONE');
    expect((await list({ status: 'DONE' })).names).toEqual(['Blue lamp']);
    expect((await list({ search: 'LAMP' })).names).toEqual(['Red lamp']);
  });

  test('refuses an invalid cursor', async () => {
    const { status, body } = await ask('GET /api/bookings', { query: { cursor: 'none' } });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });

  test('can be searched again after the search is built again', async () => {
    const done = await added('Blue lamp');
    await added('Red lamp');
    await move(done, 'DONE');
    const TableName = tables.bookings;
    for (const { pk, sk } of startingWith(await tables.all(TableName), 'SEARCH#'))
      await tables.client().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    expect((await list({ search: 'lamp' })).names).toEqual([]);
    expect(await wireRebuild(tables.env, shared())(() => 60_000)).toEqual({ isDone: true, looked: 1 });
    expect((await list({ search: 'lamp' })).names).toEqual(['Red lamp']);
  });
});

describe('who may', () => {
  const reads = ['GET /api/bookings', 'GET /api/bookings/finish-all'];
  const changes = ['POST /api/bookings', 'POST /api/bookings/finish-all', 'POST /api/bookings/{id}/status'];
  const statusFor = async (role: Role, routes: readonly string[]) =>
    new Set(
      await Promise.all(
        routes.map(async (route) => {
          const body = { id: newId(), name: 'First' };
          return (await ask(route, { as: { userId: 'cleo', roles: [role] }, params: { id: newId() }, body }))
            .status;
        }),
      ),
    );

  test('look: the desk and the warehouse, and no customer', async () => {
    expect(await statusFor('warehouse', reads)).toEqual(new Set([200]));
    expect(await statusFor('customer', reads)).toEqual(new Set([403]));
  });

  test('change: the desk alone', async () => {
    expect(await statusFor('warehouse', changes)).toEqual(new Set([403]));
    expect(await statusFor('customer', changes)).toEqual(new Set([403]));
  });
});
