import { registerWithoutForm } from './support/customers.ts';
import { expectGoodLooks } from './support/looks.ts';
import { signIn } from './support/people.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

test('an admin gives a role to a new colleague, who then works with it, and takes it away again', async ({
  page,
  browser,
  baseURL,
  mailTo,
  signedInAs,
}) => {
  const email = newEmail('new.colleague');
  const confirm = await registerWithoutForm(baseURL ?? '', email);
  const link = linkIn(await mailTo(email, /verify/i), '/auth/callback');
  await confirm(new URL(link).searchParams.get('code') ?? '');

  await signedInAs('admin');
  await page.goto('/admin/staff');
  await page.getByLabel('E-mail address of the account').fill(email);
  await page.getByLabel('E-mail address of the account').press('Enter');
  const found = page.getByRole('table', { name: 'The account that was found' });
  await expect(found).toContainText('Customer');
  await found.getByRole('button', { name: /^Change roles/ }).click();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('Check a role to give it, or clear one to take it away')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Warehouse' }).check();
  await page.getByLabel('Reason').fill('Starts in the warehouse on Monday');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(found).toContainText('Warehouse');
  const latest = page.getByRole('region', { name: 'Who changed roles' }).getByRole('listitem').first();
  await expect(latest).toContainText('Given: Warehouse');
  await expect(latest).toContainText('Starts in the warehouse on Monday');

  const dock = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const colleague = await dock.newPage();
  await signIn(colleague, email);
  await colleague.waitForURL(/\/staff$/);
  await expect(colleague.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toContainText([
    'Overview',
    'Notifications',
    'Mailboxes',
  ]);
  await expect(colleague.getByRole('link', { name: /^Enquiries/ })).toHaveCount(0);
  await dock.close();

  await found.getByRole('button', { name: /^Change roles/ }).click();
  await page.getByRole('checkbox', { name: 'Warehouse' }).uncheck();
  await page.getByLabel('Reason').fill('Moved to another company');
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(found).toContainText('Customer');
  await expect(latest).toContainText('Taken: Warehouse');
});
