import type { Browser, Page } from '@playwright/test';
import { registerWithoutForm } from './support/customers.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { expect, newEmail, test } from './support/test.ts';

const NEW_PASSWORD = 'Another-pass-22';

type MailTo = (to: string, about: RegExp) => Promise<{ html?: string | undefined }>;

/** Makes somebody a customer and signs them in here; answers their address. */
const aCustomer = async (page: Page, baseURL: string | undefined, name: string, mailTo: MailTo) => {
  const email = newEmail(name);
  const verify = await registerWithoutForm(baseURL ?? '', email);
  const { html } = await mailTo(email, /Verify/);
  await verify(new URL(linkIn(html), baseURL).searchParams.get('code') ?? '');
  await signIn(page, email);
  return email;
};

const linkIn = (html = ''): string => {
  const url = new URL(/href="([^"]+\/auth\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  return `${url.pathname}${url.search}${url.hash}`;
};

/** The same person on another device. */
const elsewhere = async (browser: Browser, baseURL: string | undefined, email: string): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signIn(page, email);
  return page;
};

/**
 * The session has ended: without the access token, which lasts fifteen minutes, the next page is the one to sign in on. An open page may
 * be on its way there by itself in the middle of this.
 */
const expectEnded = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/\.(accessToken|idToken)$/.test(key)) localStorage.removeItem(key);
    });
    await page.goto('/customer/profile', { waitUntil: 'commit' });
    await page.waitForURL(/\/auth\/login/, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });

test('a new password signs one out on every device', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  mailTo,
}) => {
  const email = await aCustomer(page, baseURL, 'changed', mailTo);
  const laptop = await elsewhere(browser, baseURL, email);
  await page.goto('/customer/profile');
  await page.getByLabel('Current Password').fill(demoPassword);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.waitForURL(/\/auth\/login/);
  await expect(page.getByText('Password changed. Sign in with the new one.')).toBeVisible();
  await expectEnded(laptop);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await laptop.context().close();
});

test('signing out everywhere asks first, and leaves no device signed in', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  mailTo,
}) => {
  const email = await aCustomer(page, baseURL, 'everywhere', mailTo);
  const laptop = await elsewhere(browser, baseURL, email);
  await page.goto('/customer/profile');
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Out Everywhere' }).click();
  await page.waitForURL(/\/auth\/login/);
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  await expectEnded(laptop);
  await laptop.context().close();
});

test('the link of a reset leaves nothing in the address, and ends the sessions begun before', {
  tag: looks,
}, async ({ page, browser, baseURL, mailTo }) => {
  const email = await aCustomer(page, baseURL, 'reset', mailTo);
  const phone = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await phone.goto('/auth/forgot-password');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByRole('button', { name: 'Send Reset Link' }).click();
  const { html } = await mailTo(email, /new password/);
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(linkIn(html));
  await expect(phone.getByRole('heading', { name: 'Make a new password' })).toBeVisible();
  await expect(phone).toHaveURL(/\/auth\/reset-password$/);
  expect(asked.filter((url) => /\?.*code=/.test(url))).toEqual([]);
  await phone.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await phone.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await phone.getByRole('button', { name: 'Change Password' }).click();
  await expect(phone.getByText('Your new password works from now on.')).toBeVisible();
  await expectEnded(page);
  await phone.context().close();
});
