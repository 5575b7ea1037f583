import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { queueCaps } from '#domain/telemetry/limits.ts';
import type { BusinessEvent, ErrorRecord, PerformanceMetric } from '#domain/telemetry/records.ts';

type AnyRecord = ErrorRecord | PerformanceMetric | BusinessEvent;

/** What may happen to a request on its way; `lostAnswer` and `failsLate` are stored all the same. */
const fates = ['taken', 'lost', 'lostAnswer', 'fails', 'failsLate', 'tooMany'] as const;
type Fate = (typeof fates)[number] | 'refused';
const LATENCY_MS = 50;
const statuses = { taken: 200, fails: 503, failsLate: 500, tooMany: 429, refused: 400 } as const;

interface Request {
  readonly url: string;
  readonly id: string;
  readonly records: readonly AnyRecord[];
  readonly keepalive: boolean;
  readonly authorization: string | null;
}

/** The server as browsers see it: it stores a batch id once, and its answer comes later or never. */
const server = {
  fates: [] as Fate[],
  requests: [] as Request[],
  stored: new Map<string, readonly AnyRecord[]>(),
  keptAlive: 0,
  mostKeptAlive: 0,
  outOfBounds: false,
};

const answer = async (url: string, { body, headers, keepalive }: RequestInit): Promise<Response> => {
  const text = String(body);
  const id = new Headers(headers).get('idempotency-key') ?? '';
  const records = JSON.parse(text) as AnyRecord[];
  const authorization = new Headers(headers).get('authorization');
  server.requests.push({ url, id, records, keepalive: keepalive === true, authorization });
  server.outOfBounds ||= text.length >= 60_000 || records.length === 0 || records.length > 200;
  const fate = navigator.onLine ? (server.fates.shift() ?? 'taken') : 'lost';
  if (['taken', 'lostAnswer', 'failsLate'].includes(fate) && !server.stored.has(id))
    server.stored.set(id, records);
  if (keepalive) server.keptAlive += text.length;
  server.mostKeptAlive = Math.max(server.mostKeptAlive, server.keptAlive);
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  if (keepalive) server.keptAlive -= text.length;
  if (fate === 'lost' || fate === 'lostAnswer') throw new TypeError('Failed to fetch');
  return new Response('{}', { status: statuses[fate] });
};

let hidden = false;
let online = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  reset();
});

