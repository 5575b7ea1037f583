import { dollars } from '#domain/kernel/money.ts';
import { ask, threeOfTheCustomer } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

interface Invoices {
  readonly items: readonly { readonly number: string; readonly shipment: string; readonly charged: number }[];
}

const CASH = 4000;
const FLOAT = 20_000;

test('a sender pays a part in cash and the rest by check: the bank pays it, and the drawer is right to the cent', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, signedInAs }) => {
  await signedInAs('billing');
  const shipment = await threeOfTheCustomer({ browser, baseURL, sessionOf });
  await page.goto('/staff/takings');
  await page.getByLabel('Cash counted into it').fill('200');
  await page.getByRole('button', { name: 'Open my drawer with $200.00' }).click();
  await expect(page.getByText('with $200.00. Count it all')).toBeVisible();
  const find = async () => {
    const path = `/api/desk/invoices?limit=25&search=${shipment}`;
    return (await ask<Invoices>(page, { method: 'GET', path })).items[0];
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const invoice = await find();
  if (invoice === undefined) throw new Error('The invoice is gone.');
  const rest = dollars(invoice.charged - CASH);

  await page.goto(`/staff/billing/${invoice.number}`);
  await page.getByLabel('Amount in U.S. dollars').fill('40');
  await page.getByRole('button', { name: 'I have taken $40.00 in cash' }).click();
  await expect(page.getByRole('heading', { name: `To pay: ${rest}` })).toBeVisible();
  await page.getByRole('combobox', { name: 'How' }).selectOption('Check');
  await page.getByLabel('Number of the check').fill('1042');
  await page.getByLabel('Bank').fill('Bank of Kearny');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: `I have taken ${rest} by check` }).click();
  await expect(page.getByRole('heading', { name: `Waiting for the bank: ${rest} by check` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take a payment' })).toBeHidden();
  await expectGoodLooks(page);

  // The sender is asked for nothing while the bank has the check.
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const sender = await context.newPage();
  await sender.goto(`/dashboard/shipments/${shipment}`);
  await expect(sender.getByText(`${rest} by check is waiting for the bank`).first()).toBeVisible();
  await expect(sender.getByRole('link', { name: /^Pay \$/ })).toBeHidden();
  await expectGoodLooks(sender);
  await sender.goto(`/dashboard/invoices/${invoice.number}`);
  await expect(sender.getByRole('heading', { name: `Waiting for the bank: ${rest} by check` })).toBeVisible();
  await expect(sender.getByRole('heading', { name: 'Pay online' })).toBeHidden();
  await context.close();

  await page.goto('/staff/takings');
  const waits = page.locator('section', {
    has: page.getByRole('heading', { name: 'Checks that wait for the bank' }),
  });
  await waits
    .getByRole('link', { name: invoice.number })
    .or(waits.getByRole('link', { name: rest }))
    .first()
    .click();
  await page.getByRole('button', { name: `The bank has paid ${rest}` }).click();
  await expect(page.getByRole('heading', { name: 'Paid in full. Nothing left to pay.' })).toBeVisible();

  await page.goto('/staff/takings');
  await page.getByLabel('Cash in it now').fill('239');
  await page.getByRole('button', { name: 'Close my drawer with $239.00' }).click();
  await expect(page.getByText(`${dollars(FLOAT + CASH)} should be in the drawer`)).toBeVisible();
  await page.getByLabel('Cash in it now').fill('240');
  await page.getByRole('button', { name: 'Close my drawer with $240.00' }).click();
  await expect(page.getByText(/Right to the cent/)).toBeVisible();
  // What was done is said for some seconds, and fades.
  await expect(page.getByText('Your drawer is closed.')).toBeVisible();
  await expect(page.getByText('Your drawer is closed.')).toBeHidden({ timeout: 15_000 });
  await expectGoodLooks(page);
});
