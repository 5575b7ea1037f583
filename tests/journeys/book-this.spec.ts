import type { BrowserContext, Page } from '@playwright/test';
import { expectGoodLooks, looks } from './support/looks.ts';
import { demoPassword } from './support/people.ts';
import { register, signOut } from './support/steps.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

const DAY_MS = 86_400_000;
const BARREL = '/shipping-calculator?to=GY&g=1B55x140';
const WORDS = 'your $350.00 barrel';

/** From the price to the page of the sign-up. */
const bookThis = async (page: Page, path = BARREL, words = WORDS): Promise<void> => {
  await page.goto(path);
  await page
    .getByRole('region', { name: 'Your price' })
    .getByRole('link', { name: 'Book this', exact: true })
    .click();
  await page.waitForURL(/\/auth\/register/);
  await expect(
    page.getByRole('heading', { name: `Create your free account, then we book ${words}` }),
  ).toBeVisible();
};

/** The wizard has the barrel and the price of the calculator. */
const expectSameBarrel = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/dashboard\/create-shipment\?draft=/);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByText('$350.00').filter({ visible: true }).first()).toBeVisible();
};

const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const deviceOf = (page: Page, options: { readonly baseURL?: string }): Promise<BrowserContext> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('This page has no browser.');
  return browser.newContext(options);
};

test('a booking outlives the closed tab: its letter leads another device to the same barrel and price, after a reload and a day later', async ({
  page,
  context,
  baseURL,
  mailTo,
}) => {
  const options = baseURL === undefined ? {} : { baseURL };
  const email = newEmail('book-this');
  await bookThis(page);
  await expect(page.getByText('Four short steps, then we finish your booking.')).toBeVisible();
  await expectAccessible(page);
  await register(page, email, { open: false });
  await expect(page.getByText(`It leads back to ${WORDS}`)).toBeVisible();
  await expectAccessible(page);
  await page.close();
  const letter = await mailTo(email, /verify/i);
  expect(letter.subject).toBe(`Verify your e-mail, then book ${WORDS}`);
  const link = linkIn(letter, '/auth/callback');
  expect(new URL(link).search).not.toContain('draft');

  const other = await deviceOf(page, options);
  const phone = await other.newPage();
  await phone.goto(link, { waitUntil: 'commit' });
  await phone.waitForURL(/\/auth\/login/);
  await expect(phone.getByText(`Sign in, then we book ${WORDS}.`)).toBeVisible();
  await expect(
    phone.getByText('Your e-mail is verified. Sign in, and we go on with your booking.'),
  ).toBeVisible();
  await expectAccessible(phone);
  await fillSignIn(phone);
  await expectSameBarrel(phone);
  await expect(phone.getByText('Saved in your account.')).toBeVisible();
  await phone.reload();
  await expectSameBarrel(phone);
  await other.close();

  // A third device that has no link, a day later.
  const third = await deviceOf(page, options);
  await third.clock.install({ time: Date.now() + DAY_MS });
  const laptop = await third.newPage();
  await laptop.goto('/auth/login');
  await laptop.getByLabel('E-mail').fill(email);
  await fillSignIn(laptop);
  await laptop.waitForURL(/\/dashboard/);
  await expect(
    laptop.getByRole('heading', { name: 'You have not finished booking your $350.00 barrel to Guyana' }),
  ).toBeVisible();
  await expectAccessible(laptop);
  await laptop.getByRole('link', { name: 'Go on with it' }).click();
  await expectSameBarrel(laptop);
  await laptop.goto('/dashboard/shipments');
  await laptop.getByRole('link', { name: 'Go on' }).click();
  await expectSameBarrel(laptop);
  await third.close();
  await context.close();
});

test('somebody who has an account already signs in beside it, keeps the unfinished one they had, and a forgotten password is no detour', {
  tag: looks,
}, async ({ page, context, mailTo }) => {
  const email = newEmail('book-again');
  await bookThis(page);
  await expectGoodLooks(page);
  await register(page, email, { open: false });
  await page.goto(linkIn(await mailTo(email, /verify/i), '/auth/callback'), { waitUntil: 'commit' });
  await page.waitForURL(/\/auth\/login/);
  await fillSignIn(page);
  await expectSameBarrel(page);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await signOut(page);

  await bookThis(page, '/shipping-calculator?to=JM&g=2B55x140', 'your 2 barrels for $750.00');
  await page.getByRole('link', { name: 'Sign in here' }).click();
  await expect(page.getByText('Sign in, then we book your 2 barrels for $750.00.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const reset = linkIn(await mailTo(email, /new password/i), '/auth/reset-password');
  const elsewhere = await deviceOf(page, {});
  const phone = await elsewhere.newPage();
  await phone.goto(reset);
  await phone.getByLabel('New Password', { exact: true }).fill(demoPassword);
  await phone.getByLabel('Confirm New Password').fill(demoPassword);
  await phone.getByRole('button', { name: 'Change Password' }).click();
  await expect(phone.getByText('Sign in, then we book your 2 barrels for $750.00.')).toBeVisible();
  await phone.getByRole('link', { name: 'Go to Sign In' }).click();
  await fillSignIn(phone);
  await phone.waitForURL(/\/dashboard\/create-shipment\?draft=/);
  await expect(phone.getByText('$750.00').filter({ visible: true }).first()).toBeVisible();
  await phone.goto('/dashboard/shipments');
  await expect(phone.getByRole('link', { name: 'Go on' })).toHaveCount(2);
  await elsewhere.close();
  await context.close();
});
