import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Profile } from '#domain/identity/profile.ts';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { wire } from '#lambdas/identity/http.ts';
import { labelName, newProfile } from '#lambdas/identity/new-profile.ts';
import { signUpChallenges } from '#lambdas/identity/sign-up-challenges.ts';
import { type Clock, clock } from '#lambdas/runtime/clock.ts';
import { shipperOf } from '#lambdas/shipments/declare/declared-shipment.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { call, keyFor, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';

const now = new Date('2026-11-03T18:59:00.000Z');
const me = { userId: 'me-1' };
const account = { ...me, email: 'ada@example.test', given_name: 'Ada', family_name: 'Lovelace' };
const update = {
  first_name: ' Ada ',
  last_name: 'King',
  phone: '(555) 123-4567',
  phone_country_code: '+1',
  company_name: '',
  address_line1: '1 Sample Street',
  city: 'Brooklyn',
  state: 'new york',
  zip_code: '11203',
  country: 'United States',
  version: 1,
};

const nobodyInThePool = { find: async () => undefined, turnOff: async () => {} };
const nobodysPool = {
  find: async () => undefined,
  ask: async () => 'gone' as const,
  set: async () => 'gone' as const,
  forgetPassword: async () => {},
};
const noGroups = { of: async () => [], members: async () => [], give: async () => {}, take: async () => {} };

let tables: Tables;
let ended: unknown[];
const serve = (faults: Faults = {}, clock: Clock = () => now) =>
  wire(
    { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
    {
      ...testDependencies(tables.client(faults), { clock }),
      endSessions: async (owner) => void ended.push(owner),
      refuseOlder: async () => {},
      factors: nobodyInThePool,
      groups: noGroups,
      pool: nobodysPool,
    },
  );
const show = (as: { userId: string; roles?: ['staff'] }, userId: string) =>
  call(serve(), 'GET /api/profiles/{userId}', { as, params: { userId } });
const save = (as: { userId: string; roles?: ['admin'] }, userId: string, body: object, faults?: Faults) =>
  call(serve(faults), 'PUT /api/profiles/{userId}', { as, params: { userId }, body });

beforeEach(async () => {
  tables = await startTables();
  ended = [];
  const Item = { pk: 'USER#me-1', sk: 'PROFILE', ...newProfile(account, now) };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
});
afterEach(async () => {
  await tables.stop();
});

test('people read their own profile, by id and as `me`', async () => {
  expect((await show(me, 'me')).body).toMatchObject({ user_id: 'me-1', first_name: 'Ada' });
  expect((await show(me, 'me')).body).toEqual((await show(me, 'me-1')).body);
});

test('the profile of somebody else is not found for a customer, and staff can read it', async () => {
  const stranger = await show({ userId: 'other' }, 'me-1');
  expect([stranger.status, stranger.body.code]).toEqual([404, 'PROFILE_NOT_FOUND']);
  expect(stranger).toEqual(await show({ userId: 'other' }, 'nobody'));
  expect((await show({ userId: 'desk', roles: ['staff'] }, 'me-1')).status).toBe(200);
});

test('staff read the names of people by their ids, and nobody else does', async () => {
  const names = (as: { userId: string; roles?: ['staff'] }, ids: string) =>
    call(serve(), 'GET /api/names', { as, query: { ids } });
  const desk = { userId: 'desk', roles: ['staff'] as ['staff'] };
  expect((await names(desk, 'me-1,nobody,me-1,')).body).toEqual({
    people: [{ userId: 'me-1', firstName: 'Ada', name: 'Ada Lovelace' }],
  });
  expect((await names({ userId: 'other' }, 'me-1')).status).toBe(403);
});

test('saving trims texts, converts states to codes and empty texts to null, and increments the version', async () => {
  const { status, body } = await save(me, 'me', update);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    first_name: 'Ada',
    last_name: 'King',
    state: 'NY',
    company_name: null,
    phone_e164: '+15551234567',
    version: 2,
  });
});

/** The events in the outbox. */
const events = async () =>
  startingWith(await tables.all(tables.profiles), 'OUTBOX#').map(({ event }) =>
    ProfileChangedV2.schema.parse(JSON.parse(String(event))),
  );

test('a save writes one event with the name and the version, and a refused save writes none', async () => {
  await save(me, 'me', update);
  await save(me, 'me', { ...update, first_name: 'Augusta' });
  await save(me, 'me', { ...update, version: 2, first_name: 'A' });
  const [event, ...others] = await events();
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    subject: 'me-1',
    aggregateVersion: 2,
    data: { userId: 'me-1', changedAt: now.toISOString() },
  });
});

