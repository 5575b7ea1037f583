import { expect, expectAccessible, test } from './support/test.ts';

test('a list of the desk narrows by several filters, and what it shows can be shared by its address', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  await signedInAs('staff');
  await page.goto('/staff/shipments');
  await expect(page.getByRole('heading', { name: 'Shipments', level: 1 })).toBeVisible();
  // On a phone they are folded.
  const folded = page.locator('summary').filter({ hasText: 'Filters' });
  if (isMobile) await folded.click();
  await page.getByRole('combobox', { name: 'On hold' }).selectOption('Payment due');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('Guyana');
  await expect(page).toHaveURL(/\/staff\/shipments\?hold=PAYMENT_DUE&to=GY$/);
  await expectAccessible(page);
  await page.reload();
  if (isMobile) await folded.filter({ hasText: '2 set' }).click();
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('GY');
});

/** A laptop at the counter. */
const LAPTOP = { width: 1280, height: 900 };

test('a desk with a mouse sees twenty rows', async ({ page, signedInAs, isMobile }) => {
  test.skip(isMobile, 'A finger needs higher rows.');
  await page.setViewportSize(LAPTOP);
  await signedInAs('staff');
  await page.goto('/staff/mailboxes');
  const first = page.getByRole('table', { name: 'mailboxes' }).locator('tbody tr').first();
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
  expect((LAPTOP.height - y) / height).toBeGreaterThanOrEqual(20);
});
