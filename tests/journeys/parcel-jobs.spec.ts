import { devices, type Page } from '@playwright/test';
import { countPrints, handsOn, newTracking } from './support/bench.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { digits, newUps, pageOf, picture } from './support/parcels.ts';
import { expect, test } from './support/test.ts';
import { viewports } from './support/viewports.ts';

/** A file is looked through, and an index follows, within a second or two where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 180_000 });

/** Loads a screen until it shows something that follows a moment after it was written. */
const openUntil = async (page: Page, path: string, shown: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await page.goto(path);
    await shown();
  }).toPass(soon);
};

const attach = async (page: Page, label: string, name: string): Promise<void> => {
  const file = { name, mimeType: 'image/jpeg', buffer: await picture(page) };
  await page.getByLabel(label).first().setInputFiles(file);
  await expect(page.getByText(`${name} is here`)).toBeVisible(soon);
};

/** Announces a number with what is inside and its invoice. */
const announce = async (page: Page, tracking: string, store: string): Promise<void> => {
  await page.goto('/dashboard/mailbox/announce');
  await page.getByLabel('Tracking number').fill(tracking);
  await expect(page.getByText('UPS brings it.')).toBeVisible();
  await page.getByText('What is inside, invoice (can come later)').click();
  await page.getByLabel('Store (optional)').fill(store);
  await page.getByLabel('What is it?').fill('Canvas shoes');
  await page.getByLabel('$ for one').fill('18.49');
  await attach(page, 'Invoice of the store', 'order.jpg');
  await page.getByText('No, nothing like it').click();
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.waitForURL('**/dashboard/mailbox');
};

type Hands = ReturnType<typeof handsOn>;

/** What the hands do with a parcel whose label is scanned. */
const record = async (hands: Hands, shelf: string): Promise<void> => {
  await hands.fill('Weight in pounds', '5');
  await hands.tap('10 × 8 × 6');
  await hands.photo();
  await hands.scan(shelf);
};

test('what a shopper has announced is received while the network is gone in the middle, and is ready to be sent without a question', {
  tag: looks,
}, async ({ page: clerk, context, browser, baseURL, sessionOf, signedInAs }) => {
  const tracking = newUps();
  const store = `Sample Store ${digits(4)}`;
  const shopper = await pageOf({ browser, baseURL, sessionOf }, 'customer');
  await shopper.goto('/dashboard/mailbox');
  await shopper.getByText('Your U.S. address to shop with').click();
  await expect(shopper.getByRole('button', { name: 'Copy Address' })).toBeVisible();
  await expect(shopper.getByText(/^Mailbox \d{5,}$/).first()).toBeVisible();
  await announce(shopper, tracking, store);
  const expected = shopper.getByRole('region', { name: 'Expected' });
  await expect(expected.getByText(tracking)).toBeVisible();
  // Nobody announces the same parcel twice, however they type it.
  await shopper.goto('/dashboard/mailbox/announce');
  await shopper.getByLabel('Tracking number').fill(tracking.toLowerCase().replace(/(.{4})/g, '$1 '));
  await shopper.getByRole('button', { name: 'Announce it' }).click();
  await expect(shopper.getByText('You have announced this number already.')).toBeVisible();
  await expectGoodLooks(shopper);

  await countPrints(clerk);
  await signedInAs('warehouse');
  await clerk.goto('/staff/receiving');
  const parcel = clerk.getByRole('region', { name: 'The parcel' });
  await expect(parcel.getByText('Scan a label.')).toBeVisible();
  const isKept = () => clerk.evaluate(async () => (await caches.match('/staff/dock')) !== undefined);
  await expect.poll(isKept, soon).toBe(true);
  const hands = handsOn(clerk);
  // With the first parcel of a device comes the part that says what waits to be sent.
  await hands.scan(newTracking());
  await record(hands, 'U-01');
  await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
  await hands.scan(tracking);
  await expect(parcel.getByText('Sample Customer')).toBeVisible();
  await context.setOffline(true);
  await record(hands, 'B-04');
  await expect(parcel.getByText('Kept on this device')).toBeVisible();
  await expect(parcel.getByText('Sample Customer')).toBeVisible();
  await context.setOffline(false);
  const last = clerk.getByRole('region', { name: 'Last parcels' }).getByRole('listitem').first();
  await expect(last.getByText('Received', { exact: true })).toBeVisible(soon);

  const here = shopper.getByRole('region', { name: 'Here' });
  const row = here.getByRole('link', { name: `${store} 5 lb` });
  await openUntil(shopper, '/dashboard/mailbox', () => expect(row).toBeVisible({ timeout: 3000 }));
  await expect(expected.getByText(tracking)).toHaveCount(0);
  await row.click();
  await expect(shopper.getByText(tracking)).toBeVisible();
  await expect(shopper.getByRole('heading', { name: /^Send it on by / })).toBeVisible();
  await expect(shopper.getByText('10 × 8 × 6 in')).toBeVisible();
  await expect(shopper.getByAltText('Your parcel as it came')).toBeVisible(soon);
  await shopper.context().close();
});

