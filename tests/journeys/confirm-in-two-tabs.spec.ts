import type { BrowserContext, Page } from '@playwright/test';
import { looks } from './support/looks.ts';
import { demoPassword } from './support/people.ts';
import { register } from './support/steps.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

const signedIn = 'Successfully signed in! Redirecting to your dashboard...';
const verified = 'Your account has been verified successfully.';

/** Where a password could rest: the storage of this origin, in the clear. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** Does not wait for the page's last file: what the page says is on it for two seconds only. */
const openLink = async (context: BrowserContext, link: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(link, { waitUntil: 'commit' });
  return tab;
};

test('who opens the link while the tab of the form is open is signed in there and here', {
  tag: looks,
}, async ({ page, context, mailTo }) => {
  const email = newEmail('two-tabs');
  await register(page, email);
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');
  expect(await stored(page)).not.toContain(demoPassword);

  const tab = await openLink(context, link);
  // The words are there for two seconds, which a busy machine may miss.
  for (const each of [tab, page])
    await expect(
      each
        .getByText(signedIn)
        .or(each.getByText(/Mailbox \d{5,}/))
        .first(),
    ).toBeVisible();
  for (const each of [tab, page]) {
    await each.waitForURL(/\/dashboard/);
    await expect(each.getByText(/Mailbox \d{5,}/).first()).toBeVisible();
    expect(await stored(each)).not.toContain(demoPassword);
  }
});

test('two clicks on the link end on the dashboard in every tab', { tag: looks }, async ({
  page,
  context,
  mailTo,
}) => {
  const email = newEmail('two-clicks');
  await register(page, email);
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');
  const tabs = await Promise.all([openLink(context, link), openLink(context, link)]);
  for (const each of [...tabs, page]) await each.waitForURL(/\/dashboard/);
});

test('where the tab of the form has moved on, or is of another person, one signs in by hand', {
  tag: looks,
}, async ({ page, context, mailTo }) => {
  const email = newEmail('moved-on');
  await register(page, email);
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');
  const other = newEmail('someone-else');
  await register(page, other);

  const tab = await openLink(context, link);
  await expect(tab.getByText(verified)).toBeVisible();
  await tab.waitForURL(/\/auth\/login/);
  await expect(tab.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByText('Registration Successful!')).toBeVisible();

  const theirs = linkIn(await mailTo(other, /verif|confirm/i), '/auth/callback');
  const inHash = new URL(theirs);
  inHash.hash = inHash.search.slice(1);
  inHash.search = '';
  await page.goto(inHash.href);
  await expect(page.getByText(verified)).toBeVisible();
  await page.waitForURL(/\/auth\/login/);
  await expect(page.getByLabel('E-mail')).toHaveValue(other);
});

test('where somebody wanted to go outlives the detour over a new account', { tag: looks }, async ({
  page,
  context,
  mailTo,
}) => {
  const email = newEmail('detour');
  await page.goto('/customer/profile');
  await page.waitForURL(/\/auth\/login/);
  // The links are pressed before the script of their page has come.
  await page.route('**/assets/site-*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  for (const name of ['Create one here', 'Sign in here', 'Create one here']) {
    await page.getByRole('link', { name }).click({ noWaitAfter: true });
    await page.waitForURL(name === 'Sign in here' ? /login\?returnUrl/ : /register\?returnUrl/, {
      waitUntil: 'commit',
    });
  }
  await page.unroute('**/assets/site-*.js');
  await page.reload();
  await register(page, email, { open: false });
  const link = linkIn(await mailTo(email, /verif|confirm/i), '/auth/callback');
  await openLink(context, link);
  await page.waitForURL(/\/customer\/profile/);
  await expect(page.getByText(email).first()).toBeVisible();
});
