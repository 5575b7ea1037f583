import { sitePaths } from '#domain/kernel/paths.ts';
import { layOutAll, looks } from './support/looks.ts';
import { heightsOf } from './support/steady.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';

/** How far the scroll bar may be wrong about the height of a page. */
const HEIGHT_TOLERANCE = 0.05;

/** Pages of nothing but text, which have nothing to wait for: they have their height from the first moment. */
const readings = ['/terms', '/privacy-policy'] as const;

for (const [width, viewport] of Object.entries(viewports)) {
  test(`every page of text has its height before its fonts and scripts are there, on a ${width}`, {
    tag: looks,
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.height = String(document.documentElement.scrollHeight);
      }),
    );
    for (const path of readings) {
      const parsed = page.waitForEvent('domcontentloaded');
      await page.route('**/*.woff2', async (route) => {
        await parsed;
        await route.continue();
      });
      await page.goto(path);
      await page.unroute('**/*.woff2');
      await page.evaluate(() => document.fonts.ready);
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
