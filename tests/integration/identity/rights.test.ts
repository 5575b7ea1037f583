import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StaffMember } from '#domain/identity/rights.ts';
import { type Role, type WorkingRole, workingRoles } from '#domain/kernel/role.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { wire } from '#lambdas/identity/http.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { seenStore } from '#lambdas/identity/rights/last-seen.ts';
import type { RoleGroups } from '#lambdas/identity/rights/role-groups.ts';
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

const now = new Date('2026-11-22T13:30:00.000Z');
const people = ['boss', 'second', 'clerk', 'packer', 'customer'] as const;
type Person = (typeof people)[number];

let tables: Tables;
/** The groups of the pool, as Cognito keeps them. */
let pool: Map<Person, Set<WorkingRole>>;
/** Runs before a role is given or taken in the pool; a test makes it fail or act. */
let beforeGroup: (what: 'give' | 'take', role: WorkingRole) => Promise<void>;

const rolesOf = (userId: string): WorkingRole[] =>
  workingRoles.filter((role) => pool.get(userId as Person)?.has(role));
const unused = async (): Promise<never> => {
  throw new Error('Not for roles.');
};
const groups: RoleGroups = {
  of: async (userId) => rolesOf(userId),
  members: async (role) => people.filter((person) => pool.get(person)?.has(role)),
  give: async (userId, role) => {
    await beforeGroup('give', role);
    pool.get(userId as Person)?.add(role);
  },
  take: async (userId, role) => {
    await beforeGroup('take', role);
    pool.get(userId as Person)?.delete(role);
  },
};
const factors = {
  find: async (name: string) => {
    const userId = people.find((person) => name === person || name === `${person}@example.test`);
    return userId && { userId, email: `${userId}@example.test`, name: `Sample ${userId}`, on: false };
  },
  turnOff: async () => {},
};

