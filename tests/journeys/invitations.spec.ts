import { expectGoodLooks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { fillAccount, fillAddress, fillPersonal, next } from './support/steps.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

test('an admin invites a warehouse clerk, who signs up by the letter, finds the dock and has no mailbox', async ({
  page,
  browser,
  baseURL,
  mailTo,
  signedInAs,
}) => {
  const email = newEmail('new.clerk');
  await signedInAs('admin');
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('E-mail address', { exact: true }).fill('customer@skybarrel.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Check at least one role')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Warehouse' }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('This address has an account already.')).toBeVisible();
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const invitation = page.getByRole('table', { name: 'Invitations' }).getByRole('row', { name: email });
  await expect(invitation).toContainText('Open');
  await expect(invitation).toContainText('Warehouse');

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const clerk = await context.newPage();
  await clerk.goto(linkIn(await mailTo(email, /invites you to work/), '/auth/register'));
  await expect(clerk.getByRole('heading', { name: 'Create your account to work with us' })).toBeVisible();
  await expect(clerk.getByLabel('E-mail')).toHaveValue(email);
  await expectGoodLooks(clerk);
  await fillAccount(clerk, email);
  await next(clerk);
  await fillPersonal(clerk, 'Winsome', 'Baptiste');
  await next(clerk);
  await fillAddress(clerk);
  await next(clerk);
  await clerk.getByRole('button', { name: 'Create Account' }).click();
  await expect(clerk.getByText('Registration Successful!')).toBeVisible();
  await expect(clerk.getByText('Your U.S. mailbox')).toHaveCount(0);

  const verified = await context.newPage();
  await verified.goto(linkIn(await mailTo(email, /^Verify your e-mail to work/), '/auth/callback'));
  await expect(verified.getByText('Your account has been verified successfully.')).toBeVisible();
  await clerk.close();
  await context.clearCookies();
  const dock = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const colleague = await dock.newPage();
  await signIn(colleague, email, demoPassword);
  await colleague.waitForURL(/\/staff$/);
  await expect(
    colleague.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /dock/i }).first(),
  ).toBeVisible();
  await dock.close();
  await context.close();

  await page.reload();
  await expect(invitation).toContainText('Accepted');
  const colleagues = page.getByRole('table', { name: 'People who work here' });
  const row = colleagues.getByRole('row', { name: 'Winsome Baptiste' }).filter({ hasText: email });
  await expect(row).toContainText('Warehouse');
  await expect(row).not.toContainText('Not yet');
  await expect(
    page
      .getByRole('region', { name: 'Who changed roles' })
      .getByRole('listitem')
      .filter({ hasText: 'Winsome' })
      .first(),
  ).toContainText('Invited');

  await page.goto('/admin/mailboxes?q=Winsome');
  await expect(page.getByText('Winsome Baptiste')).toHaveCount(0);
});
