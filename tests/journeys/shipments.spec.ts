import type { Page } from '@playwright/test';
import { registerWithoutForm } from './support/customers.ts';
import { expectGoodLooks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { signOut } from './support/steps.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

const start = '/dashboard/create-shipment';

/** Presses a button that is in the bar of a phone and below the fields of a wide screen. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes on to the next step. A list that has just arrived can move the button under the press; then it is pressed again, as people do. */
const goOn = async (page: Page): Promise<void> => {
  const place = page.getByText(/^Step \d of 6$/);
  const here = await place.textContent();
  await expect(async () => {
    if ((await place.textContent()) === here) await press(page, 'Continue');
    await expect(place).not.toHaveText(here ?? '', { timeout: 3_000 });
  }).toPass();
};

type MailTo = (to: string, about: RegExp) => Promise<Parameters<typeof linkIn>[0]>;

/** A customer of their own, because the drafts of two journeys must not meet. */
const newCustomer = async (page: Page, baseURL: string | undefined, mailTo: MailTo): Promise<string> => {
  const email = newEmail('sender');
  const confirm = await registerWithoutForm(baseURL ?? '', email);
  const link = linkIn(await mailTo(email, /verify/i), '/auth/callback');
  await confirm(new URL(link).searchParams.get('code') ?? '');
  await signIn(page, email);
  return email;
};

const typeReceiver = async (page: Page): Promise<void> => {
  await page.getByLabel('Full name').fill('Marva Sample');
  await page.getByRole('textbox', { name: 'Phone' }).fill('6001234');
  await page.getByLabel('Street address').fill('12 Sample Street');
  await page.getByLabel('City or town').fill('Georgetown');
};

test('what was typed survives a reload, and a sign-out that wipes the device', async ({
  page,
  baseURL,
  mailTo,
}) => {
  const email = await newCustomer(page, baseURL, mailTo);
  await page.goto(start);
  await typeReceiver(page);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await goOn(page);
  await page.getByText('A gift').click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What is it for, and who pays?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /A gift/ })).toBeChecked();
  await signOut(page);
  await page.waitForURL(/\/auth\/login/);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('shipment_draft')),
  );
  expect(left).toEqual([]);
  await signIn(page, email, demoPassword);
  await page.goto(start);
  await expect(page.getByText('We brought back what you typed')).toBeVisible();
  await expect(page.getByRole('radio', { name: /A gift/ })).toBeChecked();
});

/** Records at the desk what has happened to all pieces. */
const record = async (page: Page, number: string, what: RegExp): Promise<void> => {
  await page.goto(`/staff/shipments/${number}`);
  const choice = page.getByRole('combobox', { name: 'What happened' });
  const name = await choice.locator('option').filter({ hasText: what }).textContent();
  await choice.selectOption(name ?? '');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  // The sender is told of it, so it asks first.
  await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText(/^Recorded:/)).toBeVisible();
};

test('a barrel and two boxes are booked on the next flight, staff record that they have come, and a stranger follows them by number', async ({
  page,
  baseURL,
  mailTo,
  browser,
}) => {
  await newCustomer(page, baseURL, mailTo);
  await page.goto(`${start}?to=GY&g=1B55x140_2b18x18x18x40`);
  const price = page.getByText('$630.00').locator('visible=true').first();
  await expect(price).toBeVisible();
  await page.waitForURL(/\?draft=/);
  await page.reload();
  await expect(price).toBeVisible();
  await typeReceiver(page);
  await goOn(page);
  await page.getByText('A gift').click();
  await goOn(page);
  await expect(page.getByText('$630.00').locator('visible=true').first()).toBeVisible();
  await goOn(page);
  await page.getByLabel('What is it?').fill('Rice and canned food');
  await page.getByLabel('How many').fill('40');
  await page.getByLabel('Value of one, $').fill('3');
  await page.getByText('No', { exact: true }).click();
  await page.getByLabel('None of these is inside').check();
  await expectAccessible(page);
  await goOn(page);
  await expect(page.getByRole('radio', { checked: true, name: /At our dock by/ })).toBeAttached();
  await goOn(page);
  await page.getByLabel(/my goods may be opened and searched/).check();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: /^Book it/ }).click();
  await page.waitForURL(/\/dashboard\/shipments\/[\dA-Z]{5}-[\dA-Z]{5}-[\dA-Z]$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Marva’s .* to Guyana$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Booked for/ })).toBeVisible();
  await expect(page.locator('[data-next-step]')).toContainText(/Bring your .* by/);
  await expect(page.getByText('100 Sample Dock Road, Kearny, NJ 07032').first()).toBeVisible();
  await expectGoodLooks(page);
  const number = page.url().slice(-'7K3M9-Q2X4T-C'.length);
  await page.goto('/dashboard/shipments');
  await expect(page.getByRole('link', { name: /Marva Sample, Guyana/ })).toBeVisible();

  const others = { ...(baseURL === undefined ? {} : { baseURL }) };
  const dock = await browser.newContext(others);
  const atDock = await dock.newPage();
  await signIn(atDock, 'warehouse@skybarrel.test');
  await record(atDock, number, /\(FOH\)/);
  await dock.close();

  const stranger = await browser.newContext(others);
  const away = await stranger.newPage();
  await away.goto('/tracking');
  await away.getByRole('textbox').fill(number.toLowerCase().replaceAll('-', ' '));
  await away.getByRole('button', { name: /Track/ }).click();
  await expect(away.getByText('At our Kearny facility').first()).toBeVisible();
  await expectAccessible(away);
  // Whoever has the number learns nothing of the people and the goods.
  await expect(away.locator('body')).not.toContainText(/Marva|Sample Street|Rice|\$/);
  await stranger.close();
});
