import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The page passes axe once it shows its heading; a failure names each rule and element. Takes half of axe's usual
 * time: only violations are reported, and the simpler mode is enough for pages without frames of other origins.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Between two screens the app shows neither for a moment, which is no page to judge.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Colors on their way from light to dark belong to neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
};
