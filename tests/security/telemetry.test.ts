import { request } from 'node:http';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { BODY_LIMIT_BYTES } from '#domain/kernel/endpoint.ts';
import { telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile } from '../support/for-this-file.ts';
import { anError, harmfulTexts, hostileBodies, markup, paddedTo } from '../support/hostile.ts';
import { type Telemetry, telemetryOf } from '../support/telemetry.ts';

const cloud = cloudForThisFile();
let telemetry: Telemetry;
beforeAll(() => {
  telemetry = telemetryOf(cloud);
});

const post = (path: string, body: string | Uint8Array, headers = {}): Promise<Response> =>
  fetch(`${cloud.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  });

/** Without a content length, in chunks. */
const postInPieces = (path: string, pieces: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sending = request(`${cloud.url}${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    for (const piece of pieces) sending.write(piece);
    sending.end();
  });

describe('a hostile body gets a clear and small answer', () => {
  test.each(Object.entries(hostileBodies))('%s', async (_, { body, status }) => {
    for (const kind of telemetryKinds) {
      const answer = await post(`/api/${kind}`, body);
      const text = await answer.text();
      expect(answer.status, text).toBe(status);
      expect(JSON.parse(text)).toMatchObject({
        code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID_INPUT',
      });
      expect(text.length).toBeLessThan(6000);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a body with a content encoding is not decompressed', async () => {
    const bomb = hostileBodies['a gzip bomb']?.body ?? '';
    expect((await post('/api/errors', bomb, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  test('another kind of content', async () => {
    const answer = await post('/api/errors', JSON.stringify(anError('x')), { 'content-type': 'text/html' });
    expect(answer.status).toBe(400);
  });

  test.each(['not-a-uuid', '../../etc', 'CLAIM', '0192f3a4-5b6c-4d8e-9f01-23456789abcd'])(
    'the key %j',
    async (key) => {
      const answer = await post('/api/errors', JSON.stringify(anError('x')), { 'idempotency-key': key });
      expect(answer.status).toBe(400);
    },
  );
});

describe('the limit of the body', () => {
  test('accepts exactly 64 KB and not a byte more', async () => {
    expect((await post('/api/errors', paddedTo(BODY_LIMIT_BYTES, anError('x')))).status).toBe(200);
    expect((await post('/api/errors', paddedTo(BODY_LIMIT_BYTES + 1, anError('x')))).status).toBe(413);
  });

  test('counts bytes, not characters', async () => {
    const full = paddedTo(
      BODY_LIMIT_BYTES,
      [8192, 8192, 8192, 7000].map((length) => anError('é'.repeat(length))),
    );
    expect(full.length).toBeLessThan(BODY_LIMIT_BYTES);
    expect((await post('/api/errors', full)).status).toBe(200);
    expect((await post('/api/errors', `${full} `)).status).toBe(413);
  });

  test('applies to a body in chunks, too', async () => {
    const small = JSON.stringify(anError('x'));
    expect(await postInPieces('/api/errors', [small.slice(0, 10), small.slice(10)])).toBe(200);
    expect(
      await postInPieces('/api/errors', [small, ...Array.from({ length: 70 }, () => ' '.repeat(1024))]),
    ).toBe(413);
  });
});

describe('a harmful text is stored as harmless text', () => {
  test.each(Object.entries(harmfulTexts))('%s', async (_, body) => {
    const id = newId();
    expect((await post('/api/errors', body, { 'idempotency-key': id })).status).toBe(200);
    const kept = JSON.stringify(await telemetry.stored('errors', id));
    expect(kept).not.toMatch(/\\u00[01]|\\r|\\u2028|\u2028/);
  });

  test('markup is stored unchanged, so that the screen can show it as text', async () => {
    const id = newId();
    await post('/api/errors', harmfulTexts['markup in every field'] ?? '', { 'idempotency-key': id });
    const { records } = await telemetry.stored('errors', id);
    expect(records).toMatchObject([{ message: markup, stack: markup, component: markup, route: '(other)' }]);
  });
});

const secrets = {
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl',
  code: '483920',
  bearer: 'Zm9vYmFyYmF6cXV4',
  email: 'sample.person@example.test',
  phone: '+592 600-1234',
  card: '4111 1111 1111 1111',
  password: 'Skybarrel1',
};
const leaky = [
  `GET /auth/callback?code=${secrets.code}&user=ada failed`,
  `Authorization: Bearer ${secrets.bearer}`,
  `mail to ${secrets.email}, call ${secrets.phone}, paid with ${secrets.card}`,
  `{"password":"${secrets.password}","idToken":"${secrets.token}"}`,
].join(' | ');
const url = `https://skybarrel.test/auth/callback?code=${secrets.code}#access_token=${secrets.token}`;
const now = Date.now();
const leakyRecords = {
  errors: {
    message: leaky,
    stack: `Error: ${leaky}\n    at save (${url})`,
    context: {
      sessionId: secrets.email,
      timestamp: now,
      url,
      userAgent: leaky,
      component: leaky,
      action: secrets.email,
      metadata: { leaky, email: secrets.email, card: 4111111111111111, phone: 5926001234, code: 483920 },
    },
  },
  performance: {
    name: 'LCP',
    value: 1,
    unit: 'ms',
    timestamp: now,
    metadata: { url, sessionId: secrets.token, leaky },
  },
  business: {
    event: 'visit',
    timestamp: now,
    userId: secrets.email,
    properties: { url, leaky, [secrets.code]: 1 },
  },
};
const forbidden = [
  ...Object.values(secrets),
  '6001234',
  '5926001234',
  '4111111111111111',
  'c2lnbmF0dXJl',
  'sample.person',
];

describe('what must not be stored', () => {
  test.each(telemetryKinds)('is in no record of %s, and in no log', async (kind) => {
    const id = newId();
    const headers = {
      'idempotency-key': id,
      'user-agent': `Sample ${secrets.email}`,
      authorization: `Bearer ${secrets.token}`,
    };
    expect((await post(`/api/${kind}`, JSON.stringify(leakyRecords[kind]), headers)).status).toBe(200);
    // A refused record is not logged, either.
    expect(
      (await post(`/api/${kind}`, JSON.stringify({ ...leakyRecords[kind], [leaky]: leaky }), headers)).status,
    ).toBe(400);
    const kept = JSON.stringify(await telemetry.stored(kind, id));
    const logs = await (await fetch(`${cloud.url}/local/api/functions`)).text();
    for (const secret of forbidden) {
      expect(kept).not.toContain(secret);
      expect(logs).not.toContain(secret);
    }
  });
});

/** Half of what the firewall allows. */
const CALL_INTERVAL_MS = 200;

test('for any JSON the answer is a success or says what is wrong', async () => {
  const routes = Object.values(telemetryEndpoints).map(({ path }) => path);
  const record = fc.record(
    {
      message: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      context: fc.record({
        sessionId: fc.string(),
        timestamp: fc.oneof(fc.double(), fc.string()),
        url: fc.webUrl(),
      }),
      event: fc.constantFrom('visit', '__proto__', 'toString'),
      name: fc.constantFrom('LCP', 'constructor'),
      value: fc.double(),
      properties: fc.dictionary(fc.string(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.array(record).map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), body, async (path, text) => {
      // However many calls these are, they stay below the rate limit of an address.
      await cloud.advance(CALL_INTERVAL_MS);
      expect([200, 400]).toContain((await post(path, text)).status);
    }),
    { numRuns: 150 },
  );
});
