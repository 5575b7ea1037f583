import { expect, type Page } from '@playwright/test';
import { atRest } from './accessible.ts';
import { judge } from './axe.ts';

/** The one coral button has AA, as brand and light mode allow; all other text that is only there for a while has AAA. */
const isCoralButton = (html: string): boolean => html.includes('action-primary');

/** What is shown for a while has enough contrast, in light and dark. Other tests look too late or too early to see it. */
export const expectReadable = async (page: Page, selector: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(selector)).toBeVisible();
    await atRest(page);
    const { broken, kept } = await judge(page, {
      within: selector,
      rules: ['color-contrast', 'color-contrast-enhanced'],
    });
    const faint = broken.flatMap(({ id, elements }) =>
      elements
        .filter((html) => id === 'color-contrast' || !isCoralButton(html))
        .map((html) => `${colorScheme} ${id}: ${html}`),
    );
    expect(faint).toEqual([]);
    expect(kept, 'axe has judged something').toBeGreaterThan(0);
  }
};
