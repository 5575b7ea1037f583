import { expect, type Page, test } from '@playwright/test';
import { looks } from './support/looks.ts';
import { signIn } from './support/people.ts';
import { register } from './support/steps.ts';
import { newEmail } from './support/test.ts';
import { turnAway } from './support/turn-away.ts';

interface Report {
  readonly kind: string;
  readonly id: string | undefined;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly status: number;
  readonly signedIn: boolean;
}

/** Everything that the page's helper sends from now on, with what was answered. */
const reportsOf = (page: Page): Report[] => {
  const reports: Report[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const kind = /\/api\/(errors|performance|business)$/.exec(new URL(request.url()).pathname)?.[1];
    if (kind === undefined || request.method() !== 'POST') return;
    reports.push({
      kind,
      id: request.headers()['idempotency-key'],
      records: JSON.parse(request.postData() ?? '[]'),
      status: response.status(),
      signedIn: request.headers().authorization !== undefined,
    });
  });
  return reports;
};

/** What may wait is sent once a page has settled. */
const settled = { timeout: 15_000 };

const recordsOf = (reports: readonly Report[], kind: string) =>
  reports.filter((report) => report.kind === kind).flatMap(({ records }) => records);
const messagesOf = (reports: readonly Report[]) =>
  recordsOf(reports, 'errors').map(({ message }) => String(message));
const expectAccepted = (reports: readonly Report[]) => {
  for (const { status } of reports) expect(status).toBeGreaterThanOrEqual(200);
  for (const { status } of reports) expect(status).toBeLessThan(300);
};

const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/** Browsers measure no largest paint of a page that somebody touched before it. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** A page begins to measure itself while its browser rests: what it does first asks for more of that, once. */
const measuring = (page: Page) =>
  page.evaluate(async () => {
    const rest = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await rest();
    await rest();
  });

test('a page breaks, the network goes and comes back: every error arrives, once', { tag: looks }, async ({
  page,
  context,
}) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await expect.poll(() => recordsOf(reports, 'business'), settled).toMatchObject([{ event: 'visit' }]);

  await breakPage(page, 'Broken on purpose');
  await expect.poll(() => messagesOf(reports)).toEqual(['Broken on purpose']);

  await context.setOffline(true);
  await breakPage(page, 'Broken in the tunnel');
  await page.evaluate(() => void Promise.reject(new Error('Refused in the tunnel')));
  await breakPage(page, 'Broken in the tunnel again');
  const inTheTunnel = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('error_logs') ?? '[]').length as number);
  await expect.poll(inTheTunnel).toBeGreaterThanOrEqual(3);
  expect(messagesOf(reports)).toEqual(['Broken on purpose']);

  await context.setOffline(false);
  await expect
    .poll(() => messagesOf(reports))
    .toEqual(
      expect.arrayContaining(['Broken in the tunnel', 'Refused in the tunnel', 'Broken in the tunnel again']),
    );
  expect(messagesOf(reports)).toHaveLength(4);
  expectAccepted(reports);
  expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
});

test('a page is measured in one request when somebody turns away', { tag: looks }, async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await largestPaint(page);
  await measuring(page);
  await page.mouse.click(5, 300);
  await turnAway(page);
  await expect.poll(() => reports.filter(({ kind }) => kind === 'performance').length).toBe(1);
  const names = recordsOf(reports, 'performance').map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB', 'DNS', 'CONNECT', 'LOAD', 'BLOCKED', 'TRANSFER']),
  );
  const pageFigures = names.filter((name) => name !== 'ASSET');
  expect(new Set(pageFigures).size).toBe(pageFigures.length);
  expectAccepted(reports);
});

test('pages of one visit are measured together', { tag: looks }, async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await largestPaint(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(recordsOf(reports, 'performance')).toEqual([]);
  await turnAway(page);
  await expect.poll(() => reports.filter(({ kind }) => kind === 'performance').length).toBe(1);
  const urls = recordsOf(reports, 'performance').map(({ metadata }) => Object(metadata).url);
  expect(new Set(urls)).toEqual(new Set(['/', '/auth/login']));
  expectAccepted(reports);
});

test('a screen that cannot be loaded shows its error, and it is reported', { tag: looks }, async ({
  page,
}) => {
  const reports = reportsOf(page);
  await page.route('**/assets/email-request-pages*.js', (route) => route.abort());
  await page.goto('/auth/forgot-password');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.poll(() => recordsOf(reports, 'errors')).toHaveLength(1);
  expect(recordsOf(reports, 'errors')[0]).toMatchObject({
    context: { action: 'route', url: '/auth/forgot-password' },
  });
  expectAccepted(reports);
});

test('what is asked of a page in a loop is not asked of the server', { tag: looks }, async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (let n = 0; n < 1000; n += 1)
      setTimeout(() => {
        throw new Error('Round and round');
      });
  });
  await expect.poll(() => messagesOf(reports).length).toBe(10);
  await turnAway(page);
  await expect
    .poll(() => recordsOf(reports, 'performance').find(({ name }) => name === 'DROPPED')?.value)
    .toBe(990);
  expect(messagesOf(reports)).toHaveLength(10);
});

test('nobody sees the telemetry: no message on the console, nothing in the way of a page without it', {
  tag: looks,
}, async ({ page }) => {
  const noises: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      noises.push(message.text());
  });
  await page.route(/\/api\/(errors|performance|business)$/, (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await breakPage(page, 'Nobody listens');
  await turnAway(page);
  await page.route('**/assets/telemetry*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(noises).toEqual([]);
});

/** The steps that a page reports from now on, each once: what is sent while a page is left has no answer that the browser tells of. */
const stepsOf = (page: Page) => {
  const batches = new Map<string, { readonly events: readonly unknown[]; readonly signedIn: boolean }>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/business')) return;
    const headers = request.headers();
    const records: readonly { event: unknown }[] = JSON.parse(request.postData() ?? '[]');
    const key = headers['idempotency-key'] ?? '';
    // A batch whose answer a new page did not wait for is sent again by that page. It was counted as it came first.
    if (batches.has(key)) return;
    batches.set(key, {
      events: records.map(({ event }) => event),
      signedIn: headers.authorization !== undefined,
    });
  });
  return () =>
    [...batches.values()].flatMap(({ events, signedIn }) => events.map((event) => [event, signedIn]));
};

test('the way from a stranger to a customer is counted, step by step', { tag: looks }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reports = reportsOf(page);
  const steps = stepsOf(page);
  const events = () => steps().map(([event]) => event);
  await register(page, newEmail('counted'));
  await expect.poll(events).toEqual(['visit', 'registration_started', 'registration_completed']);
  await signIn(page, 'customer@skybarrel.test');
  // Something of theirs is under way, so the address is folded.
  await page.getByText('Your U.S. mailbox address').click();
  await page.getByRole('button', { name: 'Copy Address' }).click();
  await expect.poll(() => events().slice(3)).toEqual(['signed_in', 'address_copied']);
  expect(steps().map(([, signedIn]) => signedIn)).toEqual([false, false, false, true, true]);
  expectAccepted(reports);
});
