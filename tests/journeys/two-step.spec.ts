import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { registerWithoutForm } from './support/customers.ts';
import { expectGoodLooks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { signOut } from './support/steps.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

const STEP_MS = 30_000;

/** The app on the phone, with the key that the page shows. */
const appWith = async (page: Page) => {
  const key = ((await page.getByTestId('two-step-key').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  return (steps = 0): string => totp.generate({ timestamp: Date.now() + steps * STEP_MS });
};

const password = (page: Page) => page.getByLabel('Your password', { exact: true });
const code = (page: Page) => page.getByLabel('6-digit code');
const card = (page: Page) => page.locator('section', { hasText: 'Two-step sign-in' }).last();

/** The first step alone, as it goes where a code is asked. */
const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('a customer turns two-step sign-in on, signs in with a code, and an admin helps when the phone is lost', async ({
  page,
  browser,
  baseURL,
  mailTo,
}) => {
  const email = newEmail('two.steps');
  const confirm = await registerWithoutForm(baseURL ?? '', email);
  const link = linkIn(await mailTo(email, /verify/i), '/auth/callback');
  await confirm(new URL(link).searchParams.get('code') ?? '');
  await signIn(page, email);

  // Turning it on.
  await page.goto('/customer/profile');
  await card(page).getByRole('button', { name: 'Set It Up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectGoodLooks(page);
  const app = await appWith(page);
  await code(page).fill(app());
  await password(page).fill('Wrong1234');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await password(page).fill(demoPassword);
  await code(page).fill(app());
  await page.getByRole('button', { name: 'Turn On' }).click();
  // The password is proven, all sessions end, and another one begins: a dozen calls, one after another.
  await expect(card(page).getByText('Signing in asks for your password and for a code')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveURL(/\/customer\/profile$/);
  await mailTo(email, /Two-step sign-in is on/);

  // Signing in. The profile has another button that signs out, so that the dashboard is the place to do it.
  await page.goto('/dashboard');
  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectGoodLooks(page);
  const wrong = app(1) === '000000' ? '111111' : '000000';
  await code(page).fill(wrong);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That code is not right.')).toBeVisible();
  const next = app(1);
  await code(page).fill(` ${next.slice(0, 3)} ${next.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');

  // The lost phone.
  const desk = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const admin = await desk.newPage();
  await signIn(admin, 'admin@skybarrel.test');
  await admin.goto('/admin/staff');
  await admin.getByLabel('E-mail address of the account').fill(email);
  await admin.getByLabel('E-mail address of the account').press('Enter');
  await admin.getByRole('button', { name: /^Reset / }).click();
  await admin.getByLabel('Reason').fill('Lost phone, called from the number in the profile');
  await expectGoodLooks(admin);
  await admin.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(admin.getByText('Lost phone, called from the number in the profile')).toBeVisible();
  await desk.close();
  const told = await mailTo(email, /two-step sign-in was reset/i);
  expect(told.text ?? told.html).toContain('Lost phone, called from the number in the profile');
  // The reset ended their sessions, so the next request leads to the sign-in page.
  // The page that is open may have gone there by itself, in the middle of this step.
  await expect(async () => {
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/auth/login');
  }).toPass();
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === '/dashboard');
});
