import type { Browser } from '@playwright/test';
import type { VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { countPrints, handsOn, newTracking } from './support/bench.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import type { sessionsIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

interface World {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly sessionOf: ReturnType<typeof sessionsIn>;
}

interface Own {
  readonly address: VirtualAddress;
  readonly mailbox_number: string;
}

/** Name and mailbox of the demo customer, as a store prints them on a label. */
const customerOf = async ({ browser, baseURL, sessionOf }: World) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const page = await context.newPage();
  await page.goto('/dashboard');
  const { address, mailbox_number: mailbox } = await ask<Own>(page, {
    method: 'GET',
    path: '/api/virtual-address',
  });
  await context.close();
  return { name: address.name, mailbox };
};

test('a parcel with a label is received with six touches, two small requests and one label printed', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const { name, mailbox } = await customerOf({ browser, baseURL, sessionOf });
  const printed = await countPrints(page);
  await signedInAs('warehouse');
  await page.goto('/staff/receiving');
  const parcel = page.getByRole('region', { name: 'The parcel' });
  await expect(parcel.getByText('Scan a label.')).toBeVisible();
  const sizes: number[] = [];
  page.on('response', async (answer) => {
    if (/\/api\/bench\/(lookups|parcels)$/.test(answer.url()))
      sizes.push((answer.request().postData() ?? '').length + (await answer.body()).length);
  });

  const hands = handsOn(page);
  await hands.scan(newTracking());
  await expect(parcel.getByText('We do not know whose it is.')).toBeVisible();
  sizes.length = 0;
  await hands.fill('Mailbox or name on the label', `${mailbox} ${name}`);
  await expect(parcel.getByText(name)).toBeInViewport();
  await expect(parcel.getByText(mailbox, { exact: true })).toBeInViewport();
  await hands.fill('Weight in pounds', '5.35');
  await hands.tap('10 × 8 × 6');
  await hands.photo();
  await expectGoodLooks(page);
  await hands.scan('B-04');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  expect(hands.count()).toBeLessThanOrEqual(6);

  // Never an address, a phone number or an e-mail.
  await expect(parcel).not.toContainText('@');
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000);
  expect(await printed()).toBe(1);
  await expect(page.locator('.parcel-label')).toContainText(mailbox);
});

test('parcels are received while the network is gone and the page is loaded again, and find their owner after it', async ({
  page,
  context,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const { name, mailbox } = await customerOf({ browser, baseURL, sessionOf });
  await countPrints(page);
  await signedInAs('warehouse');
  await page.goto('/staff/receiving');
  const parcel = page.getByRole('region', { name: 'The parcel' });
  await expect(parcel.getByText('Scan a label.')).toBeVisible();
  const isKept = () => page.evaluate(async () => (await caches.match('/staff/dock')) !== undefined);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  const hands = handsOn(page);
  await hands.scan(newTracking());
  await expect(parcel.getByText('No connection. Go on')).toBeVisible();
  await hands.fill('Mailbox or name on the label', `${mailbox} ${name}`);
  await hands.fill('Weight in pounds', '12');
  // The page is killed with a parcel in hand: it is there again, with what was typed.
  await page.reload();
  await expect(parcel.getByText(`Label: ${mailbox} ${name}`)).toBeVisible();
  await expect(parcel.getByText('12 lb')).toBeVisible();
  await hands.fill('Size in inches', '12*9*4');
  await hands.scan('C-02');
  await hands.tap('Close it without a photo');
  await expect(parcel.getByText('Kept on this device')).toBeVisible();
  await expect(page.getByText('1 scan not sent').first()).toBeVisible();

  await context.setOffline(false);
  const lines = page.getByRole('region', { name: 'Last parcels' });
  await expect(lines.getByText(`C-02 ${mailbox} ${name}`)).toBeVisible();
  await expect(page.getByText('1 scan not sent')).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Correct PCL-/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^Correct PCL-/ });
  await form.getByLabel('Shelf').fill('C-03');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(lines.getByText(`C-03 ${mailbox} ${name}`)).toBeVisible();
  await expectGoodLooks(page);
});
