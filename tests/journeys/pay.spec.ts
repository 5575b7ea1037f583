import { dollars } from '#domain/kernel/money.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask, bookThree } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { AWAKE_PAGE_LIMIT, AWAKE_SCRIPT_LIMIT, weighed } from './support/weighed.ts';

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

test('the link of a sample opens a small page, and no address ever has its secret', { tag: looks }, async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/local/api/samples')).json();
  const samples: readonly { readonly payer?: string }[] = items;
  const link = samples.find(({ payer }) => payer !== undefined)?.payer ?? '';
  const secret = link.split('.')[1] ?? '';
  expect(secret).toHaveLength(22);
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url(), sent.headers().referer ?? ''));
  const kilobytes = weighed(page);
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^Pay \$[\d,.]+ by card$/ })).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await kilobytes.whole(), 'kilobytes of the opened page').toBeLessThanOrEqual(AWAKE_PAGE_LIMIT);
  expect(await kilobytes.scripts(), 'kilobytes of scripts').toBeLessThanOrEqual(AWAKE_SCRIPT_LIMIT);
  expect(addresses.some((address) => address.endsWith('/api/pay'))).toBe(true);
  // The browser itself keeps what is behind the # to itself; Playwright shows it for the document alone.
  expect(addresses.filter((address) => address.replace(/#.*$/, '').includes(secret))).toEqual([]);
  await expectGoodLooks(page);
});

test('a forged link to pay gets one plain answer', { tag: looks }, async ({ page }) => {
  await page.goto('/pay#INV-1000001.c2FtcGxlLXNlY3JldC0wMQ');
  await expect(page.getByRole('alert')).toContainText(payWords.refused);
  await expectGoodLooks(page);
});