test('of two saves at the same moment one is accepted, with one event', async () => {
  const answers = await Promise.all([
    save(me, 'me', update),
    save(me, 'me', { ...update, first_name: 'Augusta' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await events()).toHaveLength(1);
});

test('of two editors the second one is refused with a conflict', async () => {
  await save(me, 'me', update);
  const second = await save(me, 'me', { ...update, city: 'Queens' });
  expect([second.status, second.body.code]).toEqual([409, 'PROFILE_CHANGED']);
  expect((await show(me, 'me')).body).toMatchObject({ city: 'Brooklyn', version: 2 });
});

test('a save that is sent again because its answer was lost succeeds and counts once', async () => {
  let lost = false;
  const losing: Faults = {
    after: (operation) => {
      if (operation !== 'TransactWriteItems' || lost) return;
      lost = true;
      throw connectionReset();
    },
  };
  expect((await save(me, 'me', update, losing)).body).toMatchObject({ version: 2 });
  expect(lost).toBe(true);
  expect(await events()).toHaveLength(1);
});

test('nobody saves the profile of somebody else, not even an admin, and nobody saves a protected field', async () => {
  expect((await save({ userId: 'boss', roles: ['admin'] }, 'me-1', update)).status).toBe(404);
  expect((await save(me, 'me', { ...update, role: 'admin' })).status).toBe(400);
  expect((await show(me, 'me')).body).toMatchObject({ role: 'customer', version: 1 });
});

test('an invalid profile is refused with the form’s message for each field', async () => {
  const { status, body } = await save(me, 'me', { ...update, first_name: 'A', zip_code: '1' });
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    first_name: 'First name must be at least 2 characters',
    zip_code: 'Invalid ZIP code format. Use 12345 or 12345-6789',
  });
});

test('the spelling that airlines can read is the name on papers and in the mailbox, and only where it is needed', async () => {
  const arabic = { ...update, first_name: 'محمد', last_name: 'الأحمد' };
  const without = await save(me, 'me', { ...arabic, latin_name: '' });
  expect(without.body.fields).toMatchObject({
    latin_name: 'Write the name in Latin letters too, as in the passport.',
  });
  const saved = await save(me, 'me', { ...arabic, latin_name: 'Muhammad Al-Ahmad' });
  expect(saved.body).toMatchObject({ first_name: 'محمد', latin_name: 'Muhammad Al-Ahmad', version: 2 });
  const profile = Profile.parse(saved.body);
  expect(labelName(profile)).toBe('Muhammad Al-Ahmad');
  expect(shipperOf(profile).name).toBe('Muhammad Al-Ahmad');
  expect(shipperOf({ ...profile, latin_name: null }).name).toBe('محمد الأحمد');
  const latin = await save(me, 'me', { ...update, version: 2, latin_name: 'Ada King' });
  expect(latin.body).toMatchObject({ first_name: 'Ada', latin_name: null });
});

test('who does not know the spelling yet may leave it out, and a profile stored before it is read', async () => {
  const { latin_name: _later, ...before } = newProfile({ ...account, given_name: '小明' }, now);
  const Item = { pk: 'USER#me-1', sk: 'PROFILE', ...before };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  expect(Profile.parse((await show(me, 'me')).body).first_name).toBe('小明');
  const saved = await save(me, 'me', { ...update, first_name: '小明' });
  expect([saved.status, saved.body.latin_name]).toEqual([200, null]);
});

test('a person without a profile gets the answer that there is none', async () => {
  expect((await save({ userId: 'new' }, 'me', update)).status).toBe(404);
});

test.each(['__proto__', '__defineGetter__', 'constructor', 'valueOf'])(
  '%s is not a country and is refused like every unknown country',
  async (country) => {
    const { status, body } = await save(me, 'me', { ...update, country });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.fields).toMatchObject({ country: 'Please select a country from the list' });
  },
);

test('signing out everywhere ends only the caller’s own sessions, whatever the request contains', async () => {
  const body = { userId: 'me-1' };
  const { status } = await call(serve(), 'DELETE /api/sessions', { as: { userId: 'other' }, body });
  expect([status, ended]).toEqual([200, [{ userPoolId: 'pool', userId: 'other' }]]);
});

test('a challenge for an e-mail address is valid for this address only', async () => {
  const body = { email: ' Ada@example.test ' };
  // The expiry of a challenge is checked with the real time.
  const answer = await call(serve({}, clock), 'POST /api/sign-up-challenges', { body });
  const work = signUpChallenges(keyFor, clock);
  expect(answer.status).toBe(200);
  const proof = await solved(answer.body as unknown as Challenge);
  expect(await work.isSolved('ada@example.test', proof)).toBe(true);
  expect(await work.isSolved('bob@example.test', proof)).toBe(false);
});

test.each([{}, { email: '' }, { email: 'ada' }, { email: 1 }, { email: `${'a'.repeat(300)}@example.test` }])(
  'a challenge needs an e-mail address: %j is refused',
  async (body) => {
    expect(await call(serve(), 'POST /api/sign-up-challenges', { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  },
);
