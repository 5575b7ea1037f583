import { afterEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { ResolvedResource } from '#src/template/model.ts';
import {
  apiResources,
  bucketResources,
  distribution,
  eventIn,
  jwtRoute,
  route,
  send,
  signToken,
  startTestGateway,
} from './fixture.ts';

let gateway: Gateway | undefined;
afterEach(() => {
  gateway = undefined;
});

const start = async (
  routes: readonly ResolvedResource[],
  change: Parameters<typeof startTestGateway>[1] = {},
  stage: Record<string, unknown> = {},
  integration: Record<string, unknown> = {},
): Promise<string> => {
  const resources = [...apiResources(routes, stage, integration), distribution(), ...bucketResources()];
  gateway = await startTestGateway(resources, { apiPort: 0, ...change });
  return gateway.url;
};
const apiUrl = (): string => gateway?.apiUrl ?? '';
const text = (answer: { body: Buffer }): string => answer.body.toString();

describe('the event of a function', () => {
  it('is payload format 2.0', async () => {
    await start([route('POST /api/things/{id}')]);
    const answer = await send(`${apiUrl()}/api/things/a%20b?x=1&y=%C3%A9&x=2`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Twice': ['a', 'b'],
        cookie: 'c=1; d=2',
        'user-agent': 'test',
      },
      body: '{"é":1}',
    });
    const event = eventIn(answer);
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/things/{id}',
      rawPath: '/api/things/a b',
      rawQueryString: 'x=1&y=%C3%A9&x=2',
      cookies: ['c=1', 'd=2'],
      queryStringParameters: { x: '1,2', y: 'é' },
      pathParameters: { id: 'a b' },
      body: '{"é":1}',
      isBase64Encoded: false,
      headers: { 'content-type': 'application/json', 'x-twice': 'a,b' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'api1',
        http: {
          method: 'POST',
          path: '/api/things/a b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
        },
        requestId: answer.headers['apigw-requestid'],
        routeKey: 'POST /api/things/{id}',
        stage: '$default',
        time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        timeEpoch: expect.any(Number),
      },
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext).not.toHaveProperty('authorizer');
  });

  it('of a greedy route has the method and the whole path, decoded, and the rest of the path as its one parameter', async () => {
    await start([route('ANY /api/things/{proxy+}'), route('GET /api/things')]);
    const path = '/api/things/a%20b%2Fc/%E0%A4/d%252e';
    const event = eventIn(await send(`${apiUrl()}${path}`, { method: 'PATCH' }));
    expect(event).toMatchObject({
      routeKey: 'ANY /api/things/{proxy+}',
      rawPath: '/api/things/a b/c/%E0%A4/d%2e',
      requestContext: {
        http: { method: 'PATCH', path: '/api/things/a b/c/%E0%A4/d%2e' },
        routeKey: 'ANY /api/things/{proxy+}',
      },
    });
    expect(event.pathParameters).toEqual({ proxy: 'a b/c/%E0%A4/d%2e' });
    expect((await send(`${apiUrl()}/api/things`, { method: 'PATCH' })).status).toBe(404);
    expect((await send(`${apiUrl()}/api/things/`, { method: 'PATCH' })).status).toBe(404);
  });

  it('leaves out absent parts of the request, and has binary bodies as base64', async () => {
    await start([route('ANY /api/things')]);
    const bare = eventIn(await send(`${apiUrl()}/api/things`));
    for (const absent of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(bare).not.toHaveProperty(absent);
    }
    const bytes = Buffer.from([0, 255, 128]);
    const binary = eventIn(
      await send(`${apiUrl()}/api/things`, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: bytes,
      }),
    );
    expect(binary).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  });

  it('has the origin secret of the distribution, which a viewer cannot replace', async () => {
    const url = await start([route('GET /api/things')]);
    const { headers } = eventIn(
      await send(`${url}/api/things`, { headers: { 'X-Origin-Secret': 'guessed' } }),
    ) as {
      headers: Record<string, string>;
    };
    expect(headers).toMatchObject({
      'x-origin-secret': 'told-nobody',
      host: 'api1.execute-api.us-east-1.amazonaws.com',
      'x-forwarded-proto': 'https',
    });
    const direct = eventIn(await send(`${apiUrl()}/api/things`));
    expect(direct.headers).not.toHaveProperty('x-origin-secret');
  });
});

