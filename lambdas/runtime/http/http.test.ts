import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { BODY_LIMIT_BYTES, endpoint } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { OthersKeptWriting } from '../aggregate/until-written.ts';
import type { IsEnded } from './ended-sessions.ts';
import { http } from './http.ts';

// The logger then writes to the console, where a test can read it and keep it quiet.
vi.hoisted(() => {
  process.env.POWERTOOLS_DEV = 'true';
});

const endpoints = {
  show: endpoint('GET /api/things/{id}', {
    summary: 'A thing.',
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    reply: z.object({ id: z.string(), roles: z.array(z.string()) }),
    refusals: { NO_THING: 404 },
  }),
  make: endpoint('POST /api/things', {
    summary: 'A new thing.',
    access: ['staff', 'admin'],
    body: z.strictObject({ name: z.string().check(z.minLength(2, 'A name has two letters')) }),
    reply: z.object({ name: z.string() }),
  }),
  keep: endpoint('PUT /api/things', {
    summary: 'Anything at all.',
    access: 'signed-in',
    body: z.strictObject({ data: z.unknown() }),
    reply: z.object({}),
  }),
  open: endpoint('GET /api/open', {
    summary: 'For anyone.',
    access: 'anyone',
    reply: z.object({ caller: z.optional(z.string()) }),
  }),
  kept: endpoint('GET /api/kept/{id}', {
    summary: 'For anyone, and kept for a while.',
    access: 'anyone',
    params: z.object({ id: z.string().check(z.maxLength(40)) }),
    reply: z.object({ id: z.string() }),
    cacheSeconds: 30,
    refusalCacheSeconds: 10,
    refusals: { NO_THING: 404, NO_MORE: { status: 409, details: z.object({ left: z.int() }) } },
  }),
};

