import { dollars } from '#domain/kernel/money.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask, bookThree } from './support/dock.ts';
import { looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

interface Invoices {
  readonly items: readonly { readonly number: string; readonly shipment: string; readonly charged: number }[];
}

/** What an aunt pays of an invoice, in cents. */
const PART = 12_300;

test('an aunt without an account pays a part by a link, and both see what is left', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const sender = await context.newPage();
  await sender.goto('/dashboard/invoices');
  const booked = await bookThree(sender);
  const mine = async () => {
    const { items } = await ask<Invoices>(sender, { method: 'GET', path: '/api/invoices?limit=25' });
    return items.find(({ shipment }) => shipment === booked.number);
  };
  // The invoice follows from the booking.
  await expect.poll(mine, { timeout: 30_000 }).toBeDefined();
  const { number = '', charged = 0 } = (await mine()) ?? {};
  await sender.goto(`/dashboard/invoices/${number}`);
  await sender.getByRole('button', { name: 'Make a link' }).click();
  const link = (await sender.getByText(`/pay#${number}`).textContent()) ?? '';
  await expectAccessible(sender);

  await page.goto(link);
  await expect(page.getByText(`${dollars(charged)} is still to be paid.`)).toBeVisible();
  await expectAccessible(page);
  // Nobody learns more of the sender and the shipment than the first names.
  await expect(page.locator('main')).not.toContainText(booked.number);
  await page.getByLabel('Amount in U.S. dollars').fill('123.00');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByLabel('E-mail for the receipt').fill('aunt@example.test');
  await page.getByRole('button', { name: 'Pay $123.00' }).click();
  await expect(page.getByText('Thank you. Your payment was made.')).toBeVisible();
  await expect(page.getByText(`${dollars(charged - PART)} is still to be paid.`)).toBeVisible();
  await expectAccessible(page);

  await sender.reload();
  await expect(sender.getByRole('heading', { name: `To pay: ${dollars(charged - PART)}` })).toBeVisible();
  await sender.getByRole('button', { name: 'Take the link back' }).click();
  await expect(sender.getByRole('button', { name: 'Take the link back' })).toBeHidden();
  await context.close();
});
