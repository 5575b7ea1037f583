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
  readonly width?: Width;
}

type Width = keyof typeof viewports;

const shortLooks = [
  { colorScheme: 'light', width: 'phone' },
  { colorScheme: 'dark', width: 'desktop' },
] as const satisfies readonly Look[];
const allLooks: readonly Look[] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }];

/** A journey that goes at both widths is looked at in its own alone: the other one has its turn. */
const widthsOfRun = (): readonly Width[] => {
  const { tags, project } = test.info();
  const both = ['phone', 'desktop'] as const;
  return tags.includes(looks)
    ? both
    : both.filter((width) => viewports[width].width === project.use.viewport?.width);
};

/**
 * The page as it stands passes axe and needs no sideways scrolling, in the color schemes of this run, and in its widths or, in a short run, in
 * those that are named.
 */
export const expectGoodLooks = async (page: Page, widths = widthsOfRun()): Promise<void> => {
  const short = shortLooks.filter(({ width }) => widths.includes(width));
  for (const { colorScheme, width } of atLength<readonly Look[]>(short, allLooks)) {
    if (width !== undefined) await page.setViewportSize(viewports[width]);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    // Not the window's own width: a phone widens its window to what sticks out.
    expect(wide, 'nothing sticks out sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
};

/** The page has laid out all of itself, also what is below the screen; until then nothing sticks out there. */
export const layOutAll = (page: Page): Promise<void> =>
  expect(page.locator(':is(body > main section, body > footer):not([data-laid-out])')).toHaveCount(0);