const serve = (faults: Faults = {}) =>
  wire(
    { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
    {
      ...testDependencies(tables.client(faults), { clock: () => now }),
      endSessions: async () => {},
      refuseOlder: refusesOlder(tables.client(faults), tables.sessions),
      factors,
      groups,
      pool: { find: unused, ask: unused, set: unused, forgetPassword: unused },
    },
  );
const as = (userId: Person, roles: readonly Role[] = ['admin']) => ({ userId, roles });

interface Order {
  readonly id?: string;
  readonly version?: number;
  readonly give?: readonly Role[];
  readonly take?: readonly Role[];
  readonly reason?: string;
}
const change = (userId: string, order: Order, { by = as('boss'), faults = {} as Faults } = {}) =>
  call(serve(faults), 'POST /api/staff/{userId}/roles', {
    as: by,
    params: { userId },
    body: { id: newId(), version: 0, give: [], take: [], reason: 'Starts on Monday', ...order },
  });
const list = async (by = as('boss')) => {
  const { body } = await call(serve(), 'GET /api/staff', { as: by });
  return body.people as StaffMember[];
};
const history = async () =>
  (await call(serve(), 'GET /api/staff/changes', { as: as('boss'), query: { limit: '10' } })).body
    .items as Record<string, unknown>[];
const events = async () =>
  startingWith(await tables.all(tables.profiles), 'OUTBOX#').map(({ event }) =>
    RightsChangedV1.schema.parse(JSON.parse(String(event))),
  );
const profileOf = async (userId: string) =>
  (await call(serve(), 'GET /api/profiles/{userId}', { as: as('boss'), params: { userId } })).body;

beforeEach(async () => {
  tables = await startTables();
  beforeGroup = async () => {};
  pool = new Map(people.map((person) => [person, new Set<WorkingRole>()]));
  pool.get('boss')?.add('admin');
  pool.get('second')?.add('admin');
  pool.get('clerk')?.add('staff');
  for (const userId of people) {
    const account = { userId, email: `${userId}@example.test`, given_name: 'Sample', family_name: userId };
    const Item = { pk: `USER#${userId}`, sk: 'PROFILE', ...newProfile(account, now) };
    await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  }
});
afterEach(async () => {
  await tables.stopAsKept();
});

describe('an admin', () => {
  test('gives and takes several roles: pool, profile, history and one event say the same', async () => {
    const { status, body } = await change('clerk', { give: ['billing', 'warehouse'], take: ['staff'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: 'clerk', roles: ['warehouse', 'billing'] });
    expect(rolesOf('clerk')).toEqual(['warehouse', 'billing']);
    expect(await profileOf('clerk')).toMatchObject({
      role: 'warehouse',
      user_type: 'warehouse',
      roles: ['warehouse', 'billing'],
      version: 1,
    });
    const [entry, ...others] = await history();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      userId: 'clerk',
      name: 'Sample clerk',
      by: 'boss',
      byName: 'Sample boss',
      at: now.toISOString(),
      before: ['staff'],
      after: ['warehouse', 'billing'],
      reason: 'Starts on Monday',
    });
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event?.data).toEqual({
      userId: 'clerk',
      by: 'boss',
      changed: { roles: { before: ['staff'], after: ['warehouse', 'billing'] } },
      changedAt: now.toISOString(),
    });
    expect(event?.aggregateVersion).toBe(body.version);
  });

  test('who takes a role ends every token of that person that still has it, and giving one ends none', async () => {
    const isEnded = readsEnded(tables.client(), tables.sessions);
    const second = now.getTime() / 1000;
    await change('clerk', { give: ['billing'] });
    expect(await isEnded('clerk', 0)).toBe(false);
    await change('clerk', { take: ['staff'], version: 2 });
    expect([await isEnded('clerk', second), await isEnded('clerk', second + 1)]).toEqual([true, false]);
    expect(await isEnded('boss', 0)).toBe(false);
  });

  test('finds anybody by e-mail address, and makes somebody who had no role staff', async () => {
    const found = await call(serve(), 'POST /api/staff/searches', {
      as: as('boss'),
      body: { email: ' Customer@example.test ' },
    });
    expect(found.body).toMatchObject({ userId: 'customer', roles: [], version: 0 });
    await change('customer', { give: ['driver'] });
    expect((await list()).find(({ userId }) => userId === 'customer')?.roles).toEqual(['driver']);
  });

  test('takes the last role: the profile is a customer’s again', async () => {
    await change('clerk', { take: ['staff'] });
    expect(await profileOf('clerk')).toMatchObject({
      role: 'customer',
      user_type: 'customer',
      roles: ['customer'],
    });
    expect((await list()).map(({ userId }) => userId)).not.toContain('clerk');
  });

  test('cannot take their own admin role, with or without another one in exchange', async () => {
    for (const order of [{ take: ['admin'] }, { take: ['admin'], give: ['staff'] }] as const) {
      const { status, body } = await change('boss', order);
      expect([status, body.code]).toEqual([409, 'OWN_ADMIN']);
    }
    expect(rolesOf('boss')).toEqual(['admin']);
    expect((await change('boss', { give: ['staff'] })).body).toMatchObject({ roles: ['admin', 'staff'] });
  });

  test.each<[string, Order]>([
    ['without a reason', { give: ['staff'], reason: ' ok ' }],
    ['without a role', {}],
    ['with a role given and taken', { give: ['staff'], take: ['staff'] }],
    ['with a role that nobody can be given', { give: ['customer'] }],
    ['with a role that does not exist', { give: ['owner' as Role] }],
  ])('is refused %s', async (_, order) => {
    expect(await change('clerk', order)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await history()).toEqual([]);
  });

  test('is told that there is no such person', async () => {
    expect((await change('nobody', { give: ['staff'] })).body).toMatchObject({ code: 'PERSON_NOT_FOUND' });
  });
});

test('when a colleague was last seen is kept to the hour, and not before an hour is over', async () => {
  const seen = seenStore(tables.client(), tables.profiles);
  const shown = async () => (await list()).find(({ userId }) => userId === 'clerk')?.lastSeen;
  expect(await shown()).toBeUndefined();
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  await seen.note('clerk', now);
  await seen.note('clerk', minutes(59));
  expect(await shown()).toBe(now.toISOString());
  await seen.note('clerk', minutes(61));
  expect(await shown()).toBe(minutes(61).toISOString());
});

test('colleagues are listed by name with their roles for whoever hands on work, without their addresses', async () => {
  await change('clerk', { give: ['documents'] });
  const { body } = await call(serve(), 'GET /api/colleagues', { as: as('clerk', ['staff']) });
  expect(body.people).toEqual([
    { userId: 'boss', name: 'Sample boss', roles: ['admin'] },
    { userId: 'clerk', name: 'Sample clerk', roles: ['staff', 'documents'] },
    { userId: 'second', name: 'Sample second', roles: ['admin'] },
  ]);
  for (const role of ['customer', 'driver', 'analyst'] as const)
    expect((await call(serve(), 'GET /api/colleagues', { as: as('packer', [role]) })).status).toBe(403);
});

