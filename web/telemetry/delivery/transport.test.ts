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
  range,
  send,
  server,
  settle,
  settled,
  storedNumbers,
} from '../testing/fake-server.ts';

meetFakeServer();

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

test('fifty taps while the server fails are a handful of requests, and the pause between them holds', async () => {
  server.fates = Array<Fate>(500).fill('fails');
  const page = await load();
  for (const n of range(50)) {
    send(page, 'business', n);
    await vi.advanceTimersByTimeAsync(210);
  }
  const tries = server.requests.length;
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThanOrEqual(6);
  // The pause is that of so many failed rounds, and not of so many records.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.requests.length).toBeGreaterThan(tries);
  server.fates = [];
  await vi.advanceTimersByTimeAsync(100_000);
  expect(storedNumbers()).toEqual(range(50));
  expect(page.counts()).toEqual({ produced: 50, sent: 50, dropped: 0, queued: 0 });
});

test('taps while the server does not answer at all gather behind the first', async () => {
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

test('a hidden page asks nothing of a server that fails: what it has is left to the next', async () => {
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
  browser.online = false;
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
  browser.online = false;
  const text = 'x'.repeat(490);
  for (const n of range(200))
    page.dispatch('business', {
      event: 'visit',
      properties: { n, a: text, b: text, c: text, d: text },
      timestamp: 1,
    });
  browser.online = true;
  close(page, false);
  expect(server.stored.size).toBe(1);
  page = await load();
  await settled();
  // One request after the other.
  await settle();
  expect(storedNumbers().sort((a, b) => Number(a) - Number(b))).toEqual(range(200));
});

test('a page whose last request was not answered is sent once more by the next, and stored once', async () => {
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

test('an answered page leaves nothing behind', async () => {
  const page = await load();
  send(page, 'performance', 1);
  browser.hidden = true;
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
  await settled();
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/errors']);
  send(next, 'performance', 3);
  await vi.advanceTimersByTimeAsync(25_000);
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
