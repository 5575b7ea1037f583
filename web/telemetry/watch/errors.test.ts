import { expect, test } from 'vitest';
import { ErrorRecord } from '#domain/telemetry/records.ts';
import { telemetryPage } from '../testing/telemetry-page.ts';

const page = telemetryPage();
const { hide, fail, reject, soon, errors, measured } = page;

test('uncaught errors and unhandled rejections are reported in the fixed format', async () => {
  await page.open();
  fail(new TypeError('No barrel'));
  reject(new Error('No address'));
  reject('plain text');
  await soon();
  expect(page.state.sent).toHaveLength(1);
  expect(errors().map(({ message }) => message)).toEqual(['No barrel', 'No address', 'plain text']);
  for (const error of errors()) expect(ErrorRecord.parse(error)).toBeDefined();
  const { stack, context } = errors()[0]!;
  expect(stack).toContain('TypeError');
  expect(context).toMatchObject({ url: '/auth/login', userAgent: navigator.userAgent });
  expect(new Set(errors().map((error) => error.context.sessionId)).size).toBe(1);
  expect(JSON.stringify(page.state.sent)).not.toContain('123456');
});

test('an error names the release that runs, by the hash in the name of the first script', async () => {
  document.head.innerHTML = '<script type="text/plain" src="/assets/site-Br-fcmA_.js"></script>';
  await page.open();
  fail(new Error('No barrel'));
  await soon();
  expect(errors()[0]?.context.metadata).toEqual({ release: 'Br-fcmA_' });
  document.head.replaceChildren();
});

test('errors of foreign scripts, ResizeObserver loops and aborted requests are not reported', async () => {
  await page.open();
  fail(null, 'Script error.');
  fail(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  reject(new DOMException('gone', 'AbortError'));
  await soon();
  expect(page.state.sent).toEqual([]);
});

test('an error in a loop is sent ten times, and the rest is counted', async () => {
  await page.open();
  for (let n = 0; n < 500; n += 1) fail(new Error('again'));
  await soon();
  expect(errors()).toHaveLength(10);
  await hide();
  expect(measured()).toContainEqual(['DROPPED', 490]);
});

test('a loop of different errors ends too', async () => {
  await page.open();
  for (let n = 0; n < 5000; n += 1) fail(new Error(`number ${n}`));
  await soon();
  expect(errors().length).toBeLessThanOrEqual(101);
});

test('an error boundary reports the failed components, without tokens, queries and e-mails', async () => {
  const { reportError } = await page.open();
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
])('reporting any thrown value does not throw (%#)', async (thrown) => {
  const { reportError } = await page.open();
  expect(() => reportError(thrown)).not.toThrow();
  await soon();
  for (const error of errors()) ErrorRecord.parse(error);
});
