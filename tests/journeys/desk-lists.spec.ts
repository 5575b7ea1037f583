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

/** The lists of the desk, with the name of their table where the samples of the journeys fill it. */
const lists = [
  ['shipments', 'shipments'],
  ['bookings', 'bookings'],
  ['parcels', 'parcels'],
  ['quotes?which=open', 'quotes'],
  ['enquiries', 'enquiries'],
  ['mailboxes', 'mailboxes'],
  ['customers', 'customers'],
  ['billing', 'invoices'],
  ['tasks', 'tasks'],
] as const;

for (const [path, table] of lists)
  test(`a desk with a mouse sees twenty rows of ${table}`, async ({ page, signedInAs, isMobile }) => {
    test.skip(isMobile, 'A finger needs higher rows.');
    await page.setViewportSize(LAPTOP);
    await signedInAs('staff');
    await page.goto(`/staff/${path}`);
    const rows = page.getByRole('table', { name: table }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const { y = 0 } = (await rows.first().boundingBox()) ?? {};
    // What has many holds shows them all, in a second line.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect((LAPTOP.height - y) / Math.min(...heights)).toBeGreaterThanOrEqual(20);
  });

test('the columns of a list are chosen with the keyboard', async ({ page, signedInAs, isMobile }) => {
  test.skip(isMobile, 'On a phone a row is two lines.');
  await page.setViewportSize(LAPTOP);
  await signedInAs('staff');
  await page.goto('/staff/bookings');
  const heading = page.getByRole('columnheader', { name: 'Booked' });
  await expect(page.getByRole('table', { name: 'bookings' })).toBeVisible();
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Booked' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(heading).toBeVisible();
});
