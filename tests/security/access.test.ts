import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { admits } from '#domain/kernel/access.ts';
import { isAgentRole, type Role, roles } from '#domain/kernel/role.ts';
import { root } from '../../scripts/support/root.ts';
import { cloudForThisFile, signedIn } from '../support/for-this-file.ts';
import { forgeriesOf, poolKeyOf, tokenWithGroups } from '../support/forgeries.ts';
import { peopleOf, type Tokens } from '../support/people.ts';
import { callRoute, isOpenTo, oneOfEachAccess, type Route, routes } from '../support/routes.ts';

const cloud = cloudForThisFile();
const who = signedIn(cloud, 'customer', 'admin');
let other: Tokens;
/** Calls that end the sessions of whoever makes them. */
const leaving = ['DELETE /api/sessions', 'POST /api/account-closing'];
/** Two people for each of these, whose tokens no other test needs. */
const leavers: Tokens[] = [];
beforeAll(async () => {
  const people = await peopleOf(cloud);
  const begun = async (email: string): Promise<Tokens> => {
    await people.aPerson(email);
    return people.tokensOf(email);
  };
  other = await begun('other@example.test');
  for (const [at] of leaving.entries())
    for (const name of ['first', 'second']) leavers.push(await begun(`${name}.leaver.${at}@example.test`));
});

/** Statuses of a permitted call, whether the route accepts the request or refuses it for another reason. */
const isServed = (status: number): boolean => status < 500 && status !== 401 && status !== 403;

/** Everybody with one role, and some with several, who get what each of them opens. */
const holders: readonly (readonly Role[])[] = [
  // Agents of all countries have the same rights (domain/kernel/permissions.test.ts), so one of them is enough.
  ...roles.filter((role) => !isAgentRole(role) || role === 'agent-GY').map((role) => [role]),
  ['staff', 'analyst'],
  ['warehouse', 'driver', 'billing'],
  ['customer', 'content'],
];
/** Where nobody's roles count, two of them are enough. */
const holdersFor = ({ access }: Route): typeof holders =>
  access === 'anyone' || access === 'signed-in' ? [['customer'], ['admin']] : holders;
/** A token of these roles. Whoever calls what ends sessions is somebody whose tokens no other test needs. */
const tokenOf = (holder: readonly Role[], { title }: Route, at: number): string => {
  const call = leaving.indexOf(title);
  const person = call === -1 ? who.customer : leavers[2 * call + at];
  if (person === undefined) throw new Error('There are too few people to sign out.');
  return tokenWithGroups({ access: person.access, poolKey: poolKeyOf(cloud) }, holder);
};

/** The firewall counts the requests of five minutes. Tokens are valid for three such windows. */
const inTheNextWindow = (): Promise<unknown> => cloud.advance(5 * 60_000);

/** More than one window allows from one address, so half of the routes are asked in the next. */
const half = Math.ceil(routes.length / 2);
const isOpenToThoseNamed = async (route: Route): Promise<void> => {
  const anonymous = await callRoute(cloud.url, route);
  if (isOpenTo(route)) expect(isServed(anonymous.status), `${anonymous.status}`).toBe(true);
  else expect(anonymous.status).toBe(401);
  for (const [at, holder] of holdersFor(route).entries()) {
    const { status } = await callRoute(cloud.url, route, { token: tokenOf(holder, route, at) });
    if (isOpenTo(route, ...holder)) expect(isServed(status), `${holder}: ${status}`).toBe(true);
    else expect(status, `${holder}`).toBe(403);
  }
};

test.each(routes.slice(0, half))(
  'every route: $title is open only to the callers that it names',
  isOpenToThoseNamed,
);