test.each(workingRoles.filter((role) => role !== 'admin'))(
  '%s neither sees nor changes roles, alone or with all other roles',
  async (role) => {
    const rest = workingRoles.filter((one) => one !== 'admin');
    for (const roles of [[role], rest]) {
      const by = as('clerk', roles);
      expect((await change('clerk', { give: ['admin'] }, { by })).status).toBe(403);
      expect((await call(serve(), 'GET /api/staff', { as: by })).status).toBe(403);
      expect((await call(serve(), 'GET /api/staff/changes', { as: by, query: {} })).status).toBe(403);
    }
    expect(rolesOf('clerk')).toEqual(['staff']);
  },
);

describe('the same change', () => {
  test('twice, as by a double click, is one: in the pool, in the history and as an event', async () => {
    const order = { id: newId(), give: ['billing'] } as const;
    const answers = await Promise.all([change('clerk', order), change('clerk', order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change('clerk', order)).status).toBe(200);
    expect([(await history()).length, (await events()).length]).toEqual([1, 1]);
  });

  test.each([1, 2])('after an answer of the table that was lost (the %i. write) counts once', async (nth) => {
    let writes = 0;
    const losing: Faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems') return;
        writes += 1;
        if (writes === nth) throw connectionReset();
      },
    };
    const order = { id: newId(), give: ['billing'] } as const;
    await change('clerk', order, { faults: losing });
    expect((await change('clerk', order)).body).toMatchObject({ roles: ['staff', 'billing'] });
    expect([(await history()).length, (await events()).length]).toEqual([1, 1]);
  });

  test('that stopped half-way in the pool is completed by the next look, by whomever', async () => {
    beforeGroup = async (what) => {
      if (what === 'take') throw new Error('TooManyRequestsException');
    };
    const order = { id: newId(), give: ['billing'], take: ['staff'] } as const;
    expect((await change('clerk', order)).status).toBe(500);
    expect([rolesOf('clerk'), await history()]).toEqual([['staff', 'billing'], []]);
    beforeGroup = async () => {};
    expect((await list(as('second'))).find(({ userId }) => userId === 'clerk')?.roles).toEqual(['billing']);
    expect((await history()).map(({ by, after }) => [by, after])).toEqual([['boss', ['billing']]]);
    expect((await change('clerk', order)).status).toBe(200);
    expect(await events()).toHaveLength(1);
  });
});

describe('two admins at once', () => {
  test('with the same person: one is told that somebody else was first, and nothing of theirs is done', async () => {
    const answers = await Promise.all([
      change('clerk', { give: ['billing'] }),
      change('clerk', { give: ['warehouse'] }, { by: as('second') }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RIGHTS_CHANGED');
    expect(rolesOf('clerk')).toHaveLength(2);
    expect(await history()).toHaveLength(1);
  });

  test('with different people both succeed', async () => {
    const answers = await Promise.all([
      change('clerk', { give: ['billing'] }),
      change('packer', { give: ['warehouse'] }, { by: as('second') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await history()).toHaveLength(2);
  });

  test('who take each other’s admin role: one stays, whichever is first', async () => {
    const answers = await Promise.all([
      change('second', { take: ['admin'] }),
      change('boss', { take: ['admin'] }, { by: as('second') }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(people.filter((person) => rolesOf(person).includes('admin'))).toHaveLength(1);
  });

  test('a token that outlives the admin role gives nobody a role, least of all its holder', async () => {
    await change('second', { take: ['admin'] });
    const version = (
      await call(serve(), 'POST /api/staff/searches', {
        as: as('boss'),
        body: { email: 'second@example.test' },
      })
    ).body.version as number;
    const again = await change('second', { version, give: ['admin'] }, { by: as('second') });
    expect([again.status, again.body.code]).toEqual([403, 'NOT_ADMIN_ANY_MORE']);
    expect(rolesOf('second')).toEqual([]);
  });
});

test('the history has pages, the newest first', async () => {
  for (const role of ['billing', 'warehouse', 'driver'] as const) {
    const version = (await list()).find(({ userId }) => userId === 'clerk')?.version ?? 0;
    await change('clerk', { version, give: [role] });
  }
  const page = async (query: Record<string, string>) =>
    (await call(serve(), 'GET /api/staff/changes', { as: as('boss'), query })).body as {
      items: { after: string[] }[];
      next?: string;
    };
  const first = await page({ limit: '2' });
  // The clerk had one role, and each change gave one more.
  expect(first.items.map(({ after }) => after.length)).toEqual([4, 3]);
  const rest = await page({ limit: '2', cursor: first.next ?? '' });
  expect(rest.items.map(({ after }) => after.length)).toEqual([2]);
  expect(rest.next).toBeUndefined();
});
