import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { BusinessEvent, ErrorRecord, PerformanceMetric } from '#domain/telemetry/records.ts';

const { report, watching } = vi.hoisted(() => {
  const callbacks = new Map<string, (metric: MetricType) => void>();
  const watch = (name: string) => (callback: (metric: MetricType) => void) => callbacks.set(name, callback);
  return {
    watching: Object.fromEntries(
      ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, watch(name)]),
    ),
    report: (name: string, value: number, id = `${name}-1`) =>
      callbacks.get(name)?.({ name, value, id } as MetricType),
  };
});
vi.mock('web-vitals', () => watching);

interface Sent {
  readonly kind: string;
  readonly records: readonly unknown[];
}
let sent: Sent[] = [];
let hidden = false;
let online = true;
const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

const closePage = () => {
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
};

/** A page load with a helper of its own, in place of the one before. */
const openPage = async () => {
  closePage();
  vi.resetModules();
  const telemetry = await import('./telemetry.ts');
  telemetry.startTelemetry();
  return telemetry;
};

/** Remembers what listens, so that it can be taken off again. */
const noteListeners = (target: EventTarget) => {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
    if (listener === null) return;
    listeners.push([target, type, listener]);
    add(type, listener);
  });
};

beforeEach(() => {
  noteListeners(window);
  noteListeners(document);
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ kind: url.replace('/api/', ''), records: JSON.parse(String(body)) });
    return new Response('{}');
  });
  localStorage.clear();
  sessionStorage.setItem('visited', 'true');
  history.replaceState(null, '', '/auth/login?code=123456#secret');
  sent = [];
  hidden = false;
  online = true;
});

afterEach(() => {
  closePage();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(1);
const hide = async () => {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
};
const fail = (error: unknown, message = 'Uncaught') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message, cancelable: true }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const ofKind = (kind: string) =>
  sent.filter((request) => request.kind === kind).flatMap(({ records }) => records);
const errors = () => ofKind('errors') as ErrorRecord[];
const measured = () => (ofKind('performance') as PerformanceMetric[]).map(({ name, value }) => [name, value]);

test('errors and failed promises that nobody caught are reported as the specification has them', async () => {
  await openPage();
  fail(new TypeError('No barrel'));
  reject(new Error('No address'));
  reject('plain text');
  await soon();
  expect(sent).toHaveLength(1);
  expect(errors().map(({ message }) => message)).toEqual(['No barrel', 'No address', 'plain text']);
  for (const error of errors()) expect(ErrorRecord.parse(error)).toBeDefined();
  const { stack, context } = errors()[0]!;
  expect(stack).toContain('TypeError');
  expect(context).toMatchObject({ url: '/auth/login', userAgent: navigator.userAgent });
  expect(new Set(errors().map((error) => error.context.sessionId)).size).toBe(1);
  expect(JSON.stringify(sent)).not.toContain('123456');
});

test("other origins' scripts, layouts that settle late and requests given up are no errors", async () => {
  await openPage();
  fail(null, 'Script error.');
  fail(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  reject(new DOMException('gone', 'AbortError'));
  await soon();
  expect(sent).toEqual([]);
});

test('an error in a loop is sent ten times, the rest counted', async () => {
  await openPage();
  for (let n = 0; n < 500; n += 1) fail(new Error('again'));
  await soon();
  expect(errors()).toHaveLength(10);
  await hide();
  expect(measured()).toContainEqual(['DROPPED', 490]);
});

test('a loop of ever new errors ends too', async () => {
  await openPage();
  for (let n = 0; n < 5000; n += 1) fail(new Error(`number ${n}`));
  await soon();
  expect(errors().length).toBeLessThanOrEqual(101);
});

test('a boundary reports the components that failed; tokens, queries and e-mails stay here', async () => {
  const { reportError } = await openPage();
  reportError(new Error('ann.smith@example.com has eyJhbGciOi.J9.x at https://x.test/cb?code=42&user=ann'), {
    action: 'render',
    component: '\n    at Screen\n    at Main',
    metadata: { email: 'bo@example.com', tries: 2 },
  });
  await soon();
  const [error] = errors();
  expect(error?.message).toBe('a***@example.com has [token] at https://x.test/cb');
  expect(error?.context).toMatchObject({
    action: 'render',
    component: expect.stringContaining('at Screen'),
    metadata: { email: 'b***@example.com', tries: 2 },
  });
});

test.each([
  undefined,
  null,
  0,
  {},
  [],
  Symbol('x'),
  Object.create(null),
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  ),
])('whatever is thrown, reporting it does not throw (%#)', async (thrown) => {
  const { reportError } = await openPage();
  expect(() => reportError(thrown)).not.toThrow();
  await soon();
  for (const error of errors()) ErrorRecord.parse(error);
});

test('a helper that fails reports nothing of itself', async () => {
  const { reportEvent } = await openPage();
  vi.stubGlobal('fetch', () => {
    throw new Error('broken');
  });
  reportEvent('signed_in');
  await soon();
  expect(sent).toEqual([]);
  expect(console.warn).toHaveBeenCalled();
});

test('what a page measured goes in one request when it is hidden, and only what is new the next time', async () => {
  const { reportMetric } = await openPage();
  report('LCP', 1200);
  report('CLS', 0.01);
  report('CLS', 0.02);
  reportMetric('API', 31, { call: 'GET /api/mailboxes/{number}' });
  await soon();
  expect(sent).toEqual([]);
  await hide();
  expect(sent).toHaveLength(1);
  expect(measured()).toEqual([
    ['API', 31],
    ['LCP', 1200],
    ['CLS', 0.02],
    ['BLOCKED', 0],
  ]);
  for (const record of ofKind('performance')) expect(PerformanceMetric.parse(record)).toBeDefined();
  report('CLS', 0.3);
  report('INP', 80);
  await hide();
  expect(measured().slice(4)).toEqual([['INP', 80]]);
});

test('how the page came is measured, save what had not happened yet', async () => {
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: (type: string) =>
      type === 'navigation'
        ? [
            {
              domainLookupStart: 1,
              domainLookupEnd: 5,
              connectStart: 5,
              connectEnd: 25,
              responseStart: 40,
              responseEnd: 47,
              domContentLoadedEventEnd: 90,
              loadEventEnd: 0,
              transferSize: 1024,
            },
          ]
        : [
            { name: 'https://x.test/assets/app-D30sXOIy.js', duration: 120, transferSize: 2048 },
            { name: 'https://x.test/config.json', duration: 9, transferSize: 0 },
          ],
  });
  await openPage();
  await hide();
  expect(measured()).toEqual([
    ['DNS', 4],
    ['CONNECT', 20],
    ['DOWNLOAD', 7],
    ['DOM_READY', 90],
    ['TRANSFER', 3],
    ['BLOCKED', 0],
    ['ASSET', 120],
  ]);
  expect(ofKind('performance').at(-1)).toMatchObject({ metadata: { file: 'app.js', url: '/auth/login' } });
});