describe('the result of a function', () => {
  const answering = (answer: unknown) => start([route('GET /api/x')], { invoke: async () => answer });

  it('without a status is the body of a 200', async () => {
    const url = await answering({ hello: 'you' });
    const answer = await send(`${url}/api/x`);
    expect([answer.status, answer.headers['content-type'], text(answer)]).toEqual([
      200,
      'application/json',
      '{"hello":"you"}',
    ]);
  });

  it('can have status, headers, cookies and binary bodies', async () => {
    const url = await answering({
      statusCode: 201,
      headers: { 'X-A': 'b', 'content-type': 'image/png' },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: Buffer.from([1, 2, 255]).toString('base64'),
      isBase64Encoded: true,
    });
    const answer = await send(`${url}/api/x`);
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      'x-a': 'b',
      'content-type': 'image/png',
      'set-cookie': ['a=1; HttpOnly', 'b=2'],
    });
    expect([...answer.body]).toEqual([1, 2, 255]);
  });

  it('that is invalid is an internal error', async () => {
    const url = await answering({ statusCode: 'soon' });
    const answer = await send(`${url}/api/x`);
    expect([answer.status, text(answer)]).toEqual([500, '{"message":"Internal Server Error"}']);
  });

  it('that throws is an internal error', async () => {
    const url = await start([route('GET /api/x')], {
      invoke: () => Promise.reject(new Error('secret reason')),
    });
    const answer = await send(`${url}/api/x`);
    expect([answer.status, text(answer)]).toEqual([500, '{"message":"Internal Server Error"}']);
  });

  it('that is too late is a 503', async () => {
    const url = await start(
      [route('GET /api/x')],
      { invoke: () => new Promise(() => {}) },
      {},
      { TimeoutInMillis: 50 },
    );
    const answer = await send(`${url}/api/x`);
    expect([answer.status, text(answer)]).toEqual([503, '{"message":"Service Unavailable"}']);
  });
});

