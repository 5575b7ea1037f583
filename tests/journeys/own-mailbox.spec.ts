import type { Page } from '@playwright/test';
import { parcelCode } from '#domain/parcels/reference.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { newCustomer } from './support/new-customer.ts';
import { digits, pageOf, picture } from './support/parcels.ts';
import { sendFile } from './support/send-file.ts';
import { expect, test } from './support/test.ts';

/** A file is looked through within a second or two where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 180_000 });

const newCode = (): string => parcelCode.of(crypto.getRandomValues(new Uint8Array(8)));

/** A clerk receives a parcel that was announced or has a mailbox number on it, and sends its photo as the bench does. */
const receive = async (
  page: Page,
  scanned: string,
  whose: { readonly mailbox?: string } = {},
): Promise<string> => {
  const code = newCode();
  await ask(page, {
    path: '/api/bench/parcels',
    body: {
      code,
      at: new Date().toISOString(),
      scanned,
      weightLb: 3.2,
      sides: { length: 14, width: 9, height: 5 },
      condition: 'SEALED',
      shelf: 'B-04',
      ...whose,
    },
  });
  const subject = { kind: 'parcel', id: code } as const;
  await sendFile(
    page,
    { subject, purpose: 'PARCEL_PHOTO', contentType: 'image/jpeg' },
    new Uint8Array(await picture(page)),
  );
  return code;
};

const mailOf = (tracking: string): string => `From: Amazon.com <shipment-tracking@amazon.com>
Subject: Shipped

Your package was shipped!
Order #112-4410093-${digits(7)}
* Canvas Shoes, Size 8, Blue
  Quantity: 2
  18.49 USD
Tracking ID: ${tracking}`;

/** Announces what a pasted mail says, and answers the one question. */
const announce = async (page: Page, tracking: string): Promise<void> => {
  await page.goto('/dashboard/mailbox');
  await page.getByRole('link', { name: 'Announce a parcel' }).first().click();
  await page.getByLabel('Paste the store’s e-mail').fill(mailOf(tracking));
  await page.getByRole('button', { name: 'Fill in from the e-mail' }).click();
  await expect(page.getByText('Filled in 1 parcel from the e-mail')).toBeVisible();
  await expect(page.getByLabel('Tracking number')).toHaveValue(tracking);
  await expect(page.getByLabel('$ for one')).toHaveValue('18.49');
  await page.getByText('No, nothing like it').click();
};

test('parcels are announced by their mails, seen with their photo, freed of a hold, and sent to Georgetown together', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, signedInAs }) => {
  const numbers = [`TBA${digits(12)}`, `TBA${digits(12)}`];
  await signedInAs('customer');
  for (const tracking of numbers) {
    await announce(page, tracking);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.waitForURL('**/dashboard/mailbox');
    await expect(page.getByRole('region', { name: 'Expected' }).getByText(tracking)).toBeVisible();
  }

  const clerk = await pageOf({ browser, baseURL, sessionOf }, 'warehouse');
  await clerk.goto('/staff');
  const codes = [
    await receive(clerk, numbers[0] ?? ''),
    await receive(clerk, ` ${numbers[1]?.toLowerCase()} `),
  ];
  await clerk.context().close();

  for (const code of codes) {
    await page.goto(`/dashboard/mailbox/${code}`);
    const photo = page.getByAltText('Your parcel as it came');
    await expect(async () => {
      if (!(await photo.isVisible())) await page.reload();
      await expect(photo).toHaveJSProperty('complete', true);
      expect(await photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    }).toPass(soon);
    await expect(page.getByRole('heading', { name: 'Add the store’s invoice' })).toBeVisible();
    const bytes = await picture(page);
    await page
      .getByLabel('Invoice of the store', { exact: true })
      .first()
      .setInputFiles({ name: 'order.jpg', mimeType: 'image/jpeg', buffer: bytes });
    await expect(page.getByText('order.jpg is here')).toBeVisible(soon);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('heading', { name: /^Send it on by / })).toBeVisible();
  }

  await page.goto(`/dashboard/mailbox/send?parcels=${codes.join(',')}`);
  await expect(page.getByRole('heading', { name: 'Who receives them?' })).toBeVisible();
  const somebodyElse = page.getByText('Someone else', { exact: true });
  if (await somebodyElse.isVisible()) await somebodyElse.click();
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Guyana' });
  await page.getByLabel('Name, as in the passport').fill('Marva Sample');
  await page.getByLabel('Phone', { exact: true }).fill('600-1234');
  await page.getByLabel('Street and number').fill('12 Sample Street');
  await page.getByLabel('City or village').fill('Georgetown');
  const purpose = page.getByLabel('What is it for?');
  if (await purpose.isVisible()) await purpose.selectOption({ label: 'A gift' });
  await page.getByText('Nothing forbidden is inside').click();
  await page.getByText('I agree that my goods may be opened').click();
  await expectGoodLooks(page);
  // 7.6 lb by their size are eight pounds to Guyana, and goods of a mailbox have no minimum.
  await page.getByRole('button', { name: 'Book for $28.00' }).click();
  await page.waitForURL(/\/dashboard\/shipments\/[0-9A-Z]{5}-/);
  await expect(page.getByText('Marva Sample').first()).toBeVisible();

  await page.goto(`/dashboard/mailbox/${codes[0]}`);
  await expect(page.getByText('It is booked to fly', { exact: true })).toBeVisible(soon);
  await page.goto('/dashboard/mailbox');
  await expectGoodLooks(page);
});

test('a parcel that needs its owner is named by its photo and what to do, on the first screen and above the notifications', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, mailTo }) => {
  // Their own: only three parcels are named, and other journeys receive more.
  await newCustomer(page, baseURL, mailTo, 'parcel');
  const { mailbox_number: mailbox } = await ask<{ mailbox_number: string }>(page, {
    method: 'GET',
    path: '/api/virtual-address',
  });
  const clerk = await pageOf({ browser, baseURL, sessionOf }, 'warehouse');
  await clerk.goto('/staff');
  const code = await receive(clerk, `TBA${digits(12)}`, { mailbox });
  await clerk.context().close();

  await page.goto(`/dashboard/mailbox/${code}`);
  const title = 'Say what is inside and what it cost';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const needsYou = page.getByRole('region', { name: 'Needs you' });
  for (const path of ['/dashboard', '/dashboard/notifications']) {
    await expect(async () => {
      await page.goto(path);
      await expect(needsYou.locator('img')).toHaveJSProperty('complete', true);
    }).toPass(soon);
    await expect(needsYou.getByRole('heading', { level: 3 })).toHaveText([title]);
    await expectGoodLooks(page);
  }
  // What is said above is not said again below.
  await page.goto('/dashboard');
  await expect(page.getByText('1 needs you')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(1);
  await needsYou.getByRole('link', { name: 'Say what is inside' }).click();
  await page.waitForURL(`**/dashboard/mailbox/${code}`);
});