test('each measurement counts for the screen that was open, each unit is the one of the catalogue', async () => {
  await openPage();
  report('LCP', 900);
  history.replaceState(null, '', '/dashboard?x=1');
  report('INP', 40);
  report('CLS', 0.1);
  await hide();
  const records = ofKind('performance') as PerformanceMetric[];
  expect(records.map(({ name, unit, metadata }) => [name, unit, metadata?.url])).toEqual([
    ['LCP', 'ms', '/auth/login'],
    ['INP', 'ms', '/dashboard'],
    ['CLS', 'score', '/dashboard'],
    ['BLOCKED', 'ms', '/auth/login'],
  ]);
});

test('a browser that knows that a page of ours comes next leaves everything to that', async () => {
  await openPage();
  report('LCP', 700);
  window.dispatchEvent(Object.assign(new Event('pageswap'), { activation: {} }));
  await hide();
  expect(sent).toEqual([]);
  await openPage();
  window.dispatchEvent(Object.assign(new Event('pageswap'), { activation: null }));
  await hide();
  expect(sent).toHaveLength(1);
  expect(measured()).toContainEqual(['LCP', 700]);
});

test('back online, what waited goes at once, with what was measured and how much was dropped', async () => {
  const { reportEvent } = await openPage();
  report('LCP', 700);
  online = false;
  for (let n = 0; n < 60; n += 1) fail(new Error(`offline ${n}`));
  reportEvent('address_copied');
  await soon();
  expect(sent).toEqual([]);
  online = true;
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(errors().map(({ message }) => message)).toEqual(
    Array.from({ length: 50 }, (_, n) => `offline ${n + 10}`),
  );
  expect(ofKind('business')).toHaveLength(1);
  expect(measured()).toEqual(
    expect.arrayContaining([
      ['LCP', 700],
      ['DROPPED', 10],
    ]),
  );
});

test('a tab is one visit, and an event says who claims to be signed in', async () => {
  sessionStorage.clear();
  localStorage.setItem('CognitoIdentityServiceProvider.client1.user-1.accessToken', 'token');
  await openPage();
  await soon();
  await openPage();
  await soon();
  expect(ofKind('business')).toMatchObject([{ event: 'visit', userId: 'user-1' }]);
  for (const record of ofKind('business')) expect(BusinessEvent.parse(record)).toBeDefined();
});

test.each([
  ['tel:+12015550100', '/', 'tel'],
  ['mailto:hello@skybarrel.test', '/dashboard', 'mailto'],
  ['https://wa.me/12015550100', '/', 'wa.me'],
  ['https://wa.me.example/1', '/', undefined],
  ['/telephone', '/', undefined],
  ['mailto:customer@example.com', '/staff/mailboxes/10001', undefined],
])('a tap on %s at %s is a contact by %s', async (href, path, way) => {
  history.replaceState(null, '', path);
  await openPage();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  link.appendChild(document.createElement('span')).click();
  await soon();
  expect(ofKind('business')).toMatchObject(way ? [{ event: 'contact_tapped', properties: { way } }] : []);
});

test('in production the last fifty problems rest on the device, a hundred in memory, without secrets', async () => {
  vi.stubEnv('PROD', true);
  localStorage.setItem('error_logs', 'nonsense');
  const { logProblem } = await openPage();
  const { remembered } = await import('./local-log.ts');
  for (let n = 0; n < 120; n += 1) logProblem('error', `ann@example.com ${n}`, { action: 'sign_up' });
  const entries = JSON.parse(localStorage.getItem('error_logs') ?? '');
  expect(entries).toHaveLength(50);
  expect(entries[49]).toEqual({
    timestamp: new Date().toISOString(),
    level: 'error',
    message: 'a***@example.com 119',
    context: { action: 'sign_up' },
  });
  expect(remembered).toHaveLength(100);
});

test('elsewhere they stay in memory', async () => {
  vi.stubEnv('PROD', false);
  const { reportError } = await openPage();
  reportError(new Error('local'));
  expect(localStorage.getItem('error_logs')).toBeNull();
  expect((await import('./local-log.ts')).remembered).toMatchObject([{ level: 'error', message: 'local' }]);
});
