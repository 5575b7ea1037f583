import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KnownShipper, ShipperChange, ShipperStatus } from '#domain/identity/shipper/known-shipper.ts';
import type { Role } from '#domain/kernel/role.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import { wire } from '#lambdas/identity/http.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { watchDates } from '#lambdas/tasks/dates/watch-dates.ts';
import { call, testDependencies } from '../../support/call.ts';
import { startingWith, startTables, type Tables } from '../../support/tables.ts';
import { tasksOn } from '../tasks/tasks.world.ts';

const never = async (): Promise<never> => {
  throw new Error('Not for known shippers.');
};
const documents = { userId: 'documents-1', roles: ['documents'] as readonly Role[] };

let tables: Tables;
let now: Date;
const clock = () => now;
const serve = () =>
  wire(
    { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
    {
      ...testDependencies(tables.client(), { clock }),
      endSessions: never,
      refuseOlder: async () => {},
      factors: { find: never, turnOff: never },
      groups: { of: never, members: never, give: never, take: never },
      pool: { find: never, ask: never, set: never, forgetPassword: never },
    },
  );
/** Somebody with a profile. */
const customer = async (given_name: string) => {
  const userId = given_name.toLowerCase();
  const account = { userId, email: `${userId}@example.test`, given_name, family_name: 'Sample' };
  const Item = { pk: `USER#${userId}`, sk: 'PROFILE', ...newProfile(account, now) };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
};
const show = async (userId = 'ann', as = documents) => {
  const answer = await call(serve(), 'GET /api/known-shippers/{userId}', { as, params: { userId } });
  return { ...answer, body: answer.body as unknown as { shipper: KnownShipper; history: ShipperChange[] } };
};
const change = (order: object, as = documents, userId = 'ann') =>
  call(serve(), 'POST /api/known-shippers/{userId}', {
    as,
    params: { userId },
    body: { id: newId(), reason: 'Visited on Monday', ...order },
  });
/** Brings Ann through these states. */
const through = async (...statuses: readonly ShipperStatus[]) => {
  for (const [version, status] of statuses.entries()) {
    const known = status === 'KNOWN' ? { ref: 'KS-1', expiresOn: '2027-03-31' } : {};
    expect((await change({ version, status, ...known })).status).toBe(200);
  }
};
const events = async () =>
  startingWith(await tables.all(tables.profiles), 'OUTBOX#').map(({ event }) =>
    KnownShipperChangedV1.schema.parse(JSON.parse(String(event))),
  );

beforeEach(async () => {
  now = new Date('2026-11-22T13:30:00.000Z');
  tables = await startTables();
  await customer('Ann');
});
afterEach(() => tables.stopAsKept());

const list = async (as = documents, query = {}) => {
  const answer = await call(serve(), 'GET /api/known-shippers', { as, query });
  return { ...answer, body: answer.body as unknown as { items: readonly object[]; next?: string } };
};

describe('the known-shipper record', () => {
  test('is unknown for everybody first, and goes step by step with who, before, after and reason', async () => {
    const first = await show();
    expect(first.body).toEqual({
      shipper: { userId: 'ann', status: 'UNKNOWN', version: 0, next: ['PENDING'] },
      history: [],
    });
    await through('PENDING', 'KNOWN');
    const { body } = await show();
    expect(body.shipper).toEqual({
      userId: 'ann',
      status: 'KNOWN',
      ref: 'KS-1',
      expiresOn: '2027-03-31',
      version: 2,
      next: ['KNOWN', 'SUSPENDED', 'UNKNOWN'],
    });
    expect(body.history.map(({ before, after }) => `${before} ${after}`).toSorted()).toEqual([
      'PENDING KNOWN',
      'UNKNOWN PENDING',
    ]);
    expect(body.history[0]).toMatchObject({ by: 'documents-1', reason: 'Visited on Monday' });
    const told = (await events()).toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);
    expect(told.map(({ data }) => data.changed)).toEqual([
      { status: { before: 'UNKNOWN', after: 'PENDING' }, expiresOn: {} },
      { status: { before: 'PENDING', after: 'KNOWN' }, expiresOn: { after: '2027-03-31' } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/KS-1|Visited/);
  });

  test('lapses after its last day for every reader, without anybody writing it', async () => {
    await through('PENDING', 'KNOWN');
    now = new Date('2027-04-01T12:00:00.000Z');
    const { shipper } = (await show()).body;
    expect(shipper).toMatchObject({
      status: 'UNKNOWN',
      lapsedOn: '2027-03-31',
      next: ['PENDING', 'UNKNOWN'],
    });
    const renewed = { version: 2, status: 'KNOWN', ref: 'KS-1', expiresOn: '2029-03-31' };
    expect(await change(renewed)).toMatchObject({ status: 409, body: { code: 'STEP_NOT_POSSIBLE' } });
    expect((await change({ version: 2, status: 'PENDING' })).status).toBe(200);
    expect((await show()).body.history[0]).toMatchObject({ before: 'UNKNOWN', after: 'PENDING' });
  });

  test('refuses another version, a step that skips one, a day that has passed, and writes nothing then', async () => {
    await through('PENDING');
    const known = { status: 'KNOWN', ref: 'KS-1' };
    const refused = async (order: object) => (await change(order)).body.code;
    expect(await refused({ version: 0, ...known, expiresOn: '2027-03-31' })).toBe('SHIPPER_CHANGED');
    expect(await refused({ version: 1, status: 'SUSPENDED' })).toBe('STEP_NOT_POSSIBLE');
    expect(await refused({ version: 1, ...known, expiresOn: '2026-11-21' })).toBe('DAY_HAS_PASSED');
    expect((await show()).body.shipper).toMatchObject({ status: 'PENDING', version: 1 });
    expect(await events()).toHaveLength(1);
  });

  test('changes once for an order that comes twice, also at the same moment', async () => {
    const order = { id: newId(), version: 0, status: 'PENDING' };
    const answers = [...(await Promise.all([change(order), change(order)])), await change(order)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await show()).body.history).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('is read by who may see customers, and changed by documents and admins', async () => {
    const as = (...roles: Role[]) => ({ userId: 'somebody', roles });
    const order = { version: 0, status: 'PENDING' };
    expect((await show('ann', as('staff'))).status).toBe(200);
    for (const role of ['customer', 'warehouse', 'driver'] as const)
      expect((await show('ann', as(role))).status, role).toBe(403);
    for (const role of ['staff', 'billing', 'warehouse'] as const)
      expect((await change(order, as(role))).status, role).toBe(403);
    expect((await change(order, as('admin'))).status).toBe(200);
  });

  test('stands in the list of all, as it is today, page by page, for those who may see customers', async () => {
    expect((await list()).body).toEqual({ items: [] });
    await through('PENDING', 'KNOWN');
    await customer('Bob');
    await change({ version: 0, status: 'PENDING' }, documents, 'bob');
    now = new Date('2027-04-01T12:00:00.000Z');
    const first = (await list(documents, { limit: '1' })).body;
    expect(first.items).toMatchObject([
      { userId: 'ann', name: 'Ann Sample', status: 'UNKNOWN', lapsedOn: '2027-03-31' },
    ]);
    const second = (await list(documents, { limit: '1', cursor: first.next })).body;
    expect(second.items).toMatchObject([{ userId: 'bob', name: 'Bob Sample', status: 'PENDING' }]);
    expect((await list({ userId: 'somebody', roles: ['customer'] })).status).toBe(403);
  });

  test('of nobody cannot be seen or made', async () => {
    expect((await show('nobody')).status).toBe(404);
    expect((await change({ version: 0, status: 'PENDING' }, documents, 'nobody')).status).toBe(404);
    expect(await events()).toEqual([]);
  });
});

describe('the renewal of a record', () => {
  const renewal = { version: 2, status: 'KNOWN', ref: 'KS-1', expiresOn: '2029-03-31' };
  const look = () =>
    watchDates(
      {
        TASKS_TABLE: tables.tasks,
        PROFILES_TABLE: tables.profiles,
        BILLING_TABLE: tables.billing,
        BOOKINGS_TABLE: tables.bookings,
        VEHICLES_TABLE: tables.vehicles,
        DRIVERS_TABLE: tables.drivers,
        RUNS_TABLE: tables.runs,
      },
      { client: tables.client(), clock },
    )();

  test('is a task for documents from thirty days before the last one until it is renewed', async () => {
    const world = tasksOn(tables);
    const open = async () =>
      (await world.list({}, { userId: 'documents-1', roles: ['documents'] })).items.map(({ id }) => id);
    await through('PENDING', 'KNOWN');
    expect(await look()).toEqual({ looked: 0 });
    expect(await open()).toEqual([]);
    now = new Date('2027-03-01T12:00:00.000Z');
    world.at(now.toISOString());
    expect(await look()).toEqual({ looked: 1 });
    expect(await look()).toEqual({ looked: 1 });
    expect(await open()).toEqual(['KNOWN_SHIPPER_ENDING.ann']);
    expect((await world.list({}, { userId: 'staff-1', roles: ['staff'] })).items).toEqual([]);
    expect((await change(renewal)).status).toBe(200);
    for (const event of await events()) await world.hear(event);
    expect(await open()).toEqual([]);
    await world.rebuild();
    expect(await open()).toEqual([]);
  });

  test('is found again when the list of tasks is built anew', async () => {
    await through('PENDING', 'KNOWN');
    const world = tasksOn(tables, '2027-03-01T12:00:00.000Z');
    await world.rebuild();
    const followed = await world.open();
    expect(followed.map((line) => line.split(' ')[0])).toEqual(['KNOWN_SHIPPER_ENDING.ann']);
    now = new Date('2027-03-01T12:00:00.000Z');
    await look();
    await world.rebuild();
    expect(await world.open()).toEqual(followed);
  });
});
