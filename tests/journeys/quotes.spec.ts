import { registerWithoutForm } from './support/customers.ts';
import { demoPassword, signIn } from './support/people.ts';
import { register } from './support/steps.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

/** What happens is known everywhere within seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

test("a guest's price comes by e-mail, becomes a quote of their account, and is accepted", async ({
  page,
  baseURL,
  mailTo,
}) => {
  const email = newEmail('guest');
  await page.goto('/shipping-calculator?to=GY&g=1B55x140');
  await page.getByText('E-mail me this quote').click();
  await page.getByRole('button', { name: 'E-mail me the quote' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Sample Guest');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'E-mail me the quote' }).click();
  await expect(page.getByText(`is on its way to ${email}`)).toBeVisible(soon);

  const letter = await mailTo(email, /^Your quote: 1 barrel \(55 gallons\) to \w+, \$350\.00/);
  const { pathname, hash } = new URL(linkIn(letter, '/dashboard/open-quote'));
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole('button', { name: 'Accept $350.00' })).toBeVisible(soon);
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectAccessible(page);

  const verify = await registerWithoutForm(baseURL ?? '', email);
  const mail = await mailTo(email, /verif/i);
  await verify(new URL(linkIn(mail, '/auth/callback')).searchParams.get('code') ?? '');
  await signIn(page, email);
  await page.getByRole('link', { name: 'See my quotes' }).click();
  await page.getByRole('link', { name: reference }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Accept $350.00' }).click();
  await expect(page.getByText('Book it when you are ready: your price stays $350.00')).toBeVisible(soon);
  await expectAccessible(page);
});

test('a guest accepts a quote, and sign-up, letter and another device go on with that very quote', async ({
  page,
  browser,
  baseURL,
  mailTo,
}) => {
  const email = newEmail('accepts');
  await page.goto('/shipping-calculator?to=GY&g=1B55x140');
  await page.getByText('E-mail me this quote').click();
  await page.getByLabel('Name', { exact: true }).fill('Sample Guest');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'E-mail me the quote' }).click();
  const { pathname, hash } = new URL(
    linkIn(
      await mailTo(email, /^Your quote: 1 barrel \(55 gallons\) to \w+, \$350\.00/),
      '/dashboard/open-quote',
    ),
  );
  await page.goto(`${pathname}${hash}`);
  await page.getByRole('button', { name: 'Accept $350.00' }).click();
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Sign up free and book it' }).click();
  await expect(
    page.getByRole('heading', { name: 'Create your free account, then we book your $350.00 barrel' }),
  ).toBeVisible(soon);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expectAccessible(page);
  await register(page, email, { open: false });
  await expect(page.getByText('It leads on to your $350.00 barrel')).toBeVisible();

  const letter = await mailTo(email, /^Verify your e-mail, then book your \$350\.00 barrel$/);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await context.newPage();
  await elsewhere.goto(linkIn(letter, '/auth/callback'), { waitUntil: 'commit' });
  await elsewhere.waitForURL(/\/auth\/login/);
  await expect(elsewhere.getByText(`Sign in, then we book quote ${reference}.`)).toBeVisible();
  await elsewhere.getByLabel('Password', { exact: true }).fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.waitForURL(/\/dashboard\/create-shipment\?/);
  await expect(elsewhere.getByText('$350.00').filter({ visible: true }).first()).toBeVisible(soon);
  await context.close();
});
