import type { Browser } from '@playwright/test';
import type { VirtualAddress } from '#domain/mailboxes/virtual-address.ts';
import { countPrints, handsOn, newTracking, withScaleAndPrinter } from './support/bench.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
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

/** Name and mailbox of the demo customer, as a store prints them on a label. They announce these parcels. */
const customerOf = async ({ browser, baseURL, sessionOf }: World, announced: readonly string[] = []) => {
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
  for (const tracking of announced) {
    const declaration = { store: 'Sample Store', lines: [{ description: 'Summer dress', quantity: 2 }] };
    await ask(page, {
      path: '/api/pre-alerts',
      body: { id: crypto.randomUUID(), tracking, declaration },
    });
  }
  await context.close();
  return { name: address.name, mailbox };
};

test('a parcel that was announced is received with five touches, two small requests and one label printed', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const tracking = newTracking();
  const { name, mailbox } = await customerOf({ browser, baseURL, sessionOf }, [tracking]);
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
  await hands.scan(tracking);
  await expect(parcel.getByText(name)).toBeInViewport();
  await expect(parcel.getByText(mailbox, { exact: true })).toBeInViewport();
  await hands.fill('Weight in pounds', '5.35');
  await hands.tap('10 × 8 × 6');
  await hands.photo();
  await expectGoodLooks(page);
  await hands.scan('B-04');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  expect(hands.count()).toBeLessThanOrEqual(5);

  // Never an address, a phone number or an e-mail.
  await expect(parcel).not.toContainText('@');
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000);
  expect(await printed()).toBe(1);
  await expect(page.locator('.parcel-label')).toContainText(mailbox);
  await expect(page.getByText('Not recorded')).toHaveCount(0);

  // The same number once more is no second parcel, unless it is a second box.
  await hands.scan(tracking);
  await expect(parcel.getByText('This number was received already.')).toBeInViewport();
  await hands.tap('It is that parcel');
  await expect(parcel.getByText('Nothing was recorded of it.')).toBeVisible();
});

test('with a scale and a label printer, four touches receive a parcel', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const tracking = newTracking();
  const { mailbox } = await customerOf({ browser, baseURL, sessionOf }, [tracking]);
  const printed = await countPrints(page);
  const onPrinter = await withScaleAndPrinter(page);
  await signedInAs('warehouse');
  await page.goto('/staff/receiving');
  const parcel = page.getByRole('region', { name: 'The parcel' });
  await expect(page.getByText('The scale is connected.')).toBeVisible();
  await expect(page.getByText('The label printer is connected.')).toBeVisible();
  const hands = handsOn(page);
  await hands.scan(tracking);
  await expect(parcel.getByText('5.35 lb')).toBeVisible();
  await hands.tap('10 × 8 × 6');
  await hands.photo();
  await hands.scan('B-04');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  expect(hands.count()).toBeLessThanOrEqual(4);
  expect(await onPrinter()).toContain(`^FD${mailbox}^FS`);
  expect(await printed()).toBe(0);
});

test('the simulated scale and label printer of the console weigh and print, without a key or a dialog', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  const printed = await countPrints(page);
  await signedInAs('warehouse');
  await page.goto('/local/bench');
  await page.getByRole('button', { name: 'Use the simulated scale and printer' }).click();
  await page.getByLabel('Pounds').fill('7.4');
  await page.getByRole('button', { name: 'Put it on the scale' }).click();
  await expect(page.getByText('They are on.')).toBeVisible();

  await page.goto('/staff/receiving');
  await page.getByRole('button', { name: 'Connect the scale' }).click();
  await page.getByRole('button', { name: 'Connect the label printer' }).click();
  await expect(page.getByText('The label printer is connected.')).toBeVisible();
  const parcel = page.getByRole('region', { name: 'The parcel' });
  const hands = handsOn(page);
  await hands.scan(newTracking());
  await expect(parcel.getByText('7.4 lb')).toBeVisible();
  await hands.tap('10 × 8 × 6');
  await hands.photo();
  await hands.scan('B-04');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  const code = (await parcel.getByText(/^PCL-/).textContent()) ?? '';
  expect(await printed()).toBe(0);

  await page.goto('/local/bench');
  const label = page.getByRole('article').filter({ hasText: code });
  for (const text of ['UNIDENTIFIED', 'B-04']) await expect(label.getByText(text)).toBeVisible();
  await expectGoodLooks(page);
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

  const hands = handsOn(page);
  await hands.scan(newTracking());
  await hands.fill('Weight in pounds', '3');
  await hands.tap('12 × 9 × 4');
  await hands.photo();
  await hands.scan('C-01');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  // What waits to be sent is said by a part that comes with the first parcel of a device.
  const isWaiting = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('skybarrel.unsent.')));
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(false);

  await context.setOffline(true);
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
  await expect(page.getByText('Not recorded')).toHaveCount(0);

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
