import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoPassword } from './people.ts';
import { expect } from './test.ts';

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

export const fillAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirm Password', { exact: true }).fill(demoPassword);
};

export const fillPersonal = async (page: Page, firstName: string, lastName: string): Promise<void> => {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
};

export const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel(/Street address|Address line 1/i).fill('12 Sample Street');
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await page.getByLabel(/ZIP/).fill('11203');
};

/** The four steps from start to end, opened anew and ending on the success screen unless told otherwise. */
export const register = async (
  page: Page,
  email: string,
  { success = true, open = true } = {},
): Promise<void> => {
  if (open) await page.goto('/auth/register');
  await fillAccount(page, email);
  await next(page);
  await fillPersonal(page, 'Sample', 'Person');
  await next(page);
  await fillAddress(page);
  await next(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  if (success) await expect(page.getByText('Registration Successful!')).toBeVisible();
};

/** Signs out through the menu that this width shows. */
export const signOut = async (page: Page): Promise<void> => {
  await page.locator('header summary').filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => !/^\/(dashboard|customer|staff|admin)/.test(url.pathname));
};

/** Asks for a file on the open exports view; answers the link to that very file, among those that others asked for. */
export const makeFile = async (page: Page): Promise<Locator> => {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/exports') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Make the file' }).click();
  const { id } = (await (await answered).json()) as { id: string };
  const link = page.locator(`a[href*="${id}"]`);
  await expect(link).toBeVisible({ timeout: 30_000 });
  return link;
};

/** What the file behind a link says. */
export const contentOf = async (page: Page, link: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path(), 'utf8');
};
