import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved by itself since the page was opened, in the browser's measure. */
    shift?: number;
  }
}

/** Has every page that is opened from now on measure what moves by itself; what answers a press or a key is not counted. */
export const measureShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shift = (window.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has moved on the open screen until its data and fonts were there and drawn. */
export const shiftOf = async (page: Page): Promise<number> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 4; frames += 1) await frame();
    if (window.shift === undefined) throw new Error('Nothing is measured on this page.');
    return window.shift;
  });
};

/** The height of the page as its scroll bar shows it, and the height after every part of it has been on the screen. */
export const heightsOf = (page: Page): Promise<{ readonly before: number; readonly whole: number }> =>
  page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    for (let top = 0; top < height(); top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { before, whole: height() };
  });
