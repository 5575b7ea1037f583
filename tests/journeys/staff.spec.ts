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
  // Others change roles at the same time, so the reasons say of whom this is.
  const starts = `Starts on Monday: ${email}`;
  await page.getByLabel('Reason').fill(starts);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(found).toContainText('Warehouse');
  const changes = page.getByRole('region', { name: 'Who changed roles' }).getByRole('listitem');
  await expect(changes.filter({ hasText: starts })).toContainText('Given: Warehouse');

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
  const leaves = `Moved to another company: ${email}`;
  await page.getByLabel('Reason').fill(leaves);
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(found).toContainText('Customer');
  await expect(changes.filter({ hasText: leaves })).toContainText('Taken: Warehouse');
});
