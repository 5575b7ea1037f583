import { expect, type Page } from '@playwright/test';
import { judge } from './axe.ts';

/**
 * Waits until nothing is on its way: no element that `moving` matches is there, and no color, opacity or place changes into another one.
 * What follows the scroll bar, or turns for as long as it is there, is no change to wait for.
 */
export const atRest = async (page: Page, moving = ':not(*)'): Promise<void> => {
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) === null &&
      document
        .getAnimations()
        .every(
          ({ playState, timeline, effect }) =>
            playState !== 'running' ||
            timeline !== document.timeline ||
            effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    moving,
    { timeout: 15_000 },
  );
};

/** A list or button that is dimmed until an answer is there, gray lines instead of data, and what is said for a moment, as it comes and goes. */
const WAITING =
  '[aria-busy=true], main [data-waiting], [data-sonner-toast]:is([data-mounted=false], [data-removed=true])';

const toastsOn = (page: Page): Promise<number> =>
  page.locator('[data-sonner-toast]:not([data-removed=true])').count();

/** Judges the page at rest, and again where something that is said for a moment came or faded away meanwhile. */
const judgeAtRest = async (page: Page): Promise<Awaited<ReturnType<typeof judge>>> => {
  await atRest(page, WAITING);
  const before = await toastsOn(page);
  const verdict = await judge(page);
  return verdict.broken.length === 0 || (await toastsOn(page)) === before ? verdict : judgeAtRest(page);
};

/** The page passes axe once it is at rest; a failure names each rule and element. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Between two screens the app shows neither for a moment, which is no page to judge.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { broken } = await judgeAtRest(page);
  expect(broken.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)).toEqual([]);
};
