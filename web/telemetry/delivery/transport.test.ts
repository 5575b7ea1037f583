import { expect, test, vi } from 'vitest';
import { queueCaps } from '#domain/telemetry/limits.ts';
import {
  browser,
  close,
  comeOnline,
  type Fate,
  LATENCY_MS,
  load,
  meetFakeServer,
  numberOf,
  type Page,
  range,
  send,
  server,
  settle,
  settled,
  storedNumbers,
} from '../testing/fake-server.ts';

meetFakeServer();

test('errors and events are sent at once, those of one tick in one request per kind', async () => {
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

test('measurements wait until the page is hidden or a batch is full', async () => {
  const page = await load();
  for (const n of range(20)) send(page, 'performance', n);
  await settle();
  expect(server.requests).toHaveLength(0);
  browser.hidden = true;
  page.leave(false);
  expect(server.requests.map(({ records, keepalive }) => [records.length, keepalive])).toEqual([[20, true]]);
  browser.hidden = false;
  for (const n of range(60)) send(page, 'performance', n);
  await settle();
  expect(server.requests.map(({ records }) => records.length)).toEqual([20, 60]);
});

test.each(['errors', 'performance', 'business'] as const)(
  'offline, %s wait up to their cap, the oldest dropped; online, all go and the queue is empty',
  async (kind) => {
    const page = await load();
    const cap = queueCaps[kind];
    browser.online = false;
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

test('a burst above the cap is not dropped while the server accepts it', async () => {
  const page = await load();
  for (const n of range(250)) send(page, 'business', n);
  await settle();
  expect(storedNumbers()).toEqual(range(250));
});

test('a batch without a response is sent again with the same id, with back-off', async () => {
  server.fates = ['fails', 'lostAnswer', 'tooMany'];
  const page = await load();
  send(page, 'errors', 1);
  await vi.advanceTimersByTimeAsync(10_000 + LATENCY_MS);
  expect(server.requests).toHaveLength(4);
  expect(new Set(server.requests.map(({ id }) => id)).size).toBe(1);
  expect(storedNumbers()).toEqual([1]);
  expect(page.counts()).toEqual({ produced: 1, sent: 1, dropped: 0, queued: 0 });
});

test('fifty events while the server fails are few requests, and do not shorten the back-off', async () => {
  server.fates = Array<Fate>(500).fill('fails');
  const page = await load();
  for (const n of range(50)) {
    send(page, 'business', n);
    await vi.advanceTimersByTimeAsync(210);
  }
  const tries = server.requests.length;
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThanOrEqual(6);
  // The back-off depends on the number of failed rounds, not on the number of records.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.requests.length).toBeGreaterThan(tries);
  server.fates = [];
  await vi.advanceTimersByTimeAsync(100_000);
  expect(storedNumbers()).toEqual(range(50));
  expect(page.counts()).toEqual({ produced: 50, sent: 50, dropped: 0, queued: 0 });
});

test('events wait behind the first request while the server does not respond', async () => {
  const page = await load();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    server.requests.push({ url, id: '', records: [], keepalive: false, authorization: null });
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
  });
  for (const n of range(50)) {
    send(page, 'business', n);
    await vi.advanceTimersByTimeAsync(210);
  }
  expect(server.requests).toHaveLength(1);
});

test('a hidden page sends nothing to a failing server and leaves its batches to the next page', async () => {
  server.fates = Array<Fate>(20).fill('fails');
  const page = await load();
  send(page, 'business', 1);
  await vi.advanceTimersByTimeAsync(LATENCY_MS * 2);
  const tries = server.requests.length;
  for (const _ of range(10)) {
    browser.hidden = true;
    page.leave(false);
    browser.hidden = false;
  }
  expect(server.requests).toHaveLength(tries);
  server.fates = [];
  close(page, false);
  await load();
  await settled();
  expect(storedNumbers()).toEqual([1]);
});

test.each(['errors', 'performance', 'business'] as const)(
  'what the server refused for now loses only the oldest %s beyond the cap',
  async (kind) => {
    const cap = queueCaps[kind];
    server.fates = Array<Fate>(500).fill('fails');
    const page = await load();
    const first = Math.max(60, Math.floor(cap * 0.8));
    for (const n of range(first)) send(page, kind, n);
    await settle();
    expect(server.requests.length).toBeGreaterThan(0);
    for (const n of range(cap + 28).slice(first)) {
      send(page, kind, n);
      await vi.advanceTimersByTimeAsync(1);
    }
    const made = Math.max(first, cap + 28);
    expect(page.counts()).toEqual({ produced: made, sent: 0, dropped: made - cap, queued: cap });
    server.fates = [];
    await vi.advanceTimersByTimeAsync(200_000);
    page.flush(true);
    await settle();
    expect(storedNumbers()).toEqual(range(made).slice(made - cap));
  },
);

test('what may have arrived before is dropped as a whole, also when it is refused now: an id stands for the same records', async () => {
  const first = await load();
  server.fates = ['lostAnswer', ...Array<Fate>(500).fill('fails')];
  for (const n of range(60)) send(first, 'performance', n);
  await vi.advanceTimersByTimeAsync(0);
  close(first, true);
  const next = await load();
  await settled();
  for (const n of range(queueCaps.performance - 30)) {
    send(next, 'performance', n + 60);
    await vi.advanceTimersByTimeAsync(1);
  }
  server.fates = [];
  await vi.advanceTimersByTimeAsync(200_000);
  const [id] = server.stored.keys();
  const repeated = server.requests.filter((request) => request.id === id);
  expect(repeated.length).toBeGreaterThan(1);
  expect(new Set(repeated.map(({ records }) => records.length))).toEqual(new Set([60]));
});

test('while the server is down, only one batch at a time is tried', async () => {
  server.fates = Array<Fate>(500).fill('fails');
  const page = await load();
  for (const n of range(40)) {
    send(page, 'errors', n);
    await vi.advanceTimersByTimeAsync(1);
  }
  // Batches from before the first response were sent at once.
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

test('a batch that the server finally refuses is dropped and counted', async () => {
  server.fates = ['refused'];
  const page = await load();
  send(page, 'errors', 1);
  await settle();
  send(page, 'errors', 2);
  await settle();
  expect(page.counts()).toEqual({ produced: 2, sent: 1, dropped: 1, queued: 0 });
  expect(storedNumbers()).toEqual([2]);
});

/** An event of 2 KB. */
const sendLarge = (page: Page, n: number) => {
  const text = 'x'.repeat(490);
  const properties = { n, a: text, b: text, c: text, d: text };
  page.dispatch('business', { event: 'visit', properties, timestamp: 1 });
};

test('200 waiting events of 2 KB are all delivered within the keepalive limit', async () => {
  const page = await load();
  browser.online = false;
  for (const n of range(200)) sendLarge(page, n);
  await settle();
  comeOnline(page);
  await settle();
  expect(storedNumbers()).toEqual(range(200));
  expect(server.mostKeptAlive).toBeGreaterThan(0);
  expect(server.mostKeptAlive).toBeLessThanOrEqual(65_536);
});

test('a hidden page with more than the keepalive limit leaves the rest to the next page', async () => {
  let page = await load();
  browser.online = false;
  for (const n of range(200)) sendLarge(page, n);
  browser.online = true;
  close(page, false);
  expect(server.stored.size).toBe(1);
  page = await load();
  await settled();
  // One request after the other.
  await settle();
  expect(storedNumbers().sort((a, b) => Number(a) - Number(b))).toEqual(range(200));
});

test('the next page sends a batch without a response again, and it is stored once', async () => {
  const first = await load();
  for (const n of range(12)) send(first, 'performance', n);
  close(first, false);
  const next = await load();
  await settled();
  expect(server.requests.map(({ id }) => id)).toEqual([server.requests[0]?.id, server.requests[0]?.id]);
  expect(storedNumbers()).toEqual(range(12));
  expect(next.counts()).toEqual({ produced: 12, sent: 12, dropped: 0, queued: 0 });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a page with all responses leaves nothing on the device', async () => {
  const page = await load();
  send(page, 'performance', 1);
  browser.hidden = true;
  page.leave(false);
  expect(localStorage).toHaveLength(1);
  await settle();
  expect(localStorage).toHaveLength(0);
});

test('measurements of several own pages are sent in one request at the end of the visit', async () => {
  for (const visited of range(3)) {
    const page = await load();
    for (const n of range(12)) send(page, 'performance', visited * 12 + n);
    await settle();
    close(page, visited < 2);
  }
  expect(server.requests.map(({ records }) => records.length)).toEqual([36]);
  expect(storedNumbers()).toEqual(range(36));
});

test('measurements of an earlier page wait 30 seconds for others, errors do not wait', async () => {
  const first = await load();
  send(first, 'performance', 1);
  send(first, 'errors', 2);
  close(first, true);
  const next = await load();
  await settled();
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/errors']);
  send(next, 'performance', 3);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.requests.map(({ records }) => records.map(numberOf))).toEqual([[2], [1, 3]]);
});

test('requests have the token of the signed-in user', async () => {
  const page = await load();
  localStorage.setItem('CognitoIdentityServiceProvider.client1.user.name@x.accessToken', 'abc');
  send(page, 'business', 1);
  await settle();
  expect(server.requests[0]?.authorization).toBe('Bearer abc');
});

test('invalid data in the storage does not stop delivery', async () => {
  localStorage.setItem('telemetry:x', '{');
  localStorage.setItem('telemetry:y', '7');
  const page = await load();
  send(page, 'business', 1);
  await settle();
  expect(storedNumbers()).toEqual([1]);
});

test('without storage, a page change sends all batches', async () => {
  const page = await load();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  send(page, 'performance', 1);
  close(page, true);
  expect(storedNumbers()).toEqual([1]);
});
