import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Alias } from '#domain/identity/people/aliases.ts';
import type { Role } from '#domain/kernel/role.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import { wire } from '#lambdas/identity/http.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { readsEnded, refusesOlder } from '#lambdas/runtime/http/ended-sessions.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';

const never = async (): Promise<never> => {
  throw new Error('Not for people whom the desk keeps.');
};
const admin = { userId: 'admin-1', roles: ['admin'] as readonly Role[] };
const papers = { userId: 'papers-1', roles: ['documents'] as readonly Role[] };
const desk = { userId: 'desk-1', roles: ['staff'] as readonly Role[] };
const now = new Date('2026-11-24T15:05:00.000Z');
const second = Math.floor(now.getTime() / 1000);

let tables: Tables;
const serve = (faults: Faults = {}) =>
  wire(
    { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
    {
      ...testDependencies(tables.client(faults), { clock: () => now }),
      endSessions: never,
      refuseOlder: refusesOlder(tables.client(faults), tables.sessions),
      factors: { find: never, turnOff: never },
      groups: { of: never, members: never, give: never, take: never },
      pool: { find: never, ask: never, set: never, forgetPassword: never },
    },
  );
/** Somebody with an account. */
const anAccount = async (userId: string): Promise<string> => {
  const Item = {
    pk: `USER#${userId}`,
    sk: 'PROFILE',
    ...newProfile({ userId, email: `${userId}@example.test` }, now),
  };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  return userId;
};
const keep = (body: object, as = admin) =>
  call(serve(), 'POST /api/people', {
    as,
    body: { id: newId(), came: 'CALL', first_name: 'Ann', last_name: 'Persaud', ...body },
  });
/** Somebody whom the desk keeps. */
const aCaller = async (): Promise<string> => {
  const { status, body } = await keep({ email: 'ann@example.test' });
  expect(status).toBe(200);
  return String(body.user_id);
};
const say = (personId: string, as: string, same: boolean, faults: Faults = {}, by = admin) =>
  call(serve(faults), 'POST /api/people/{personId}/aliases', {
    as: by,
    params: { personId },
    body: { as, same, reason: 'The same phone number' },
  });
const aliasesOf = async (personId: string, as = desk) => {
  const answer = await call(serve(), 'GET /api/people/{personId}/aliases', { as, params: { personId } });
  return answer.body as unknown as { ids: readonly string[]; aliases: readonly Alias[] };
};
const idsOf = async (personId: string) => (await aliasesOf(personId)).ids;
/** Whether a token of an account that was issued a moment ago is refused. */
const mustFetchToken = (account: string): Promise<boolean> =>
  readsEnded(tables.client(), tables.sessions)(account, second);
const events = async () =>
  startingWith(await tables.all(tables.profiles), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)))
    .filter(({ type }) => type === PersonAliasedV1.type)
    .map((event) => PersonAliasedV1.schema.parse(event));

beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stop());

