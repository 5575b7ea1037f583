import type { Locator, Page } from '@playwright/test';
import { dollars } from '#domain/kernel/money.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { expectAccessible } from './support/accessible.ts';
import { ask, bookThree } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';
import { AWAKE_PAGE_LIMIT, AWAKE_SCRIPT_LIMIT, weighed } from './support/weighed.ts';

interface Invoices {
  readonly items: readonly { readonly number: string; readonly shipment: string; readonly charged: number }[];
}

/** What an aunt pays of an invoice, in cents. */
const PART = 12_300;

/** Books three pieces as the customer, and answers with their invoice, which follows from the booking. */
const billed = async (sender: Page): Promise<Invoices['items'][number]> => {
  const booked = await bookThree(sender);
  const mine = async () => {
    const { items } = await ask<Invoices>(sender, { method: 'GET', path: '/api/invoices?limit=25' });
    return items.find(({ shipment }) => shipment === booked.number);
  };
  await expect.poll(mine, { timeout: 30_000 }).toBeDefined();
  const invoice = await mine();
  if (invoice === undefined) throw new Error('The invoice is gone.');
  return invoice;
};

/** Counts the taps of somebody from a button in a letter, which is the first. */
const tapping = () => {
  let taps = 1;
  return {
    tap: async (what: Locator): Promise<void> => {
      taps += 1;
      await what.click();
    },
    taps: (): number => taps,
  };
};

/** What nobody but us and the card provider has any use for. */
const providersIds = /\b(?:pi|ch|cs|py|re)_\w/;

test('an aunt without an account pays a part by a link, and both see what is left', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  mailTo,
  sessionOf,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const sender = await context.newPage();
  await sender.goto('/dashboard/invoices');
  const { number, shipment, charged } = await billed(sender);
  await sender.goto(`/dashboard/invoices/${number}`);
  await sender.getByRole('button', { name: 'Make a link' }).click();
  const link = (await sender.getByText(`/pay#${number}`).textContent()) ?? '';
  await expectAccessible(sender);

  const { tap, taps } = tapping();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /asks you to pay for a shipment to/ })).toBeVisible();
  await expect(page.getByText(`${dollars(charged)} left to pay`)).toBeVisible();
  // The real deadline: the cutoff of the flight, and not the end of the link.
  await expect(
    page.getByText(/^Pay by .+, 4:00 PM \(New Jersey time\)\. Then it (?:flies|can fly) /),
  ).toBeVisible();
  await expectGoodLooks(page);
  // Nobody learns more of the sender and the shipment than the first names.
  await expect(page.locator('main')).not.toContainText(shipment);
  await page.getByLabel('Amount in U.S. dollars').fill('123.00');
  await tap(page.getByRole('button', { name: 'Pay $123.00 by card' }));
  await page.getByLabel('E-mail for the receipt').fill('aunt@example.test');
  await tap(page.getByRole('button', { name: 'Pay $123.00' }));
  await expect(page.getByText('Thank you. Your payment was made.')).toBeVisible();
  expect(taps(), 'taps from the link to paid').toBeLessThanOrEqual(3);
  await expect(page.getByText(`${dollars(charged - PART)} left to pay`)).toBeVisible();
  await expectAccessible(page);
  const receipt = await mailTo('aunt@example.test', new RegExp(`^Receipt: \\$123\\.00 for .*${number}`));
  expect(`${receipt.text} ${receipt.html}`).not.toMatch(providersIds);

  await sender.reload();
  await expect(sender.getByRole('heading', { name: `To pay: ${dollars(charged - PART)}` })).toBeVisible();
  await sender.getByRole('button', { name: 'Take the link back' }).click();
  await expect(sender.getByRole('button', { name: 'Take the link back' })).toBeHidden();
  await context.close();
});

test('a sender pays in three taps from a letter, and reads nowhere what the card provider calls it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.goto('/dashboard/invoices');
  const { number, charged } = await billed(page);
  // Where the button of a letter leads.
  const { tap, taps } = tapping();
  await page.goto(`/dashboard/invoices/${number}`);
  await tap(page.getByRole('button', { name: `Pay ${dollars(charged)} by card` }));
  await page.getByLabel('E-mail for the receipt').fill('sender@example.test');
  await tap(page.getByRole('button', { name: `Pay ${dollars(charged)}` }));
  await expect(page.getByText('Thank you. Paid in full. Nothing left to pay.')).toBeVisible();
  expect(taps(), 'taps from the letter to paid').toBeLessThanOrEqual(3);
  await expect(page.getByRole('heading', { name: 'Paid in full. Nothing left to pay.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden();
  await expect(page.getByText('Paid by card online')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(providersIds);
  await page.goto('/dashboard/statement');
  await expect(page.getByText('Paid by card online').first()).toBeAttached();
  await expect(page.locator('main')).not.toContainText(providersIds);
});

test('invoices and statement are found from the dashboard and the menu, and say what went to whom and what is left', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('customer');
  await page.setViewportSize(viewports.phone);
  await page.goto('/dashboard');
  const { number, charged } = await billed(page);
  await expect(page.getByRole('link', { name: 'My invoices' }).first()).toBeVisible();
  await page.getByLabel('Menu').first().click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // What is theirs, before what we sell.
  expect((await menu.getByRole('link').allTextContents()).slice(0, 10)).toEqual([
    'Dashboard',
    'My shipments',
    'My parcels',
    'My bookings',
    'My invoices',
    'Statement',
    'My quotes',
    'Create Shipment',
    'My Profile',
    'Shipping Calculator',
  ]);
  await menu.getByRole('link', { name: 'My invoices' }).click();
  const row = page.getByRole('list', { name: 'My invoices' }).getByRole('link').filter({ hasText: number });
  await expect(row).toContainText(/^1 barrel and 2 boxes to Georgetown for ./);
  await expect(row).toContainText(`${dollars(charged)} left to pay by `);
  const cut = await page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML),
    );
  expect(cut, 'what is cut at 360 px').toEqual([]);
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Statement' }).first().click();
  await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible();
  // On a page of the site, too.
  await page.setViewportSize(viewports.phone);
  await page.goto('/faq');
  await page.getByLabel('Menu').first().click();
  await expect(menu.getByRole('link').first()).toHaveText('Dashboard');
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
