import type { Page } from '@playwright/test';
import { screens } from '#web/app/screens.ts';
import { looks } from './support/looks.ts';
import { type DemoPerson, firstOf } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';

const SCRIPTS = '**/*.js';
const frames = [
  { path: '/dashboard', who: 'customer' },
  { path: '/admin', who: 'admin' },
  { path: '/staff', who: 'staff' },
] as const;

/** Where the parts of the frame are that must not move when the screen takes the place of its shape. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (selector: string) => {
      const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [selector, x, y, width];
    };
    const frame = ['header', 'header img', 'header summary[aria-label=Menu]', 'main'].map(placeOf);
    return [...frame, document.querySelector('header')?.offsetHeight];
  });

for (const { path, who } of frames) {
  test(`${path} shows its frame and a resting shape before any script has arrived, and keeps its frame afterwards`, {
    tag: looks,
  }, async ({ page, signedInAs }) => {
    await signedInAs(who);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await page.route(SCRIPTS, () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByText('Skybarrel')).toBeVisible();
      await expect(page.locator('main').getByText('Loading...')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf(page);
      await expectAccessible(page);
      await page.unroute(SCRIPTS);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await placesOf(page)).toEqual(before);
    }
  });
}

test('strangers are sent to sign in before the app has arrived, and see nothing of a desk', async ({
  page,
}) => {
  await page.route('**/assets/app-[!e]*.js', () => undefined);
  await page.goto('/admin/mailboxes?view=all', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  await page.waitForURL(/\/auth\/login\?returnUrl=/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/admin/mailboxes?view=all');
});

test('who opened the menu of the shape has it open, and the focus in it, when the screen is there', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.setViewportSize(viewports.phone);
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('summary[aria-label=Menu]').click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' });
  await link.focus();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toBeFocused();
});

/** Screens that say what they ask first, by who sees them. Those with a number in their path are opened from their list. */
const asking = screens.filter(({ first, path }) => first !== undefined && !path.startsWith('/admin/'));
const people = [...new Set(asking.map(({ who }) => firstOf(who)))].filter((who) => who !== 'anyone');

/** The addresses of the API that a page asks while it opens, of which it is waited for these. */
const askedBy = async (page: Page, open: () => Promise<unknown>): Promise<readonly string[]> => {
  const asked: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  };
  page.on('request', note);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return asked;
};

const addressOf = async (page: Page, path: string): Promise<string> => {
  const [list = path, ...parts] = path.split('/:');
  if (parts.length === 0) return path;
  await page.goto(list);
  return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? list;
};

for (const who of people as readonly DemoPerson[]) {
  test(`what the first screens of ${who} need is asked before the app has arrived, and once`, async ({
    page,
    signedInAs,
  }) => {
    test.slow();
    await signedInAs(who);
    for (const { path, first } of asking.filter((screen) => firstOf(screen.who) === who)) {
      const address = await addressOf(page, path);
      await page.route('**/assets/app-early-*.js', (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      const needed = await askedBy(page, () => page.goto(address));
      await page.unroute('**/assets/app-early-*.js');
      const part = Object.fromEntries(
        [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, address.split('/').at(-1) ?? '']),
      );
      const early = first?.(part, { roles: [who as never] }) ?? [];
      expect(needed, path).toEqual(expect.arrayContaining([...early]));
      const asked = await askedBy(page, () => page.goto(address));
      expect(asked.slice(0, early.length), path).toEqual(early);
    }
  });
}
