import { expect, expectAccessible, test } from './support/test.ts';

test('the desk finds a mailbox by name and reads its history', async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff/mailboxes');
  await page.getByRole('searchbox').fill('shanelle');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Shanelle Joseph (sample)').first()).toBeVisible();
  await expect(page.getByText('Anita Persaud')).toHaveCount(0);
  await page
    .getByRole('link', { name: /^\d{5,}/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d{5,}$/ })).toBeVisible();
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) });
  await expect(history).toContainText(/assigned/i);
  await expectAccessible(page);
});
