import type { Locator, Page } from '@playwright/test';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { nextMonday } from '#domain/quotes/cards/first-day.ts';
import { keptCaller } from './support/customers.ts';
import { expectReadable } from './support/readable.ts';
import { expect, expectAccessible, newEmail, test } from './support/test.ts';

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

/** Two last figures other than those of a number or price that stands in a field: the same again is nothing to save. */
const otherFigures = async (field: Locator): Promise<string> => {
  const text = await field.inputValue();
  const now = Number((Number.isNaN(Number(text)) ? text : Number(text).toFixed(2)).slice(-2));
  const drawn = 10 + Math.floor(Math.random() * 89);
  return String(drawn < now ? drawn : drawn + 1);
};

test.describe('what an admin saves is on the public site', () => {
  // One after the other: two who publish prices at once are told of each other.
  test.describe.configure({ mode: 'default' });

  test.beforeEach(({ page: _page }, { project }) => {
    test.skip(project.name === 'phone', 'The phone would change the same at the same time.');
  });

  test('a new price from today on, after a look at what it changes', async ({ page }) => {
    await page.goto(settings('rates'));
    const field = page.getByLabel('Suriname, per lb');
    const rate = `4.${await otherFigures(field)}`;
    await field.fill(rate);
    await page.getByLabel('In force from').fill(newYorkDay(Date.now()));
    await press(page, 'Check what changes');
    await expect(page.getByRole('heading', { name: 'What changes now, for everybody' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Suriname/ }).first()).toContainText(`$${rate}`);
    await page.getByRole('button', { name: /^Price \w+ \d{4} again$/ }).click();
    await expect(page.getByText(/^\d+ shipments? of \w+ \d{4} priced again\.$/)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Put in force now, for everybody');
    await expect(page.getByText(/Version \d+ is in force\./)).toBeVisible();
    await expectOnSite(page, '/rates', `$${rate}`);
    await expectOnSite(page, '/service-areas/suriname', `$${rate}`);
  });

  test('a price group, which a caller is put into and then has as a line of their price', async ({
    page,
  }) => {
    // Tried again, it is another group.
    const [code, name] = [`TRADE-${Date.now()}`, `Trade price ${Date.now()}`];
    await page.goto(settings('rates'));
    await press(page, 'Add a group');
    await page.getByLabel('Code', { exact: true }).last().fill(code);
    await page.getByLabel('Name on the price').last().fill(name);
    await page.getByLabel('Percent off, standard').last().fill('10');
    await page.getByLabel('Percent off, express').last().fill('5');
    await page.getByLabel('In force from').fill(newYorkDay(Date.now()));
    await press(page, 'Check what changes');
    await expect(page.getByText(`${name} (${code}) 10% off standard, 5% off express`)).toBeVisible();
    await press(page, 'Put in force now, for everybody');
    await expect(page.getByText(/Version \d+ is in force\./)).toBeVisible();

    const id = await keptCaller(page, 'Trading Caller', newEmail('trading'));
    await expect(async () => {
      await page.goto(`/admin/customers/${id}`);
      await expect(page.getByRole('link', { name: 'New quote' })).toBeVisible({ timeout: 3000 });
    }).toPass(soon);
    await press(page, 'Put into a price group');
    await page.getByLabel('They pay').selectOption(code);
    await page.getByLabel('Why').fill('Ships a pallet every week.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Ships a pallet every week.')).toBeAttached();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'New quote' }).click();
    await page.getByRole('button', { name: 'Add a barrel' }).click();
    await page.getByLabel('Filled weight of barrel 1').fill('140');
    const line = page.getByText(`${name}, 10% off freight`);
    await expect(line).toBeVisible();
    await page.getByLabel('How they told us').selectOption('By phone');
    await page.getByRole('button', { name: 'Save and send the quote' }).click();
    await expect(page.getByText('To read out or copy')).toBeVisible();
    await expect(line).toBeVisible();
    // Everybody else reads nothing of it.
    await page.goto('/settings.json');
    await expect(page.locator('body')).not.toContainText(code);
  });

  test('prices for next Monday, withdrawn before they are in force', async ({ page }) => {
    await page.goto(settings('rates'));
    const monday = page.getByLabel('In force from');
    await expect(monday).toHaveValue(nextMonday(newYorkDay(Date.now())));
    const field = page.getByLabel('Barbados, per lb');
    await field.fill(`5.${await otherFigures(field)}`);
    await press(page, 'Check what changes');
    await expect(page.getByText('Barrels follow')).toBeVisible();
    await page.getByRole('button', { name: /^Publish for/ }).click();
    await expect(page.getByText(/Version \d+ is announced for/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Withdraw version/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Withdraw version/ })
      .first()
      .click();
    await expect(page.getByText(/Version \d+ is withdrawn\./)).toBeVisible();
    await expectAccessible(page);
  });

  test('another telephone number, on the site and in the app', async ({ page }) => {
    await page.goto(settings('brand'));
    const field = page.getByLabel('Phone, as shown');
    const number = `(201) 555-01${await otherFigures(field)}`;
    await field.fill(number);
    await press(page, 'Save');
    const said = page.getByText('The site shows it within seconds');
    await expect(said).toBeVisible();
    // It stays while the pointer is on it.
    await said.hover();
    await expectReadable(page, '[data-sonner-toast]');
    await expectOnSite(page, '/contact', number);
    await expectOnSite(page, '/admin/settings?part=home', number);
    await page.goto(settings('brand'));
    await press(page, 'Show who changed what');
    await expect(page.getByText(`→ ${number}`).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('who leaves with unsaved changes is asked, and finds them again', async ({ page }) => {
  await page.goto(settings('testimonials'));
  const name = page.getByLabel('Name', { exact: true }).first();
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

test('hours are compared with pickup slots, and the page is seen before anything is saved', async ({
  page,
  context,
}) => {
  await page.goto(settings('brand'));
  await page.getByLabel('Monday closes').fill('15:00');
  await expect(page.getByText(/1 pickup slot ends after you close/)).toBeVisible();
  await press(page, 'Preview the pages');
  const pages = page.getByRole('dialog', { name: 'Preview' });
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await pages.getByRole('button', { name: 'Contact', exact: true }).click();
  const preview = await opened;
  await expect(preview.getByText(/Preview of Contact: not saved/)).toBeVisible();
  await expect(preview.locator('body')).toContainText('9:00 AM to 3:00 PM');
  await preview.close();
  await pages.getByRole('button', { name: 'Close' }).click();
  await press(page, 'Undo my changes');
  await expect(page.getByLabel('Monday closes')).toHaveValue('18:00');
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