test.describe('on a desktop', () => {
  const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
  test.use({ ...desktop, viewport: viewports.desktop });

  test('a parcel that nobody knows is missed by its owner, proved with an invoice, found by the desk, and both histories tell', {
    tag: looks,
  }, async ({ page: desk, browser, baseURL, sessionOf, signedInAs, isMobile }) => {
    const tracking = newTracking();
    const clerk = await pageOf({ browser, baseURL, sessionOf }, 'warehouse');
    await countPrints(clerk);
    await clerk.goto('/staff/receiving');
    const parcel = clerk.getByRole('region', { name: 'The parcel' });
    await expect(parcel.getByText('Scan a label.')).toBeVisible();
    const hands = handsOn(clerk);
    await hands.scan(tracking);
    await expect(parcel.getByText('We do not know whose it is.')).toBeVisible();
    await hands.fill('Mailbox or name on the label', 'Sample Custmer');
    // A name alone only suggests, and this clerk is not sure.
    await hands.tap('Nobody of these');
    await record(hands, 'U-01');
    await expect(parcel.getByText('Received', { exact: true })).toBeVisible();
    const code = (await parcel.getByText(/^PCL-[0-9A-Z]{8}$/).textContent()) ?? '';
    await clerk.context().close();

    const owner = await pageOf({ browser, baseURL, sessionOf }, 'customer');
    await owner.goto('/dashboard/mailbox/missing');
    await owner.getByLabel('Tracking number').fill(tracking);
    await owner
      .getByLabel('What is in it, and what does the box look like?')
      .fill('Blue shoes in a white box');
    await attach(owner, 'Proof', 'order.jpg');
    await owner.getByRole('button', { name: 'Look for it' }).click();
    // Whoever asks learns when we answer, and not that a parcel with this number lies here.
    await expect(owner.getByText(/You will have our answer by \w{3}, \w{3} \d+/).first()).toBeVisible();
    const mine = owner.getByRole('listitem').filter({ hasText: tracking });
    await expect(mine.getByText('Searching')).toBeVisible(soon);
    const reference = /TRC-[0-9A-Z]{6}/.exec((await mine.textContent()) ?? '')?.[0] ?? '';
    await expectGoodLooks(owner);

    await signedInAs('staff');
    const task = desk.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: reference });
    await openUntil(desk, '/staff/tasks?kind=TRACE', () => expect(task).toBeVisible({ timeout: 3000 }));
    await task.getByRole('link', { name: isMobile ? 'Search for a parcel' : /^Open/ }).click();
    await expect(desk.getByText('Answer promised by')).toBeVisible();
    await desk.getByRole('button', { name: /^U-01/ }).click();
    await expect(desk.getByText(/^1 of \d+ looked through\.$/)).toBeVisible();
    await expectGoodLooks(desk);
    await desk.getByRole('region', { name: 'Could be it' }).getByRole('link', { name: code }).click();
    await expect(desk.getByText('The label says')).toBeVisible();
    await expect(desk.getByText(/misses this number/)).toBeVisible();
    await desk.getByRole('link', { name: `Their search ${reference}` }).click();
    const suspect = desk.getByRole('listitem').filter({ hasText: code });
    await suspect.getByRole('button', { name: 'This is it' }).click();
    await desk.getByLabel('How do you know?').fill('Your invoice names these shoes.');
    await desk.getByRole('button', { name: 'It is theirs' }).click();
    await expect(desk.getByText('Your invoice names these shoes.')).toBeVisible();
    await desk.getByRole('link', { name: code }).click();
    const history = desk.getByRole('region', { name: 'History' });
    await expect(history.getByText('You put it in a mailbox')).toBeVisible();
    await expect(history.getByText(`Found by search ${reference}.`, { exact: false })).toBeVisible();
    await expect(history.getByText('State: Unidentified → On a shelf')).toBeVisible();
    await expectGoodLooks(desk);

    await owner.reload();
    await expect(mine.getByText('Found', { exact: true })).toBeVisible();
    await expect(mine.getByText('Your invoice names these shoes.')).toBeVisible();
    await mine.getByRole('link', { name: `Open ${code}` }).click();
    await expect(owner.getByText('We found out that it is yours')).toBeVisible();
    await expect(owner.getByRole('heading', { name: 'Say what is inside and what it cost' })).toBeVisible();
    await owner.context().close();
  });
});
