import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Access } from '#domain/kernel/endpoint.ts';
import { startTestCloud, type TestCloud } from '../support/cloud.ts';
import { type People, peopleOf, type Tokens } from '../support/people.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

const routes: Route[] = Object.values(allEndpoints).flatMap((record) => Object.values<Route>(record));
const guarded = routes.filter(({ access }) => access !== 'anyone');

let cloud: TestCloud;
let people: People;
const who: Record<'admin' | 'staff' | 'analyst' | 'customer' | 'other', Tokens> = {} as never;

const ask = (route: Pick<Route, 'method' | 'path'>, token?: string, body?: unknown): Promise<Response> =>
  fetch(`${cloud.url}${route.path.replace(/\{\w+\}/g, '10001')}`, {
    method: route.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });

const profileOf = (userId: string) => ({ method: 'GET', path: `/api/profiles/${userId}` });

beforeAll(async () => {
  cloud = await startTestCloud();
  people = await peopleOf(cloud);
  for (const group of ['admin', 'staff', 'analyst'] as const)
    await people.aPerson(`${group}@example.test`, group);
  for (const name of ['customer', 'other']) await people.aPerson(`${name}@example.test`);
  for (const name of ['admin', 'staff', 'analyst', 'customer', 'other'] as const) {
    who[name] = await people.tokensOf(`${name}@example.test`);
  }
});
afterAll(() => cloud.stop());

describe('every guarded route', () => {
  test.each(guarded)('$method $path turns strangers away', async (route) => {
    expect((await ask(route)).status).toBe(401);
  });

  test.each(guarded)('$method $path is open to those it names only', async (route) => {
    for (const role of ['admin', 'staff', 'analyst', 'customer'] as const) {
      const allowed =
        route.access === 'signed-in' || (Array.isArray(route.access) && route.access.includes(role));
      const { status } = await ask(route, who[role].access);
      if (allowed) expect([401, 403, 500]).not.toContain(status);
      else expect(status, `${role} on ${route.method} ${route.path}`).toBe(403);
    }
  });
});

describe('a token that is not ours', () => {
  const address = { method: 'GET', path: '/api/virtual-address' };
  const rewritten = (token: string, header: object, claims: object, sign: (data: string) => string) => {
    const old = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    const data = [header, { ...old, ...claims }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    return `${data.join('.')}.${sign(data.join('.'))}`;
  };

  test('a good one opens the door, so that the refusals below mean something', async () => {
    expect((await ask(address, who.customer.access)).status).toBe(200);
  });

  test('alg none', async () => {
    const forged = rewritten(who.customer.access, { alg: 'none', typ: 'JWT' }, {}, () => '');
    expect((await ask(address, forged)).status).toBe(401);
  });

  test('HS256 signed with the public key', async () => {
    const jwks = (await (
      await fetch(`${cloud.endpoints.cognito}/${people.config.userPoolId}/.well-known/jwks.json`)
    ).json()) as { keys: { kid: string }[] };
    const [key] = jwks.keys;
    const forged = rewritten(who.customer.access, { alg: 'HS256', kid: key?.kid }, {}, (data) =>
      createHmac('sha256', JSON.stringify(key)).update(data).digest('base64url'),
    );
    expect((await ask(address, forged)).status).toBe(401);
  });

  test('claims changed after signing', async () => {
    const signature = who.customer.access.split('.')[2] ?? '';
    const header = JSON.parse(
      Buffer.from(who.customer.access.split('.')[0] ?? '', 'base64url').toString(),
    ) as object;
    const forged = rewritten(who.customer.access, header, { 'cognito:groups': ['admin'] }, () => signature);
    expect((await ask({ method: 'GET', path: '/api/mailboxes' }, forged)).status).toBe(401);
  });

  test('a foreign issuer with a key of its own', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = await new SignJWT({
      token_use: 'access',
      client_id: people.config.userPoolClientId,
      sub: who.customer.userId,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'foreign' })
      .setIssuer('https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Foreign00')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    expect((await ask(address, forged)).status).toBe(401);
  });

  test('an ID token where access is required', async () => {
    const answer = await ask(address, who.customer.id);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(who.customer.userId);
  });

  test.each(['', 'x', 'Bearer', 'a.b.c', '....'])('rubbish: %j', async (token) => {
    expect((await ask(address, token)).status).toBe(401);
  });
});

describe('a customer', () => {
  test('reads their own profile, by id and as me', async () => {
    for (const id of ['me', who.customer.userId]) {
      const answer = await ask(profileOf(id), who.customer.access);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        user_id: who.customer.userId,
        email: 'customer@example.test',
      });
    }
  });

  test("gets the answer of somebody who is not there for another's profile, and nothing of it", async () => {
    const real = await ask(profileOf(who.other.userId), who.customer.access);
    const none = await ask(profileOf('00000000-0000-4000-8000-000000000000'), who.customer.access);
    expect([real.status, none.status]).toEqual([404, 404]);
    const [a, b] = (await Promise.all([real.json(), none.json()])) as { correlationId?: string }[];
    expect({ ...a, correlationId: '' }).toEqual({ ...b, correlationId: '' });
  });

  test("cannot change another's profile", async () => {
    const before = await (await ask(profileOf(who.other.userId), who.admin.access)).json();
    const put = { method: 'PUT', path: `/api/profiles/${who.other.userId}` };
    const { created_at, updated_at, user_id, email, role, user_type, phone_e164, ...body } = before as Record<
      string,
      unknown
    >;
    expect((await ask(put, who.customer.access, { ...body, first_name: 'Mallory' })).status).toBe(404);
    expect(await (await ask(profileOf(who.other.userId), who.admin.access)).json()).toEqual(before);
  });

  test.each(['role', 'user_type', 'user_id', 'email', 'mailbox_number'])(
    'cannot write %s on their own profile',
    async (key) => {
      const own = (await (await ask(profileOf('me'), who.customer.access)).json()) as Record<string, unknown>;
      const { created_at, updated_at, user_id, email, role, user_type, phone_e164, ...body } = own;
      const put = { method: 'PUT', path: '/api/profiles/me' };
      expect((await ask(put, who.customer.access, { ...body, [key]: 'admin' })).status).toBe(400);
      expect(await (await ask(profileOf('me'), who.customer.access)).json()).toEqual(own);
    },
  );

  test('answers are never kept by a cache', async () => {
    const answer = await ask(profileOf('me'), who.customer.access);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

describe('an old token', () => {
  test('is refused once its time is over', async () => {
    await cloud.advance(2 * 60 * 60 * 1000);
    expect((await ask({ method: 'GET', path: '/api/virtual-address' }, who.customer.access)).status).toBe(
      401,
    );
  });
});
