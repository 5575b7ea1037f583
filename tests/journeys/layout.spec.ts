import type { Page } from '@playwright/test';
import { sitePaths } from '#domain/kernel/paths.ts';
import { screens } from '#web/app/screens.ts';
import { layOutAll, looks } from './support/looks.ts';
import { firstOf } from './support/people.ts';
import { heightsOf, measureShifts, shiftOf } from './support/steady.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';

/** Of what the browser measures; people see less than a tenth. */
const MOST_SHIFT = 0.02;
/** How often a screen that jumped is opened. */
const TIMES = 3;
/** How far the scroll bar may be wrong about the height of a page. */
const HEIGHT_TOLERANCE = 0.05;

/** Screens below a list (`/staff/mailboxes/:number`) are opened by the list's first link. */
const listOf = (path: string): string => path.replace(/\/:.*$/, '');
const isScreen = (path: string): boolean => screens.some((screen) => screen.path === path);

/** Every address of the app's screens; where a screen needs something that has no list, the journey that makes it looks at it. */
const addresses = screens
  .filter(({ path }) => isScreen(listOf(path)) && path !== '/auth/callback')
  .flatMap(({ path, who, views = [''] }) => views.map((view) => ({ path, view, who: firstOf(who) })));

const addressOf = async (page: Page, path: string, view: string): Promise<string> => {
  const list = listOf(path);
  if (list === path) return `${path}${view}`;
  await page.goto(list);
  // A list by flight also leads to each of its flights, which are no rows of it.
  const rows = page.locator(`main a[href^="${list}/"]:not([href^="${list}/flights/"])`);
  return (await rows.first().getAttribute('href')) ?? list;
};

for (const { path, view, who } of addresses) {
  test(`${path}${view} does not jump while it opens`, { tag: looks }, async ({ page, signedInAs }) => {
    if (who !== 'anyone') await signedInAs(who);
    await measureShifts(page);
    const address = await addressOf(page, path, view);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      let shift = Number.POSITIVE_INFINITY;
      // A screen waits three seconds for its data. On a busy machine that may be too short once, but not every time.
      for (let times = 0; times < TIMES && shift > MOST_SHIFT; times += 1) {
        await page.goto(address);
        shift = await shiftOf(page);
      }
      expect(shift, `${address} at ${viewport.width} px`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

/** Pages of nothing but text, which have nothing to wait for: they have their height from the first moment. */
const readings = ['/terms', '/privacy-policy'] as const;

for (const [width, viewport] of Object.entries(viewports)) {
  test(`every page of text has its height before its scripts run, on a ${width}`, { tag: looks }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.height = String(document.documentElement.scrollHeight);
      }),
    );
    for (const path of readings) {
      await page.goto(path);
      await layOutAll(page);
      const [first, whole] = await page.evaluate(() => [
        Number(document.documentElement.dataset.height),
        document.documentElement.scrollHeight,
      ]);
      expect.soft(Math.abs((first ?? 0) / (whole ?? 1) - 1), path).toBeLessThanOrEqual(HEIGHT_TOLERANCE);
    }
  });

  test(`every public page is as high as its scroll bar says, on a ${width}`, { tag: looks }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of sitePaths) {
      await page.goto(path);
      await layOutAll(page);
      const { before, whole } = await heightsOf(page);
      expect.soft(Math.abs(before / whole - 1), path).toBeLessThanOrEqual(HEIGHT_TOLERANCE);
    }
  });
}