afterEach(() => {
  expect(server.outOfBounds, 'every request is within what the server takes').toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reset = () => {
  vi.clearAllTimers();
  localStorage.clear();
  hidden = false;
  online = true;
  Object.assign(server, {
    fates: [],
    requests: [],
    stored: new Map(),
    keptAlive: 0,
    mostKeptAlive: 0,
    outOfBounds: false,
  });
};

/** A page load: modules of its own, as a browser would have them. */
const load = async () => {
  vi.resetModules();
  const { counts } = await import('./queue.ts');
  const transport = await import('./transport.ts');
  transport.resume();
  return { ...transport, counts };
};
type Page = Awaited<ReturnType<typeof load>>;

/** The page is gone: none of its timers fires, none of its requests is answered; what it sent may have arrived. */
const close = (page: Page, toOwnPage: boolean) => {
  hidden = true;
  page.leave(toOwnPage);
  vi.clearAllTimers();
  server.keptAlive = 0;
  hidden = false;
};

const comeOnline = (page: Page) => {
  online = true;
  page.flush(true);
};

const ofNumber = (kind: TelemetryKind, n: number): AnyRecord => {
  const timestamp = Date.now();
  if (kind === 'errors')
    return { message: `error ${n}`, context: { sessionId: 's', timestamp, url: '/', metadata: { n } } };
  if (kind === 'performance') return { name: 'API', value: n, unit: 'ms', timestamp, metadata: { n } };
  return { event: 'visit', properties: { n }, timestamp };
};

const numberOf = (record: AnyRecord): unknown => {
  if ('context' in record) return record.context.metadata?.n;
  return 'metadata' in record ? record.metadata?.n : (record as BusinessEvent).properties?.n;
};

const send = (page: Page, kind: TelemetryKind, n: number) => page.dispatch(kind, ofNumber(kind, n) as never);
const storedNumbers = () => [...server.stored.values()].flat().map(numberOf);
const range = (length: number) => Array.from({ length }, (_, n) => n);
const settle = () => vi.advanceTimersByTimeAsync(LATENCY_MS * 4);

test('errors and events go at once, those of one tick in one request per kind', async () => {
  const page = await load();
  for (const n of range(3)) send(page, 'errors', n);
  for (const n of range(2)) send(page, 'business', n);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.requests.map(({ url, records }) => [url, records.length])).toEqual([
    ['/api/errors', 3],
    ['/api/business', 2],
  ]);
  await settle();
  expect(page.counts()).toEqual({ produced: 5, sent: 5, dropped: 0, queued: 0 });
});

test('measurements wait until the page is hidden, or a request is worth it', async () => {
  const page = await load();
  for (const n of range(20)) send(page, 'performance', n);
  await settle();
  expect(server.requests).toHaveLength(0);
  hidden = true;
  page.leave(false);
  expect(server.requests.map(({ records, keepalive }) => [records.length, keepalive])).toEqual([[20, true]]);
  hidden = false;
  for (const n of range(60)) send(page, 'performance', n);
  await settle();
  expect(server.requests.map(({ records }) => records.length)).toEqual([20, 60]);
});

test.each(['errors', 'performance', 'business'] as const)(
  'offline, %s wait up to their cap, the oldest dropped; online, all go and the queue is empty',
  async (kind) => {
    const page = await load();
    const cap = queueCaps[kind];
    online = false;
    for (const n of range(cap + 7)) send(page, kind, n);
    await settle();
    expect(server.requests).toHaveLength(0);
    expect(page.counts()).toEqual({ produced: cap + 7, sent: 0, dropped: 7, queued: cap });
    comeOnline(page);
    await settle();
    expect(page.counts()).toEqual({ produced: cap + 7, sent: cap, dropped: 7, queued: 0 });
    expect(storedNumbers()).toEqual(range(cap + 7).slice(7));
  },
);

test('a burst beyond the cap is not dropped while the server takes it', async () => {
  const page = await load();
  for (const n of range(250)) send(page, 'business', n);
  await settle();
  expect(storedNumbers()).toEqual(range(250));
});

test('without an answer a batch stays, and goes again under its id, after a pause that grows', async () => {
  server.fates = ['fails', 'lostAnswer', 'tooMany'];
  const page = await load();
  send(page, 'errors', 1);
  await vi.advanceTimersByTimeAsync(10_000 + LATENCY_MS);
  expect(server.requests).toHaveLength(4);
  expect(new Set(server.requests.map(({ id }) => id)).size).toBe(1);
  expect(storedNumbers()).toEqual([1]);
  expect(page.counts()).toEqual({ produced: 1, sent: 1, dropped: 0, queued: 0 });
});

test('while the server is down, one batch at a time tries, however much is reported', async () => {
  server.fates = Array<Fate>(500).fill('fails');
  const page = await load();
  for (const n of range(40)) {
    send(page, 'errors', n);
    await vi.advanceTimersByTimeAsync(1);
  }
  // Those of the time before the first answer went at once, each.
  const before = server.requests.length;
  await settle();
  for (const n of range(5)) {
    send(page, 'business', n);
    await settle();
  }
  expect(server.requests.length - before).toBeLessThanOrEqual(10);
  server.fates = [];
  await vi.advanceTimersByTimeAsync(200_000);
  expect(page.counts()).toMatchObject({ sent: 45, queued: 0 });
});

test('what the server will never take is dropped and counted', async () => {
  server.fates = ['refused'];
  const page = await load();
  send(page, 'errors', 1);
  await settle();
  send(page, 'errors', 2);
  await settle();
  expect(page.counts()).toEqual({ produced: 2, sent: 1, dropped: 1, queued: 0 });
  expect(storedNumbers()).toEqual([2]);
});

test('200 events of 2 KB that waited are all delivered within what a page may keep alive', async () => {
  const page = await load();
  online = false;
  const text = 'x'.repeat(490);
  for (const n of range(200))
    page.dispatch('business', {
      event: 'visit',
      properties: { n, a: text, b: text, c: text, d: text },
      timestamp: 1,
    });
  await settle();
  comeOnline(page);
  await settle();
  expect(storedNumbers()).toEqual(range(200));
  expect(server.mostKeptAlive).toBeGreaterThan(0);
  expect(server.mostKeptAlive).toBeLessThanOrEqual(65_536);
});

test('a hidden page that is too full to send all leaves the rest to the next one', async () => {
  let page = await load();
  online = false;
  const text = 'x'.repeat(490);
  for (const n of range(200))
    page.dispatch('business', {
      event: 'visit',
      properties: { n, a: text, b: text, c: text, d: text },
      timestamp: 1,
    });
  online = true;
  close(page, false);
  expect(server.stored.size).toBe(1);
  page = await load();
  await settle();
  expect(storedNumbers().sort((a, b) => Number(a) - Number(b))).toEqual(range(200));
});

test('a page whose last request was not answered is sent once more by the next, and stored once', async () => {
  const first = await load();
  for (const n of range(12)) send(first, 'performance', n);
  close(first, false);
  const next = await load();
  await settle();
  expect(server.requests.map(({ id }) => id)).toEqual([server.requests[0]?.id, server.requests[0]?.id]);
  expect(storedNumbers()).toEqual(range(12));
  expect(next.counts()).toEqual({ produced: 12, sent: 12, dropped: 0, queued: 0 });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an answered page leaves nothing behind', async () => {
  const page = await load();
  send(page, 'performance', 1);
  hidden = true;
  page.leave(false);
  expect(localStorage).toHaveLength(1);
  await settle();
  expect(localStorage).toHaveLength(0);
});

test("from page to page of ours, measurements gather: the visit's end sends them in one request", async () => {
  for (const visited of range(3)) {
    const page = await load();
    for (const n of range(12)) send(page, 'performance', visited * 12 + n);
    await settle();
    close(page, visited < 2);
  }
  expect(server.requests.map(({ records }) => records.length)).toEqual([36]);
  expect(storedNumbers()).toEqual(range(36));
});

test('measurements of an earlier page wait half a minute for company, errors not at all', async () => {
  const first = await load();
  send(first, 'performance', 1);
  send(first, 'errors', 2);
  close(first, true);
  const next = await load();
  await settle();
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/errors']);
  send(next, 'performance', 3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.requests.map(({ records }) => records.map(numberOf))).toEqual([[2], [1, 3]]);
});

test('the token of whoever is signed in goes with it', async () => {
  const page = await load();
  localStorage.setItem('CognitoIdentityServiceProvider.client1.user.name@x.accessToken', 'abc');
  send(page, 'business', 1);
  await settle();
  expect(server.requests[0]?.authorization).toBe('Bearer abc');
});

test('what somebody else wrote into the storage stops nothing', async () => {
  localStorage.setItem('telemetry:x', '{');
  localStorage.setItem('telemetry:y', '7');
  const page = await load();
  send(page, 'business', 1);
  await settle();
  expect(storedNumbers()).toEqual([1]);
});

test('without storage, a page change sends what it has', async () => {
  const page = await load();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  send(page, 'performance', 1);
  close(page, true);
  expect(storedNumbers()).toEqual([1]);
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('report' as const),
      kind: fc.constantFrom('errors', 'performance', 'business'),
      count: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 5000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('offline', 'online', 'hide', 'reload', 'reopen').map((does) => ({ does })),
  },
);

/** What a flapping network, a failing server and a restless person do in one visit; answers how many were dropped. */
const live = async (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) => {
  let page = await load();
  let made = 0;
  let dropped = 0;
  const balanced = () => {
    const counted = page.counts();
    expect(counted.sent + counted.dropped + counted.queued).toBe(counted.produced);
  };
  const turn = async (toOwnPage: boolean) => {
    close(page, toOwnPage);
    balanced();
    dropped += page.counts().dropped;
    page = await load();
  };
  for (const now of steps) {
    if (now.does === 'report')
      for (const _ of range(now.count)) {
        send(page, now.kind as TelemetryKind, made);
        made += 1;
      }
    if (now.does === 'wait') await vi.advanceTimersByTimeAsync(now.ms);
    if (now.does === 'offline') online = false;
    if (now.does === 'online') comeOnline(page);
    if (now.does === 'hide') {
      hidden = true;
      page.leave(false);
      hidden = false;
    }
    if (now.does === 'reload') await turn(true);
    if (now.does === 'reopen') await turn(false);
    balanced();
  }
  server.fates = [];
  comeOnline(page);
  await turn(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.counts().queued).toBe(0);
  return { made, dropped: dropped + page.counts().dropped };
};

test('whatever happens on the way: nothing is stored twice, and what is missing was dropped and counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Fate>(...fates), { maxLength: 60 }),
      fc.array(step, { maxLength: 25 }),
      async (plan, steps) => {
        reset();
        server.fates = [...plan];
        const { made, dropped } = await live(steps);
        const stored = storedNumbers();
        expect(new Set(stored).size, 'stored once').toBe(stored.length);
        expect(made - stored.length, 'missing').toBeLessThanOrEqual(dropped);
        if (dropped === 0) expect(stored.length).toBe(made);
        expect(server.mostKeptAlive).toBeLessThanOrEqual(65_536);
      },
    ),
    { numRuns: 100 },
  );
});
