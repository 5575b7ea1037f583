import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCloud, type TestCloud } from '../support/cloud.ts';
import { type People, peopleOf, type Tokens } from '../support/people.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

let cloud: TestCloud;
let people: People;
const who: Record<'admin' | 'customer' | 'other', Tokens> = {} as never;

const ask = (route: Route, token?: string, body?: unknown): Promise<Response> =>
  fetch(`${cloud.url}${route.path}`, {
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
  await people.aPerson('admin@example.test', 'admin');
  for (const name of ['customer', 'other']) await people.aPerson(`${name}@example.test`);
  for (const name of ['admin', 'customer', 'other'] as const) {
    who[name] = await people.tokensOf(`${name}@example.test`);
  }
});
afterAll(() => cloud.stop());

describe('a customer', () => {
  test('reads their own profile, by id and as `me`', async () => {
    for (const id of ['me', who.customer.userId]) {
      const answer = await ask(profileOf(id), who.customer.access);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        user_id: who.customer.userId,
        email: 'customer@example.test',
      });
    }
  });

  test("gets the same answer for another's profile as for an unknown person", async () => {
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

  test('gets answers that are never cached', async () => {
    const answer = await ask(profileOf('me'), who.customer.access);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

describe('an old token', () => {
  test('is refused after it has expired', async () => {
    await cloud.advance(2 * 60 * 60 * 1000);
    expect((await ask({ method: 'GET', path: '/api/virtual-address' }, who.customer.access)).status).toBe(
      401,
    );
  });
});
