import { headerSearch } from './support/header-search.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('from a surname on the phone to everything about a caller are two keys beyond the name, and two requests', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff');
  const box = await headerSearch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/customers')) asked.push(searchParams.has('search') ? 'search' : 'whole');
  });
  await box.fill('customer sample');
  const found = page.getByRole('group', { name: 'Customers' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Customer' })).toBeVisible();
  for (const part of ['Shipments', 'Invoices', 'Pickups and drop-offs', 'Parcels', 'Quotes'])
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
  expect(asked).toEqual(['search', 'whole']);
  await expectAccessible(page);
});