describe('every route', () => {
  beforeAll(inTheNextWindow);

  test.each(routes.slice(half))('$title is open only to the callers that it names', isOpenToThoseNamed);

  test('that changes roles or settings, or exports, is for admins alone', () => {
    // Which list somebody may take out of the desk is asked of the list: tests/integration/desk.
    const guarded = routes.filter(
      ({ path }) =>
        /\/(staff|sign-in-security|settings|exports)(\/|$)/.test(path) && path !== '/api/desk/exports',
    );
    expect(guarded.length).toBeGreaterThan(10);
    const byOthers = guarded.filter(({ access }) =>
      roles.some((role) => role !== 'admin' && admits(access, { roles: [role] })),
    );
    expect(byOthers).toEqual([]);
  });

  // The path says who the owner is only if the parameter is a user's id.
  const owned = routes.filter(({ access, params }) => access === 'signed-in' && params.length > 0);
  const owners: Readonly<Record<string, (of: Tokens) => string>> = { userId: ({ userId }) => userId };
  /** Things whose ids say nothing of their owner: where the tests of their domain ask for another's, and for none. */
  const askedElsewhere: Readonly<Record<string, string>> = {
    '/api/files/': 'tests/integration/files/files.test.ts',
    '/api/shipments/': 'tests/integration/shipments',
    '/api/shipment-drafts/': 'tests/integration/shipments',
    '/api/consignees/': 'tests/integration/shipments',
    '/api/invoices/': 'tests/integration/billing',
    '/api/quotes/': 'tests/integration/quotes',
    '/api/papers/': 'tests/integration/papers',
    '/api/bookings/': 'tests/integration/bookings',
    '/api/pre-alerts/': 'tests/integration/parcels/pre-alerts.test.ts',
    '/api/parcels/': 'tests/integration/parcels/own-parcels.test.ts',
    '/api/parcel-traces/': 'tests/integration/parcels/traces.test.ts',
    // A slot is everybody's; who holds a place in it is whoever asks.
    '/api/slots/': 'tests/integration/bookings',
  };
  const elsewhereOf = ({ path }: Route): string | undefined =>
    Object.entries(askedElsewhere).find(([start]) => path.startsWith(start))?.[1];

  test('for everybody who is signed in and with an id in its path has a known owner in a test', () => {
    expect(owned.length).toBeGreaterThan(0);
    const unknown = owned.filter(
      (route) =>
        elsewhereOf(route) === undefined && route.params.some((name) => !Object.hasOwn(owners, name)),
    );
    expect(unknown).toEqual([]);
    for (const route of owned) {
      const place = elsewhereOf(route);
      if (place !== undefined) expect(existsSync(join(root, place)), `${route.title}: ${place}`).toBe(true);
    }
  });

  test.each(owned.filter((route) => elsewhereOf(route) === undefined))(
    "$title answers not found for another's item and reveals nothing of it",
    async (route) => {
      const { params } = route;
      const of = (owner: Tokens) =>
        Object.fromEntries(params.map((name) => [name, owners[name]?.(owner) ?? '']));
      const nobody = { ...other, userId: '00000000-0000-4000-8000-000000000000' };
      const own = (await (
        await callRoute(
          cloud.url,
          { ...route, method: 'GET', hasBody: false },
          {
            token: other.access,
            params: of(other),
          },
        )
      ).json()) as Record<string, unknown>;
      const { created_at, updated_at, user_id, email, role, user_type, phone_e164, ...body } = own;
      const ask = (owner: Tokens) =>
        callRoute(cloud.url, route, { token: who.customer.access, params: of(owner), body });
      const [real, none] = [await ask(other), await ask(nobody)];
      expect([real.status, none.status]).toEqual([404, 404]);
      const [one, two] = (await Promise.all([real.json(), none.json()])) as object[];
      expect({ ...one, correlationId: '' }).toEqual({ ...two, correlationId: '' });
    },
  );
});

test('a role that an admin gives is in the next token of the same session, and one that is taken is not', async () => {
  const { cognito, config } = await peopleOf(cloud);
  const nextToken = async (RefreshToken: string) => {
    const { AuthenticationResult } = await cognito.getTokensFromRefreshToken({
      ClientId: config.userPoolClientId,
      RefreshToken,
    });
    const { AccessToken = '', RefreshToken: refresh = '' } = AuthenticationResult ?? {};
    return { access: AccessToken, refresh };
  };
  const change = async (order: object) => {
    const { body: found } = await cloud.ask<{ version: number }>('staff/searches', {
      as: who.admin,
      body: { email: 'other@example.test' },
    });
    const body = { id: randomUUID(), version: found.version, give: [], take: [], ...order };
    const answer = await cloud.ask(`staff/${other.userId}/roles`, {
      as: who.admin,
      body: { ...body, reason: 'Works at the dock' },
    });
    expect(answer.status).toBe(200);
  };
  const seesMailboxes = async (as: { readonly access: string }) =>
    (await cloud.ask('mailboxes', { as })).status;
  await change({ give: ['warehouse', 'driver'] });
  expect(await seesMailboxes(other)).toBe(403);
  const working = await nextToken(other.refresh);
  expect(await seesMailboxes(working)).toBe(200);
  await change({ take: ['warehouse'] });
  // A token of the very second is refused as an old one.
  let refresh = working.refresh;
  const next = async () => {
    const tokens = await nextToken(refresh);
    refresh = tokens.refresh;
    return seesMailboxes(tokens);
  };
  await expect.poll(next, { timeout: 15_000, interval: 250 }).toBe(403);
});

