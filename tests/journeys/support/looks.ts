import { expect, type Page, test } from '@playwright/test';
import { atLength } from '../../support/length.ts';
import { expectAccessible } from './accessible.ts';
import { viewports } from './viewports.ts';

/**
 * Tag of the tests that a short run leaves to the phone: they look at both widths of a page, go a long way, or are about what no width
 * changes (sessions, links in mails, what is sent and stored). `npm run soak -- screens` runs them at both widths.
 */
export const looks = '@looks';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** The project's own where none is named. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

const shortLooks: readonly Look[] = [
  { colorScheme: 'light', viewport: viewports.phone },
  { colorScheme: 'dark', viewport: viewports.desktop },
];
const allLooks: readonly Look[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }];

/** A journey that goes at both widths is looked at in its own alone: the other one has its turn. */
const looksOf = (): readonly Look[] => {
  const { tags, project } = test.info();
  return tags.includes(looks)
    ? shortLooks
    : shortLooks.filter(({ viewport }) => viewport?.width === project.use.viewport?.width);
};

/** The page as it stands passes axe and needs no sideways scrolling, in the widths and color schemes of this run. */
export const expectGoodLooks = async (page: Page): Promise<void> => {
  for (const { colorScheme, viewport } of atLength(looksOf(), allLooks)) {
    if (viewport !== undefined) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
  }
};

/** The page has laid out all of itself, also what is below the screen; until then nothing sticks out there. */
export const layOutAll = (page: Page): Promise<void> =>
  expect(page.locator(':is(body > main section, body > footer):not([data-laid-out])')).toHaveCount(0);
