import { describe, expect, test } from 'vitest';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import type { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import type { UseCaseRequest } from '../runtime/http/use-case.ts';
import { type AcceptDeps, acceptRecords } from './accept-records.ts';
import { personOf } from './person-of.ts';

const now = new Date('2026-11-21T05:10:00.000Z');
const key = '019f3a4b-5b6c-7d8e-9f01-23456789abcd';
const sent: AnyClientBatch[] = [];
const deps: AcceptDeps = {
  verifiedUser: async (authorization) => (authorization === 'Bearer good' ? 'ada' : undefined),
  personOf: personOf(async () => 'key'),
  send: async (batch) => void sent.push(batch),
  clock: () => now,
  newId: () => 'made-here',
};

type Body = UseCaseRequest<(typeof telemetryEndpoints)['errors' | 'performance' | 'business']>['body'];
type Headers = Record<string, string>;

const accept = async (
  kind: 'errors' | 'performance' | 'business',
  body: Body,
  headers: Headers = {},
  more = {},
) => {
  const run = acceptRecords(kind, { ...deps, ...more });
  const signal = new AbortController().signal;
  const request = {
    body,
    headers,
    signal,
    params: undefined,
    query: undefined,
    caller: undefined,
    correlationId: 'c',
  };
  const answer = await run(request as never);
  return { answer, batch: sent.at(-1) as AnyClientBatch };
};
const context = { sessionId: 's', timestamp: now.getTime(), url: '/admin/mailboxes/10001?search=ada' };
const visit = { event: 'visit', timestamp: now.toISOString() };

test('an error is scrubbed and stored with its route, its group and no other data', async () => {
  const { answer, batch } = await accept('errors', [
    {
      message: 'Mail to ada@example.test failed\r\nforged',
      stack: 'Error: ada@example.test\n    at save (https://x.test/assets/a-12345678.js?code=1:2:3)',
      context: {
        ...context,
        action: 'save',
        component: 'at Form',
        metadata: { phone: 5926001234, tries: 2 },
      },
    },
  ]);
  expect(answer).toEqual({ ok: true, value: { accepted: 1 } });
  expect(batch.records).toEqual([
    {
      at: now.getTime(),
      sessionId: 's',
      route: '/admin/mailboxes/:number',
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      message: 'Mail to [email] failed forged',
      stack: 'Error: [email]\n    at save (https://x.test/assets/a-12345678.js?code=[value])',
      component: 'at Form',
      action: 'save',
      facts: { phone: '[phone]', tries: 2 },
    },
  ]);
});

test('a measurement is rounded, and session and page are not among its facts', async () => {
  const metadata = { sessionId: 's', url: '/dashboard', rating: 'good' };
  const { batch } = await accept('performance', [
    { name: 'LCP', value: 1234.5678, unit: 'ms', timestamp: 0, metadata },
    { name: 'CLS', value: 0.123456, unit: 'score', timestamp: now.getTime(), metadata },
  ]);
  expect(batch.records).toEqual([
    {
      at: 0,
      skewed: true,
      sessionId: 's',
      route: '/dashboard',
      name: 'LCP',
      value: 1235,
      facts: { rating: 'good' },
    },
    {
      at: now.getTime(),
      sessionId: 's',
      route: '/dashboard',
      name: 'CLS',
      value: 0.1235,
      facts: { rating: 'good' },
    },
  ]);
});

test.each(['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z', '2026-11-20T05:09:59Z'])(
  'a clock at %s is marked as wrong, and its record kept',
  async (timestamp) => {
    const { batch } = await accept('business', [{ ...visit, timestamp }]);
    expect(batch.records).toMatchObject([{ at: Date.parse(timestamp), skewed: true }]);
    expect(batch.receivedAt).toBe(now.toISOString());
  },
);

describe('the user of a batch', () => {
  test('is taken from a valid token', async () => {
    const { batch } = await accept('business', [{ ...visit, userId: 'mallory' }], {
      authorization: 'Bearer good',
    });
    expect(batch).toMatchObject({ userId: 'ada', verified: true });
  });

  test('is scrubbed and marked as unverified when only a record claims it', async () => {
    const { batch } = await accept('business', [{ ...visit, userId: 'ada@example.test' }], {
      authorization: 'x',
    });
    expect(batch).toMatchObject({ userId: '[email]', verified: false });
  });

  test('is absent when there is none', async () => {
    const { batch } = await accept('business', [visit]);
    expect(batch.verified).toBe(false);
    expect(batch).not.toHaveProperty('userId');
  });
});

describe('people are counted', () => {
  const from = (address: string, browser = 'Firefox') => ({
    'x-viewer-address': address,
    'user-agent': browser,
  });
  const personAt = async (headers: Headers, at = now) =>
    (await accept('business', [{ ...visit, userId: 'ada' }], headers, { clock: () => at })).batch.person;

  test('as strangers by address and browser, for one day in New York', async () => {
    const person = await personAt(from('203.0.113.7'));
    expect(await personAt(from('203.0.113.7'))).toBe(person);
    const others = [
      await personAt(from('203.0.113.8')),
      await personAt(from('203.0.113.7', 'Safari')),
      await personAt({ authorization: 'Bearer good', ...from('203.0.113.7') }),
      await personAt(from('203.0.113.7'), new Date('2026-11-21T04:59:59Z')), // yesterday in New York
    ];
    expect(new Set([person, ...others]).size).toBe(5);
  });

  test('as users by their token, at any address; never by the claim of a record', async () => {
    const ada = await personAt({ authorization: 'Bearer good', ...from('203.0.113.7') });
    expect(await personAt({ authorization: 'Bearer good', ...from('198.51.100.1', 'Safari') })).toBe(ada);
    expect(await personAt(from('203.0.113.7'))).not.toBe(ada);
  });

  test('by a keyed hash that shows neither address nor user', async () => {
    expect(await personAt(from('203.0.113.7'))).toMatch(/^[0-9a-f]{16}$/);
    const sender = { userId: 'ada', address: '', userAgent: '', receivedAt: now };
    const under = (key: string) => personOf(async () => key)(sender);
    expect(await under('key')).not.toBe(await under('other'));
  });
});

test('the idempotency key of the browser is the id of the batch; without one it gets a new id', async () => {
  expect((await accept('business', [visit], { 'idempotency-key': key })).batch.id).toBe(key);
  expect((await accept('business', [visit])).batch.id).toBe('made-here');
});

test('a batch that the queue refuses is a failure, so that the browser keeps its records', async () => {
  const send = () => Promise.reject(new Error('The queue is away'));
  await expect(accept('business', [visit], {}, { send })).rejects.toThrow('The queue is away');
});

test('a record with an unknown name or unit is stored as it is, and counted with all others', async () => {
  const timestamp = now.getTime();
  const { batch } = await accept('performance', [
    { name: 'page_load', value: 1.23456, unit: 'seconds', timestamp },
    { name: 'LCP', value: 2, unit: 'seconds', timestamp },
    { name: 'constructor', value: 3, unit: 'ms', timestamp },
    { name: 'of ada@example.test', value: 3.4, unit: 'ms', timestamp },
    { name: 'LCP', value: 2500.4, unit: 'ms', timestamp },
  ]);
  expect(batch.records).toMatchObject([
    { name: 'OTHER', called: 'page_load', unit: 'seconds', value: 1.2346 },
    { name: 'OTHER', called: 'LCP', unit: 'seconds', value: 2 },
    { name: 'OTHER', called: 'constructor', unit: 'ms', value: 3 },
    { name: 'OTHER', called: expect.not.stringContaining('ada@'), unit: 'ms', value: 3 },
    { name: 'LCP', value: 2500 },
  ]);
  expect(batch.records[4]).not.toHaveProperty('called');
  const { batch: events } = await accept('business', [{ event: 'quote_started', timestamp }, visit]);
  expect(events.records).toMatchObject([{ event: 'other', called: 'quote_started' }, { event: 'visit' }]);
});

test('an error without context is accepted', async () => {
  const { batch } = await accept('errors', [{ message: 'Oops', context: {} }]);
  expect(batch.records).toMatchObject([
    { message: 'Oops', at: now.getTime(), sessionId: '', route: '(other)' },
  ]);
});