describe('a person whom the desk keeps', () => {
  test('has an id of ours and a profile that everybody at the desk sees, also when the form is sent twice', async () => {
    const id = newId();
    const typed = { id, phone: '(201) 555-0142', phone_country_code: '+1' };
    const [once, again] = await Promise.all([keep(typed), keep(typed)]);
    expect([once.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(once.body);
    const { body } = await call(serve(), 'GET /api/profiles/{userId}', {
      as: desk,
      params: { userId: `p-${id}` },
    });
    expect(body).toMatchObject({ user_id: `p-${id}`, came: 'CALL', first_name: 'Ann' });
  });

  test('is kept by those who may book for a caller, and with a way to reach them', async () => {
    const warehouse = { userId: 'warehouse-1', roles: ['warehouse'] as readonly Role[] };
    expect((await keep({ email: 'ann@example.test' }, warehouse)).status).toBe(403);
    expect((await keep({})).status).toBe(400);
  });
});

describe('who a person turns out to be', () => {
  test('is said once, however often it is sent, with who said so and why', async () => {
    const [person, account] = [await aCaller(), await anAccount('ann')];
    const outcomes = [await say(person, account, true), await say(person, account, true)];
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await aliasesOf(person)).toEqual({
      ids: [account, person],
      aliases: [
        { ids: [person, account], at: now.toISOString(), by: 'admin-1', reason: 'The same phone number' },
      ],
    });
    const told = await events();
    expect(told.map(({ data }) => data)).toEqual([
      { personId: person, as: account, same: true, by: 'admin-1', changedAt: now.toISOString() },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Persaud|example\.test|phone number/);
  });

  test('is taken back by taking the alias away, and others who were merged stay together', async () => {
    const [caller, walkIn, account] = [await aCaller(), await aCaller(), await anAccount('ann')];
    await say(caller, walkIn, true);
    await say(walkIn, account, true);
    expect(await idsOf(caller)).toEqual([account, caller, walkIn].toSorted());
    expect((await say(walkIn, account, false)).status).toBe(200);
    expect(await idsOf(caller)).toEqual([caller, walkIn].toSorted());
    expect((await say(walkIn, account, false)).status).toBe(200);
    expect((await events()).filter(({ data }) => !data.same)).toHaveLength(1);
  });

  test('ends the token that the account has, so that it fetches one that says it', async () => {
    const [person, account] = [await aCaller(), await anAccount('ann')];
    expect(await mustFetchToken(account)).toBe(false);
    await say(person, account, true);
    expect(await mustFetchToken(account)).toBe(true);
  });

  test.each([true, false])(
    'is complete when the same call is repeated that failed before it ended the token (same: %s)',
    async (same) => {
      const [person, account] = [await aCaller(), await anAccount('ann')];
      if (!same) {
        await say(person, account, true);
        await tables.client().send(
          new PutCommand({
            TableName: tables.sessions,
            Item: { pk: `USER#${account}`, sk: 'NOT_BEFORE', not_before: 0 },
          }),
        );
      }
      const before = (operation: string) => {
        if (operation === 'PutItem') throw connectionReset();
      };
      expect((await say(person, account, same, { before })).status).toBe(500);
      expect(await mustFetchToken(account)).toBe(false);
      expect((await say(person, account, same)).status).toBe(200);
      expect(await mustFetchToken(account)).toBe(true);
      expect(await idsOf(person)).toHaveLength(same ? 2 : 1);
    },
  );

  test('of several who say something at once, the second is decided on what the first has said', async () => {
    const [caller, walkIn] = [await aCaller(), await aCaller()];
    const [one, two] = [await anAccount('ann'), await anAccount('bob')];
    const outcomes = await Promise.all([
      say(caller, one, true),
      say(caller, two, true),
      say(caller, walkIn, true),
    ]);
    expect(outcomes.map(({ body }) => body.code).toSorted()).toEqual(['TWO_ACCOUNTS', undefined, undefined]);
    const ids = await idsOf(caller);
    for (const id of ids.filter((id) => id.startsWith('p-'))) expect(await idsOf(id)).toEqual(ids);
    expect(ids).toHaveLength(3);
  });

  test('is refused for two accounts, for nobody, to whoever may only look people up, and where it is said of others between them', async () => {
    const [caller, middle, walkIn] = [await aCaller(), await aCaller(), await aCaller()];
    const [account, another] = [await anAccount('ann'), await anAccount('bob')];
    await say(caller, account, true);
    expect((await say(caller, another, true)).body.code).toBe('TWO_ACCOUNTS');
    expect((await say(caller, 'nobody', true)).body.code).toBe('PROFILE_NOT_FOUND');
    expect((await say(`p-${newId()}`, account, true)).body.code).toBe('PROFILE_NOT_FOUND');
    expect((await say(caller, account, false, {}, papers)).status).toBe(403);
    await say(caller, middle, true);
    await say(middle, walkIn, true);
    expect((await say(caller, walkIn, false)).body.code).toBe('NO_SUCH_ALIAS');
    expect((await say(caller, caller, false)).body.code).toBe('NO_SUCH_ALIAS');
  });
});
