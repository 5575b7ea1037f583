import { registerWithoutForm } from './support/customers.ts';
import { looks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { signOut } from './support/steps.ts';
import { expect, expectAccessible, newEmail, test } from './support/test.ts';

test('the login form says what is missing, in its order', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('required', '');
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Email is required');
  await page.getByLabel('E-mail').fill('not-an-address');
  await submit.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await submit.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
});

test('a wrong password and an unknown address are answered alike', { tag: looks }, async ({ page }) => {
  for (const email of ['customer@skybarrel.test', newEmail('unknown')]) {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Invalid email or password. Please check your credentials and try again.',
    );
  }
});

test('a firewall that slows down a sign-in or a link is told in our words, whatever its page is', {
  tag: looks,
}, async ({ page }) => {
  let body = '';
  await page.route('**/cognito-idp/**', (route) => route.fulfill({ status: 429, body }));
  await page.goto('/auth/login');
  for (body of ['<html>slow</html>', '{}', '']) {
    await page.getByLabel('E-mail').fill('customer@skybarrel.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Login temporarily limited. Please wait a moment and try again.',
    );
    await page.reload();
  }
  body = '<html>slow</html>';
  await page.goto('/auth/callback?code=123456&user=someone%40example.com');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await expect(page.getByText('PKCE Authentication failed: Login temporarily limited.')).toBeVisible();
});

test('somebody who has not followed the link is told to', { tag: looks }, async ({ page, baseURL }) => {
  const email = newEmail('unverified');
  await registerWithoutForm(baseURL ?? '', email);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please check your email and click the verification link before signing in.',
  );
});

test('a guarded page leads to login and back', async ({ page }) => {
  await page.goto('/customer/profile');
  await page.waitForURL(/\/auth\/login/);
  await page.getByLabel('E-mail').fill('customer@skybarrel.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/customer\/profile$/);
  await page.reload();
  await expect(page).toHaveURL(/\/customer\/profile$/);
  await expectAccessible(page);
});

for (const evil of [
  '//evil.example',
  'https:evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  'javascript:alert(1)',
]) {
  test(`returnUrl ${evil} leads nowhere but home`, { tag: looks }, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(evil)}`);
    await page.getByLabel('E-mail').fill('customer@skybarrel.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/dashboard/);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
}

test('after signing out, no token is left, and the dashboard is closed, by the back button too', async ({
  page,
}) => {
  await signIn(page, 'customer@skybarrel.test');
  await page.waitForURL(/\/dashboard/);
  const greeting = page.getByRole('heading', { name: /^Hello, / });
  await expect(greeting).toBeVisible();
  const tokens = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /token$/i.test(key)));
  expect(await tokens()).not.toEqual([]);
  await signOut(page);
  await expect.poll(tokens).toEqual([]);
  await page.goto('/dashboard');
  await page.waitForURL(/\/auth\/login/);
  await page.goBack();
  await expect(greeting).toHaveCount(0);
});

// Leaving in the middle of a view transition was an uncaught error; the console of a journey has to be quiet.
for (const [person, home] of [
  ['customer', '/dashboard'],
  ['staff', '/staff'],
  ['admin', '/admin'],
] as const)
  test(`${person} who is signed in leaves the pages to sign in and to register at once`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(person);
    for (const path of ['/auth/register', '/auth/login']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === home);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
