import { expectGoodLooks, looks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { fillAccount, fillAddress, fillPersonal, next, register, signOut } from './support/steps.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

test('a person registers, follows the link, signs in, sees a U.S. address and copies it; staff hear of it', async ({
  page,
  context,
  mailTo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newEmail('journey');
  await page.goto('/auth/register');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expectAccessible(page);
  await fillAccount(page, email);
  await next(page);
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expectAccessible(page);
  await fillPersonal(page, 'Journey', 'Person');
  await next(page);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expectAccessible(page);
  await fillAddress(page);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(
    page.getByText('Please check your email for a verification link before signing in.'),
  ).toBeVisible();
  await expect(
    page.getByText('Please verify your email and sign in to view your mailbox address.'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback'), { waitUntil: 'commit' });
  await expect(page.getByText('Your account has been verified successfully.')).toBeVisible();
  await page.waitForURL(/\/auth\/login/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await page.waitForURL(/\/dashboard/);
  const line = page.getByText(/Mailbox \d{5,}/).first();
  const number = /\d{5,}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy Address' }).click();
  await expect(page.getByText('Address copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    'Journey Person',
    expect.stringMatching(/\S/),
    `Mailbox ${number}`,
    expect.stringMatching(/^\D+, NJ \d{5}$/),
    'United States',
  ]);
  await page.getByRole('radio', { name: 'Amazon' }).check({ force: true });
  await page.getByRole('button', { name: 'second line (apt, suite, unit): Copy' }).click();
  await expect(page.getByRole('button', { name: 'second line (apt, suite, unit): Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Mailbox ${number}`);
  await expect(mailTo(email, /address/i)).resolves.toBeDefined();

  await signOut(page);
  await signIn(page, 'staff@skybarrel.test');
  await page.waitForURL(/\/staff/);
  // The newest mailboxes are at the end of the overview, which is loaded when somebody scrolls there.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(new RegExp(number)).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('a link that was used counts as success; a wrong or foreign code does not', { tag: looks }, async ({
  page,
  mailTo,
}) => {
  const email = newEmail('codes');
  await register(page, email);
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');

  const wrong = new URL(link);
  wrong.searchParams.set('code', '000000');
  await page.goto(wrong.href);
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(page.getByText(/PKCE Authentication failed: /)).toBeVisible();
  await expectGoodLooks(page);
  await page
    .getByRole('button', { name: 'Try Again' })
    .or(page.getByRole('link', { name: 'Try Again' }))
    .click();
  await page.waitForURL(/\/auth\/login/);

  const foreign = new URL(link);
  foreign.searchParams.set('user', newEmail('nobody'));
  await page.goto(foreign.href);
  await expect(page.getByText(/PKCE Authentication failed: /)).toBeVisible();

  for (const _ of ['first', 'again']) {
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page.getByText('Your account has been verified successfully.')).toBeVisible();
  }
});

test('the link works on a second device, which knows nothing of the first', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  mailTo,
}) => {
  const email = newEmail('device');
  await register(page, email);
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');
  const device = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await device.newPage();
  // The words are there for two seconds, which the page's last file may take on a busy machine.
  await other.goto(link, { waitUntil: 'commit' });
  await expect(other.getByText('Your account has been verified successfully.')).toBeVisible();
  await signIn(other, email);
  await expect(other.getByText(/Mailbox \d{5,}/).first()).toBeVisible();
  await device.close();
});

test('an error in the link is shown as text, whatever it says', { tag: looks }, async ({ page }) => {
  await page.goto(
    '/auth/callback?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  );
  await expect(page.getByText('Authentication error: <img src=x onerror=alert(1)>')).toBeVisible();
  await page.goto('/auth/callback');
  await expect(
    page.getByText('No valid authentication code or session found. Please try signing in again.'),
  ).toBeVisible();
});

test('a second registration with the same address is told so', { tag: looks }, async ({ page }) => {
  await register(page, 'customer@skybarrel.test', { success: false });
  await expect(
    page.getByText('An account with this email already exists. Please try signing in instead.'),
  ).toBeVisible();
});