/** A route that leads to all that is below it. */
const greedy = 'ANY /api/things/{proxy+}';
const SECRET = 'front door';
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const method of ['error', 'info', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const neverEnded: IsEnded = async () => false;

const handlerOf = (isEnded = neverEnded) =>
  http(
    'things',
    endpoints,
    {
      show: async ({ params, caller }) => {
        if (params.id === 'none') return refuse('NO_THING', 'There is no such thing.');
        const late = params.id.startsWith('slow ');
        if (params.id === 'busy') throw new OthersKeptWriting('A mailbox');
        if (late) throw Object.assign(new Error('Too late.'), { name: params.id.slice('slow '.length) });
        if (params.id === 'broken') throw new Error('The secret detail of ada@example.test');
        const record = { id: params.id, roles: [...caller.roles], password: 'never shown' };
        return ok(record);
      },
      make: async ({ body }) => ok(body),
      keep: async () => ok({}),
      open: async ({ caller }) => ok(caller ? { caller: idsOf(caller).join() } : {}),
      kept: async ({ params }) => {
        if (params.id === 'broken') throw new Error('broken');
        if (params.id === 'taken') return refuse('NO_MORE', 'It is taken.', { left: 0, takenBy: 'ada' });
        return params.id === 'none' ? refuse('NO_THING', 'There is no such thing.') : ok(params);
      },
    },
    { isOrigin: async (header) => header === SECRET, isEnded },
  );

interface Ask {
  claims?: Record<string, unknown>;
  headers?: Record<string, string>;
  id?: string;
  body?: string;
  isBase64Encoded?: boolean;
  /** The route that API Gateway chose. Default: the endpoint's own. */
  route?: string;
  isEnded?: IsEnded;
}
const signedIn = { sub: 'me', token_use: 'access' };
const asStaff = { ...signedIn, 'cognito:groups': '[staff]' };

const ask = async (
  endpointKey: string,
  { claims, headers, id, body, isBase64Encoded = false, route = endpointKey, isEnded }: Ask = {},
) => {
  const [method, path = ''] = endpointKey.split(' ');
  const rawPath = path.replace('{id}', id ?? '');
  const event = {
    routeKey: route,
    rawPath,
    headers: { 'x-origin-secret': SECRET, 'content-type': 'application/json', ...headers },
    requestContext: {
      requestId: 'r-1',
      http: { method },
      ...(claims ? { authorizer: { jwt: { claims } } } : {}),
    },
    pathParameters: route === endpointKey ? id && { id } : { proxy: rawPath },
    body,
    isBase64Encoded,
  };
  const answer = await handlerOf(isEnded)(event as never, {} as never);
  return { ...answer, said: JSON.parse(answer.body ?? '{}') as Record<string, unknown> };
};
const show = (id: string, more: Ask = {}) => ask('GET /api/things/{id}', { claims: signedIn, id, ...more });
const make = (body: string, more: Ask = {}) => ask('POST /api/things', { claims: asStaff, body, ...more });

describe('a caller', () => {
  test.each([
    ['no', {}],
    ['another', { 'x-origin-secret': 'back door' }],
    ['a longer', { 'x-origin-secret': `${SECRET} and more` }],
  ])('is refused with %s origin secret', async (name, headers) => {
    const without = name === 'no' ? { 'x-origin-secret': '' } : headers;
    const { statusCode, said } = await show('1', { headers: without });
    expect([statusCode, said.code]).toEqual([403, 'FORBIDDEN']);
  });

  test.each([
    ['no token at all', undefined],
    ['an ID token', { ...signedIn, token_use: 'id' }],
    ['a token without a kind', { sub: 'me' }],
    ['a token of nobody', { token_use: 'access' }],
  ])('is refused with %s', async (_, claims) => {
    const { statusCode, said } = await ask('GET /api/things/{id}', {
      id: '1',
      ...(claims ? { claims } : {}),
    });
    expect([statusCode, said.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  test.each([
    ['[staff admin]', ['admin', 'staff']],
    ['[]', ['customer']],
    ['[unheard-of]', ['customer']],
    [undefined, ['customer']],
  ])('in groups %s has the roles %j', async (groups, roles) => {
    const { said } = await show('1', { claims: { ...signedIn, 'cognito:groups': groups } });
    expect(said.roles).toEqual(roles);
  });

  test('who is a customer cannot call an endpoint of staff, and does not learn whether the body was valid', async () => {
    const { statusCode, said } = await make('{}', { claims: signedIn });
    expect([statusCode, said.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('whose sessions were ended is refused with every older token, before anything is said of rights', async () => {
    const isEnded: IsEnded = async (userId, issuedAt) => userId === 'me' && issuedAt < 1000;
    const issuedAt = (iat?: string) => ({ claims: { ...signedIn, ...(iat ? { iat } : {}) }, isEnded });
    for (const old of [issuedAt('999'), issuedAt()]) {
      const { statusCode, said } = await show('1', old);
      expect([statusCode, said.code]).toEqual([401, 'SESSION_ENDED']);
      expect((await make('{}', old)).said.code).toBe('SESSION_ENDED');
    }
    expect((await show('1', issuedAt('1000'))).statusCode).toBe(200);
    expect((await show('1', { claims: { ...signedIn, sub: 'you' }, isEnded })).statusCode).toBe(200);
  });

  test('is also whom the desk kept, when the token says so in ids of ours, and never another account', async () => {
    const one = 'p-019a1d3c-0000-7000-8000-000000000001';
    const two = 'p-019a1d3c-0000-7000-8000-000000000002';
    const known = async (person: unknown) =>
      (await ask('GET /api/open', { claims: { ...signedIn, person } })).said.caller;
    expect(await known(`${one} ${two}`)).toBe(`me,${one},${two}`);
    const account = '019a1d3c-0000-4000-8000-000000000009';
    for (const wrong of [account, `[${one}]`, `${one}x`, '', 7, [one], { [one]: true }])
      expect(await known(wrong)).toBe('me');
    expect(await known(`${account} ${one}`)).toBe(`me,${one}`);
  });

  test('needs no token for an open endpoint, but is known with one', async () => {
    expect((await ask('GET /api/open')).said).toEqual({});
    expect((await ask('GET /api/open', { claims: signedIn })).said).toEqual({ caller: 'me' });
  });
});

describe('a request', () => {
  test('is accepted exactly as the contract says, otherwise each field has its reason', async () => {
    expect((await make('{"name":"Ada"}')).said).toEqual({ name: 'Ada' });
    const { statusCode, said } = await make('{"name":"A"}');
    expect(statusCode).toBe(400);
    expect(said).toMatchObject({ code: 'INVALID_INPUT', fields: { name: 'A name has two letters' } });
  });

  test.each([
    ['something more', '{"name":"Ada","role":"admin"}', {}],
    ['no JSON', '{', {}],
    ['nothing', '', {}],
    ['another kind of content', '{"name":"Ada"}', { headers: { 'content-type': 'text/plain' } }],
  ])('is refused with %s', async (_, body, more) => {
    expect((await make(body, more)).statusCode).toBe(400);
  });

  test('has at most 24 levels, where its contract takes anything', async () => {
    const nested = (levels: number) => `{"data":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const keep = (body: string) => ask('PUT /api/things', { claims: signedIn, body });
    expect((await keep(nested(24))).statusCode).toBe(200);
    for (const levels of [25, 6000]) expect((await keep(nested(levels))).statusCode).toBe(400);
  });

  test('is refused above 64 KB, in any encoding', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(BODY_LIMIT_BYTES) });
    expect((await make(large)).statusCode).toBe(413);
    const packed = Buffer.from(large).toString('base64');
    expect((await make(packed, { isBase64Encoded: true })).statusCode).toBe(413);
  });

  test.each([
    [
      'thousands of keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]))),
    ],
    ['a key of sixty kilobytes', JSON.stringify({ name: 'Ada', ['k'.repeat(60_000)]: 1 })],
    ['a depth of thousands', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a prototype', '{"name":"Ada","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ])('is refused with %s, and the answer stays small', async (_, body) => {
    const { statusCode, said, body: answer } = await make(body);
    expect([statusCode, said.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer?.length).toBeLessThan(10_000);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('in base64 is decoded', async () => {
    const body = Buffer.from('{"name":"Zoë"}').toString('base64');
    expect((await make(body, { isBase64Encoded: true })).said).toEqual({ name: 'Zoë' });
  });

  test.each([
    ['path', 'GET /api/other'],
    ['path below a known one', 'GET /api/things/{id}/more'],
    ['method', 'PATCH /api/things/{id}'],
    ['method, of a browser that asks what is allowed,', 'OPTIONS /api/things/{id}'],
    ['method without a body', 'HEAD /api/things/{id}'],
  ])('for an unknown %s gets an answer like any other', async (_, endpointKey) => {
    const { statusCode, said } = await ask(endpointKey, { claims: signedIn, id: '1', route: greedy });
    expect([statusCode, said.code, said.correlationId]).toEqual([404, 'NOT_FOUND', 'r-1']);
  });

  test('through a route for many endpoints is for the one that its method and path say', async () => {
    expect((await show('a b', { route: greedy })).said).toMatchObject({ id: 'a b' });
    expect((await make('{"name":"Ada"}', { route: 'ANY /api/things' })).said).toEqual({ name: 'Ada' });
    expect((await make('{"name":"Ada"}', { claims: signedIn, route: 'ANY /api/things' })).statusCode).toBe(
      403,
    );
  });

  test('through an open route never reaches a protected endpoint, whatever its path looks like when it is decoded', async () => {
    const through = 'GET /api/kept/{id}';
    const event = (claims?: object) => ({
      routeKey: through,
      rawPath: '/api/kept/x/../../things/1',
      headers: { 'x-origin-secret': SECRET },
      requestContext: {
        requestId: 'r-1',
        http: { method: 'GET' },
        ...(claims ? { authorizer: { jwt: { claims } } } : {}),
      },
      pathParameters: { id: 'x/../../things/1' },
    });
    for (const claims of [undefined, asStaff]) {
      const { statusCode, body } = await handlerOf()(event(claims) as never, {} as never);
      expect([statusCode, JSON.parse(body ?? '')]).toEqual([200, { id: 'x/../../things/1' }]);
    }
    // Even if API Gateway asked for no token on a route for many, the endpoint does.
    expect((await show('1', { claims: undefined as never, route: greedy })).statusCode).toBe(401);
  });
});

describe('an answer', () => {
  test('is kept as long as the contract says, a refusal of what the path names as well, and nothing else', async () => {
    const kept = async (id: string, more: Ask = {}) =>
      (await ask('GET /api/kept/{id}', { id, ...more })).headers?.['cache-control'];
    expect(await kept('1')).toBe('public, max-age=30');
    expect([await kept('none'), await kept('x'.repeat(41))]).toEqual(Array(2).fill('public, max-age=10'));
    const others = [kept('taken'), kept('broken'), kept('none', { headers: { 'x-origin-secret': 'x' } })];
    expect(await Promise.all(others)).toEqual(Array(3).fill('no-store'));
    expect((await show('none')).headers?.['cache-control']).toBe('no-store');
  });

  test('contains only what the contract declares, and is not kept unless the contract says so', async () => {
    const { body, headers } = await show('1');
    expect(body).not.toContain('never shown');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-correlation-id': 'r-1',
    });
  });

  test('to a refused request has the status and message of the refusal', async () => {
    const { statusCode, said } = await show('none');
    expect(statusCode).toBe(404);
    expect(said).toEqual({ code: 'NO_THING', message: 'There is no such thing.', correlationId: 'r-1' });
  });

  test('to a refused request has those details that the contract declares, and no others', async () => {
    const refused = async (key: string, id: string) =>
      JSON.parse((await ask(key, { id })).body ?? '') as Record<string, unknown>;
    expect((await refused('GET /api/kept/{id}', 'taken')).details).toEqual({ left: 0 });
    expect(await refused('GET /api/kept/{id}', 'none')).not.toHaveProperty('details');
  });

  test('to a failed request has only the correlation id; the log has the failure, without the e-mail address', async () => {
    const { statusCode, said, body } = await show('broken');
    expect([statusCode, said.code, said.correlationId]).toEqual([500, 'INTERNAL', 'r-1']);
    expect(body).not.toContain('secret detail');
    expect(logged.join()).toContain('The secret detail of email:');
    expect(logged.join()).toMatch(/"endpoint": ?"things\.show"/);
    expect(logged.join()).not.toContain('ada@example.test');
  });
});

test.each([
  // A call of the SDK, or the time of the function itself.
  'TimeoutError',
  'DeadlineExceeded',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
])('a request that failed because of %s is told to come again, not that something broke', async (name) => {
  const { statusCode, said } = await show(`slow ${name}`);
  expect([statusCode, said.code]).toEqual([503, 'TOO_SLOW']);
  expect(logged.join()).toContain('The request failed');
});

test('a request that others kept from writing is told so, whoever they are', async () => {
  const { statusCode, said } = await show('busy');
  expect([statusCode, said.code]).toEqual([409, 'BUSY']);
});

test('an endpoint without its use case, or a refusal without its status, does not compile', () => {
  const { open } = endpoints;
  const anywhere = async () => true;
  // @ts-expect-error The use case of `open` is missing.
  http('things', { open }, {}, anywhere);
  // @ts-expect-error The contract of `open` knows no such refusal.
  http('things', { open }, { open: async () => refuse('NO_THING', 'There is no such thing.') }, anywhere);
});
