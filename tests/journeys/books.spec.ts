import { readFile } from 'node:fs/promises';
import { examples } from '#domain/billing/endpoint-examples.ts';
import { ask, threeOfTheCustomer } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

interface Invoices {
  readonly items: readonly { readonly number: string }[];
}

const { months, closeMonth, journal } = examples;

test('the bookkeeper sees who owes what, opens an invoice from it, closes a month and reads its file back', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, signedInAs }) => {
  await signedInAs('billing');
  const shipment = await threeOfTheCustomer({ browser, baseURL, sessionOf });
  const path = `/api/desk/invoices?limit=25&search=${shipment}`;
  const find = async () => (await ask<Invoices>(page, { method: 'GET', path })).items[0]?.number;
  await page.goto('/staff/billing');
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const number = (await find()) ?? '';

  await page.getByRole('link', { name: 'Who owes what' }).click();
  await expect(page.getByRole('heading', { name: /^Customers: \$/ })).toBeVisible();
  await expectGoodLooks(page);
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: number }).first();
  // What a link has loaded ahead, or a list of the index, may be from before the invoice.
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  await row.locator('summary').click();
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();

  // A month is over when it is: this one is given.
  let isClosed = false;
  await page.route('**/api/desk/books/months', (route) =>
    route.fulfill({
      json: isClosed ? { closed: months.reply.closed, open: [] } : { closed: [], open: ['2026-11'] },
    }),
  );
  await page.route('**/api/desk/books/months/2026-11', (route) => {
    isClosed = true;
    return route.fulfill({ json: closeMonth.reply });
  });
  await page.route('**/api/desk/books/months/2026-11/journal*', (route) =>
    route.fulfill({ json: journal.reply }),
  );
  await page.goto('/staff/books');
  await page.getByRole('button', { name: 'Close November 2026' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByText('Sums of November 2026 by account').first().click();
  await expect(page.getByText('Accounts Receivable (A/R)')).toBeVisible();
  await expectGoodLooks(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Journal of November 2026 (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('journal-2026-11.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + journal.reply.items.flatMap(({ postings }) => postings).length);
  expect(lines[1]).toMatch(/^INV-1000001-1,11\/20\/2026,Accounts Receivable \(A\/R\),630\.00,,/);
});