describe('refusals of the API itself', () => {
  it('an unknown path is 404, a method without a route too', async () => {
    const url = await start([route('GET /api/x')]);
    for (const [method, path] of [
      ['GET', '/api/y'],
      ['POST', '/api/x'],
      ['GET', '/api/x/'],
    ] as const) {
      const answer = await send(`${url}${path}`, { method });
      expect([answer.status, text(answer)]).toEqual([404, '{"message":"Not Found"}']);
    }
  });

  it('a body above 10 MB is 413, ten are not', async () => {
    const url = await start([route('POST /api/x')], { invoke: async () => ({ statusCode: 204 }) });
    const limit = 10 * 1024 * 1024;
    expect((await send(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(limit) })).status).toBe(204);
    const refused = await send(`${url}/api/x`, { method: 'POST', body: Buffer.alloc(limit + 1) });
    expect([refused.status, text(refused)]).toEqual([413, '{"message":"Request Entity Too Large"}']);
  });

  it('throttles each route with the stage’s settings or its own', async () => {
    let now = 1_000_000;
    const stage = {
      DefaultRouteSettings: { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 },
      RouteSettings: { 'GET /api/rare': { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 1 } },
    };
    const url = await start(
      [route('GET /api/x'), route('GET /api/rare')],
      { clock: { now: () => now } },
      stage,
    );
    const statuses = async (path: string, times: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let call = 0; call < times; call += 1) seen.push((await send(`${url}${path}`)).status);
      return seen;
    };
    expect(await statuses('/api/x', 3)).toEqual([200, 200, 429]);
    expect(await statuses('/api/rare', 2)).toEqual([200, 429]);
    expect(text(await send(`${url}/api/rare`))).toBe('{"message":"Too Many Requests"}');
    now += 1000;
    expect(await statuses('/api/x', 2)).toEqual([200, 429]);
    now += 60_000;
    expect(await statuses('/api/x', 3)).toEqual([200, 200, 429]);
  });

  it('throttles all that goes through a greedy route together', async () => {
    const stage = { DefaultRouteSettings: { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 } };
    const url = await start(
      [route('ANY /api/x/{proxy+}'), route('GET /api/x/own')],
      { clock: { now: () => 1_000_000 } },
      stage,
    );
    const statuses: number[] = [];
    for (const path of ['a', 'b', 'c', 'own']) statuses.push((await send(`${url}/api/x/${path}`)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('a route with an authorizer', () => {
  const call = async (token: string | undefined, scopes?: string[]) => {
    const url = gateway?.url ?? (await start([jwtRoute('GET /api/mine', scopes)]));
    return send(`${url}/api/mine`, { headers: token === undefined ? {} : { authorization: token } });
  };

  it('passes the claims as strings', async () => {
    const answer = await call(`Bearer ${await signToken({ email_verified: true })}`);
    const context = eventIn(answer).requestContext as {
      authorizer: { jwt: { claims: object; scopes: unknown } };
    };
    expect(context.authorizer.jwt.claims).toMatchObject({
      sub: 'u1',
      'cognito:groups': '[staff admin]',
      email_verified: 'true',
      exp: expect.stringMatching(/^\d+$/),
    });
    expect(context.authorizer.jwt.scopes).toBeNull();
  });

  it('accepts a token without the word Bearer, and an ID token by its audience', async () => {
    expect((await call(await signToken())).status).toBe(200);
    expect((await call(`bearer ${await signToken({ client_id: undefined, aud: 'web' })}`)).status).toBe(200);
  });

  const now = Math.floor(Date.now() / 1000);
  const bad: Record<string, () => Promise<string | undefined>> = {
    'no token': async () => undefined,
    'no sense': async () => 'Bearer x.y.z',
    'another issuer': async () => `Bearer ${await signToken({ iss: 'https://evil.test' })}`,
    'another client': async () => `Bearer ${await signToken({ client_id: 'other' })}`,
    'an audience of others beside our client': async () => `Bearer ${await signToken({ aud: 'other' })}`,
    'an expired token': async () => `Bearer ${await signToken({ exp: now - 1 })}`,
    'a token without an end': async () => `Bearer ${await signToken({ exp: undefined })}`,
    'a token not valid yet': async () => `Bearer ${await signToken({ nbf: now + 60 })}`,
    'a token issued in the future': async () => `Bearer ${await signToken({ iat: now + 60 })}`,
    'another algorithm of the same key': async () => `Bearer ${await signToken({}, 'RS512')}`,
    'a shared secret': async () => `Bearer ${await signToken({}, 'HS256')}`,
    'a signature cut off': async () => `Bearer ${(await signToken()).replace(/[^.]+$/, '')}`,
    'alg none': async () => {
      const [, payload] = (await signToken()).split('.');
      return `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    },
    'claims changed after signing': async () => {
      const [header, , signature] = (await signToken()).split('.');
      const [, payload] = (await signToken({ sub: 'someone else' })).split('.');
      return `Bearer ${header}.${payload}.${signature}`;
    },
  };
  it.each(Object.keys(bad))('refuses %s', async (name) => {
    const answer = await call(await bad[name]?.());
    expect([answer.status, text(answer)]).toEqual([401, '{"message":"Unauthorized"}']);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('requires one of the route’s scopes', async () => {
    const scopes = ['desk/read', 'desk/write'];
    const refused = await call(`Bearer ${await signToken({ scope: 'openid email' })}`, scopes);
    expect([refused.status, text(refused)]).toEqual([403, '{"message":"Forbidden"}']);
    const granted = await call(`Bearer ${await signToken({ scope: 'openid desk/write' })}`, scopes);
    expect(eventIn(granted)).toMatchObject({ requestContext: { authorizer: { jwt: { scopes } } } });
  });
});
