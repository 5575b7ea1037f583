import type { Page } from '@playwright/test';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(({ signedInAs }) => signedInAs('admin'));

/** The site follows within five seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 60_000, intervals: [500, 1000, 2000] };
test.describe.configure({ timeout: 150_000 });

const settings = (part: string): string => `/admin/settings?part=${part}`;

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Looks at a public page again and again until it says something. */
const expectOnSite = (page: Page, path: string, words: string) =>
  expect
    .poll(async () => {
      await page.goto(path);
      return page.locator('body').textContent();
    }, soon)
    .toContain(words);

/** Two figures that the run before did not leave there. */
const twoFigures = (): string => String(10 + Math.floor(Math.random() * 90));

test.describe('what an admin saves is on the public site', () => {
  test.beforeEach(({ page: _page }, { project }) => {
    test.skip(
      project.name === 'phone',
      'Two who change the same at once are told; another test looks at that.',
    );
  });

  test('a new price from today on, after a look at what it changes', async ({ page }) => {
    await page.goto(settings('rates'));
    const rate = `4.${twoFigures()}`;
    await page.getByLabel('Suriname, per lb').fill(rate);
    await page.getByLabel('In force from').fill(newYorkDay(Date.now()));
    await press(page, 'Check what changes');
    await expect(page.getByRole('heading', { name: 'What changes now, for everybody' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Suriname/ }).first()).toContainText(`$${rate}`);
    await expectAccessible(page);
    await press(page, 'Put in force now, for everybody');
    await expect(page.getByText(/Version \d+ is in force\./)).toBeVisible();
    await expectOnSite(page, '/rates', `$${rate}`);
    await expectOnSite(page, '/service-areas/suriname', `$${rate}`);
  });

  test('another telephone number, on the site and in the app', async ({ page }) => {
    await page.goto(settings('brand'));
    const number = `(201) 555-01${twoFigures()}`;
    await page.getByLabel('Phone, as shown').fill(number);
    await press(page, 'Save');
    await expect(page.getByText('The site shows it within seconds')).toBeVisible();
    await expectOnSite(page, '/contact', number);
    await expectOnSite(page, '/admin/settings?part=home', number);
  });
});

test('who leaves with unsaved changes is asked, and finds them again', async ({ page }) => {
  await page.goto(settings('testimonials'));
  const name = page.getByLabel('Name').first();
  await name.fill('Somebody Else');
  await page.getByRole('link', { name: 'Schedule' }).click();
  const asked = page.getByRole('dialog', { name: 'Your changes are not saved' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(name).toHaveValue('Somebody Else');
  await page.getByRole('link', { name: 'Schedule' }).click();
  await press(page, 'Leave without saving');
  await expect(page.getByRole('heading', { name: 'Cutoffs' })).toBeVisible();
});

test('a rule that is broken is told where it is to be mended, by keyboard alone', async ({ page }) => {
  await page.goto(settings('schedule'));
  const most = page.getByLabel('Most days').first();
  await most.fill('1');
  await most.press('Enter');
  await expect(most).toBeFocused();
  await expect(page.getByText(/The most days cannot be fewer than the fewest/)).toBeVisible();
  await expectAccessible(page);
});
