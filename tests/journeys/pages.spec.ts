import type { Page } from '@playwright/test';
import { signInPaths } from '#domain/kernel/paths.ts';
import { screens } from '#web/app/screens.ts';
import { atLength } from '../support/length.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { demoRoles, firstOf, signIn } from './support/people.ts';
import { measureShifts, shiftOf } from './support/steady.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';
import { weighed } from './support/weighed.ts';

/** Kilobytes of script of the first screen after a sign-in, React among them. */
const FIRST_SCREEN_LIMIT = 216;
/** Of what the browser measures; people see less than a tenth. */
const MOST_SHIFT = 0.02;
/** How often a screen that jumped is opened. */
const TIMES = 3;

/** Screens below a list (`/staff/mailboxes/:number`) are opened by the list's first link. */
const listOf = (path: string): string => path.replace(/\/:.*$/, '');
type Width = keyof typeof viewports;

const isScreen = (path: string): boolean => screens.some((screen) => screen.path === path);

/** Every address of the app's screens; where a screen needs something that has no list, the journey that makes it looks at it. */
const addresses = screens
  .filter(({ path }) => isScreen(listOf(path)) && path !== '/auth/callback')
  .flatMap(({ path, who, views = [''] }) => views.map((view) => ({ path, view, who: firstOf(who) })));

/** Where the other area of the desk has the same screen. */
const twinOf = (path: string): string =>
  path.startsWith('/admin/') ? path.replace('/admin', '/staff') : path.replace(/^\/staff\//, '/admin/');

/**
 * The widths in which a screen is opened. The desk's screens stand in both areas, drawn by the same code: a short run opens the admin's on a
 * desktop and the other one on a phone.
 */
const widthsOf = (path: string): readonly Width[] => {
  const both: readonly Width[] = ['desktop', 'phone'];
  if (twinOf(path) === path || !isScreen(twinOf(path))) return both;
  return atLength([path.startsWith('/admin/') ? 'desktop' : 'phone'], both);
};

const addressOf = async (page: Page, path: string, view: string): Promise<string> => {
  const list = listOf(path);
  if (list === path) return `${path}${view}`;
  await page.goto(list);
  // A list by flight also leads to each of its flights, one with a calendar there and to its form, and a mailbox to what is done with
  // it. These are no rows of it, and neither are the rooms beside it.
  const others = ['flights/', 'calendar', 'new', 'announce', 'missing', 'send']
    .map((part) => `:not([href^="${list}/${part}"])`)
    .join('');
  const rows = page.locator(`main a[href^="${list}/"]:not(nav *)${others}`);
  const row = rows.first();
  // A new domain has no samples at the first start. Its list says so, and there is no page to open.
  await expect(row.or(page.getByRole('main').getByText(/^No [a-z ]+ here$/))).toBeVisible();
  return (await row.isVisible()) ? ((await row.getAttribute('href')) ?? list) : list;
};

/** Opens an address at one width, and nothing of it moves by itself. */
const expectSteady = async (page: Page, address: string, width: Width): Promise<void> => {
  await page.setViewportSize(viewports[width]);
  let shift = Number.POSITIVE_INFINITY;
  // A screen waits three seconds for its data. On a busy machine that may be too short once, but not every time.
  for (let times = 0; times < TIMES && shift > MOST_SHIFT; times += 1) {
    await page.goto(address);
    shift = await shiftOf(page);
  }
  expect(shift, `${address} on a ${width}`).toBeLessThanOrEqual(MOST_SHIFT);
};

for (const path of signInPaths) {
  test(`${path} is accessible and fits, and takes a form that is sent before its script is there`, {
    tag: looks,
  }, async ({ page }) => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/sign-in-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await page.getByLabel('E-mail').fill('typed@example.com');
    await page.getByLabel('E-mail').press('Enter');
    expect(page.url()).not.toContain('typed');
    arrive();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('typed@example.com');
    expect(new URL(page.url()).pathname).toBe(path);
    await expectGoodLooks(page);
  });
}

/** Every screen of the app as the first who may see it: no console error, nothing jumps, axe clean, no sideways scrolling. */
for (const who of ['anyone', ...demoRoles] as const) {
  test.describe(`as ${who}`, () => {
    for (const { path, view } of addresses.filter((address) => address.who === who)) {
      test(`${path}${view} does not jump while it opens, is accessible and fits`, { tag: looks }, async ({
        page,
        signedInAs,
        viewport,
      }) => {
        if (who !== 'anyone') await signedInAs(who);
        await measureShifts(page);
        const address = await addressOf(page, path, view);
        const widths = widthsOf(path);
        for (const width of widths) await expectSteady(page, address, width);
        // What a list leads to is looked at by the journey that makes it.
        if (path.includes(':')) return;
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        if (viewport !== null) await page.setViewportSize(viewport);
        await expectGoodLooks(page, widths);
      });
    }
  });
}

for (const [who, path] of [
  ['customer', '/dashboard'],
  ['staff', '/staff'],
  ['admin', '/admin'],
] as const)
  test(`${path} is light as the first screen after a sign-in`, { tag: looks }, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(who);
    const kilobytes = weighed(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await kilobytes.scripts(), 'kilobytes of scripts').toBeLessThanOrEqual(FIRST_SCREEN_LIMIT);
  });

test('an unknown path is a 404 with a page of ours, and stays JSON under /api', { tag: looks }, async ({
  page,
  request,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectGoodLooks(page);
  const api = await request.get('/api/no-such-thing');
  expect(api.status()).toBe(404);
  expect(api.headers()['content-type']).toContain('application/json');
});

test('an admin is not asked to sign in where there is no page', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeHidden();
});

test('a session that the API refuses leads to sign-in, and back to what was asked for', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('customer');
  await page.goto('/customer/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/\.(accessToken|refreshToken)$/.test(key))
        localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, -8)}AAAAAAAA`);
  });
  await page.goto('/dashboard/shipments');
  await page.waitForURL(/\/auth\/login\?returnUrl=%2Fdashboard%2Fshipments$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('customers and strangers are kept out of the admin area', { tag: looks }, async ({ page }) => {
  await page.goto('/admin/mailboxes');
  await page.waitForURL(/\/auth\/login/);
  await signIn(page, 'customer@skybarrel.test');
  await page.goto('/admin/mailboxes');
  await expect(page.getByRole('heading', { name: 'You do not have access to this.' })).toBeVisible();
  await expect(page.getByText(/Mailbox \d{5,}/)).toHaveCount(0);
  await expectGoodLooks(page);
});

test('admins who open a customer page land in the admin area', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  await page.goto('/dashboard');
  await page.waitForURL(/\/admin/);
  // A link that a customer forwards opens the same thing at the desk.
  await page.goto('/dashboard/shipments/7K3M9-Q2X4T-C');
  await page.waitForURL(/\/admin\/shipments\/7K3M9-Q2X4T-C$/);
});
