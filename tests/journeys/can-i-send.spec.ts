import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { layOutAll, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const field = 'What do you want to send?';

/** Where the field is in the window, once no scrolling moves it any more. */
const restingTop = async (page: Page): Promise<number> => {
  let last: number | undefined;
  const isAtRest = async () => {
    const before = last;
    last = await page.getByLabel(field).evaluate((element) => element.getBoundingClientRect().top);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
  return last ?? 0;
};

test('somebody who leaves the answers of a page asks by name what can fly, with the keyboard alone, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/faq#phones');
  await page.getByRole('link', { name: 'Check one thing', exact: true }).click();
  await page.waitForURL('/services#can-i-send');
  await layOutAll(page);
  await page.getByLabel(field).focus();
  await expect(page.getByLabel(field)).toBeInViewport();
  await expect(page.locator('[data-island="can-i-send"]')).toHaveAttribute('data-state', 'awake');
  const before = await restingTop(page);
  await page.keyboard.type('power bank');
  await page.keyboard.press('Enter');
  const answer = page.locator('[data-island="can-i-send"] [aria-live=polite]');
  await expect(answer).toContainText('No. This never flies with us.');
  expect(await restingTop(page)).toBe(before);
  await expect(page.getByLabel(field)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(field)).toHaveValue('perfume');
  await expect(answer).toContainText('Ask us first.');
  await page.getByLabel(field).fill('a zorbex');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(answer).toContainText('We do not have this on our list. Ask us.');
  await expect(page).toHaveURL('/services#can-i-send');
});

test('without JavaScript the question leads to the list, which has the answer', { tag: looks }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/services');
  await page.getByRole('button', { name: 'power bank' }).click();
  await page.waitForURL(/#not-carried$/);
  await expect(page.locator('#not-carried')).toBeInViewport();
  await expect(page.locator('#not-carried').getByText('Power banks', { exact: true })).toBeVisible();
  await context.close();
});
