import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the search in the header by its key, and answers its field. The screen may show its heading a moment before the header listens. */
export const headerSearch = async (page: Page): Promise<Locator> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Name, number, phone or e-mail' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  return box;
};
