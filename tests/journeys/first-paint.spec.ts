import type { Page } from '@playwright/test';
import { screens } from '#web/app/screens.ts';
import { looks } from './support/looks.ts';
import { firstOf } from './support/people.ts';
import { expectReadable } from './support/readable.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';

const SCRIPTS = '**/*.js';
const frames = [
  { path: '/dashboard', who: 'customer' },
  { path: '/admin', who: 'admin' },
] as const;

/** A browser paints nothing before its style sheets are there, but says where things would be without them. */
const styled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );

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
      await styled(page);
      await page.evaluate(() => document.fonts.ready);
      const before = await placesOf(page);
      if (who === 'customer' && viewport === viewports.phone) await expectReadable(page, 'main p');
      await page.unroute(SCRIPTS);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await placesOf(page)).toEqual(before);
    }
  });
}

test('strangers are sent to sign in before the app has arrived, and see nothing of a desk', {
  tag: looks,
}, async ({ page }) => {
  await page.route('**/assets/app-*.js', () => undefined);
  await page.goto('/admin/mailboxes?view=all', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  await page.waitForURL(/\/auth\/login\?returnUrl=/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/admin/mailboxes?view=all');
});

test('first data is asked while the app is on its way, and who opened the menu of the shape has it open, and the focus in it, when the screen is there', {
  tag: looks,
}, async ({ page, signedInAs }) => {
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
  const data = page.waitForRequest('**/api/profiles/me');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await data;
  await page.locator('summary[aria-label=Menu]').click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' });
  await link.focus();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toBeFocused();
});

/** Screens that say what they ask first, those of the desk below /staff. What has a number in its path is asked by that number alone. */
const asking = screens.filter(
  ({ first, path }) => first !== undefined && !path.startsWith('/admin/') && !path.includes(':'),
);
const people = [...new Set(asking.map(({ who }) => firstOf(who)))].filter((who) => who !== 'anyone');

for (const who of people) {
  test(`what the first screens of ${who} need is asked once`, { tag: looks }, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(who);
    let calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    for (const { path, first } of asking.filter((screen) => firstOf(screen.who) === who)) {
      // What the screen before still asks is not counted.
      await page.goto('about:blank');
      calls = [];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-waiting]')).toHaveCount(0);
      const wanted = first?.({}, { roles: [who] }).map((call) => call.replace(/\?.*/, '')) ?? [];
      // Asked with other words by the screen itself, it would be asked twice.
      expect(calls.filter((call) => wanted.includes(call)).sort(), path).toEqual(wanted.sort());
    }
  });
}