describe('a profile', () => {
  const profileOf = async (userId: string, as: Tokens) => {
    const { status, body } = await cloud.ask(`profiles/${userId}`, { as });
    expect(status).toBe(200);
    return body;
  };
  /** What a form sends back of a profile, with this change. */
  const save = async (userId: string, change: object) => {
    const read = await profileOf(userId, who.admin);
    const { created_at, updated_at, user_id, email, role, user_type, roles, phone_e164, ...body } = read;
    const request = { as: who.customer, method: 'PUT', body: { ...body, ...change } };
    return (await cloud.ask(`profiles/${userId}`, request)).status;
  };

  test('is read by its owner, by id and as `me`', async () => {
    const { userId } = who.customer;
    for (const id of ['me', userId])
      expect(await profileOf(id, who.customer)).toMatchObject({
        user_id: userId,
        email: 'customer@example.test',
      });
  });

  test('is not changed by somebody else', async () => {
    const before = await profileOf(other.userId, who.admin);
    expect(await save(other.userId, { first_name: 'Mallory' })).toBe(404);
    expect(await profileOf(other.userId, who.admin)).toEqual(before);
  });

  test.each(['role', 'user_type', 'user_id', 'email', 'mailbox_number'])(
    'has a %s that its owner cannot write',
    async (key) => {
      const before = await profileOf(who.customer.userId, who.customer);
      expect(await save(who.customer.userId, { [key]: 'admin' })).toBe(400);
      expect(await profileOf(who.customer.userId, who.customer)).toEqual(before);
    },
  );
});

describe('a forged token', () => {
  const forged = () => {
    const { access, id } = who.admin;
    return forgeriesOf({ access, id, poolKey: poolKeyOf(cloud), now: Math.floor(Date.now() / 1000) });
  };

  test('differs from a good one that is made in the same way, which every kind of route accepts', async () => {
    for (const route of oneOfEachAccess.filter((one) => isOpenTo(one, 'admin'))) {
      const { status } = await callRoute(cloud.url, route, { token: forged().good });
      expect(isServed(status), `${route.title}: ${status}`).toBe(true);
    }
  });

  test.each(oneOfEachAccess)('gives no more access than no token: $title', async (route) => {
    const { bad } = forged();
    expect(Object.keys(bad).length).toBeGreaterThanOrEqual(28);
    const anonymous = (await callRoute(cloud.url, route)).status;
    const opened: string[] = [];
    for (const [kind, token] of Object.entries(bad)) {
      const answer = await callRoute(cloud.url, route, { token });
      if (answer.status !== anonymous) opened.push(`${kind}: ${answer.status}`);
      expect(await answer.text(), kind).not.toContain(who.admin.userId);
    }
    expect(opened).toEqual([]);
  });

  test.each(['', 'Bearer', 'Basic YWRtaW46YWRtaW4=', 'Bearer  ', 'Digest x'])(
    'is refused if it is no token at all: %j',
    async (authorization) => {
      const answer = await fetch(`${cloud.url}/api/virtual-address`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );
});

describe('another method', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const own = (path: string) =>
    new Set(routes.filter((one) => one.path === path).map(({ method }) => method));

  const asked = async ({ path, method }: Route): Promise<void> => {
    for (const other of methods.filter((one) => !own(path).has(one))) {
      const answer = await callRoute(cloud.url, { path, method: other, hasBody: true });
      expect([401, 403, 404, 405], `${other}: ${answer.status}`).toContain(answer.status);
    }
    const posted = async (headers: Record<string, string>) =>
      (
        await fetch(cloud.url + path.replace(/\{\w+\}/g, '10001'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        })
      ).status;
    const plain = await posted({});
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method'])
      expect(await posted({ [name]: method }), name).toBe(plain);
  };
  const guarded = routes.filter(({ access }) => access !== 'anyone');
  /** So many requests fit into one window of the limit by address. */
  const third = Math.ceil(guarded.length / 3);
  const title = 'than those of $title does not avoid the check of access';

  describe('for the first routes', () => {
    beforeAll(inTheNextWindow);
    test.each(guarded.slice(0, third))(title, asked);
  });

  describe('for the second ones', () => {
    beforeAll(inTheNextWindow);
    test.each(guarded.slice(third, 2 * third))(title, asked);
  });

  describe('for the others', () => {
    beforeAll(inTheNextWindow);
    test.each(guarded.slice(2 * third))(title, asked);
  });
});
