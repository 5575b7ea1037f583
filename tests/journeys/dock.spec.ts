import type { Page } from '@playwright/test';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import { threeOfTheCustomer, wedge } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** The QR code of a shop on a box: the page stays, says that it is none of ours, and hears the next label. */
const scansForeignCode = async (page: Page) => {
  // All keys at once: a busy machine would type more slowly than a scanner does.
  await wedge(page, 'https://example.test/p/x');
  await expect(page.getByText('“https://example.test/p/x” is not one of our labels.')).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/dock/);
};

test('three pieces are checked in by scanner, the last without a network, and one is taken back', async ({
  page,
  context,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const number = await threeOfTheCustomer({ browser, baseURL, sessionOf });

  await signedInAs('warehouse');
  await page.goto('/staff/dock');
  await expect(page.getByText('Scan a label.')).toBeVisible();
  const sizes: number[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/scans'))
      sizes.push((answer.request().postData() ?? '').length + (await answer.body()).length);
  });
  const piece = page.getByRole('region', { name: 'The piece' });
  for (const n of [1, 2]) {
    await wedge(page, pieceCode(number, n));
    await expect(piece.getByText(`${n}/3`)).toBeVisible();
    await expect(piece.getByText('Checked in', { exact: true })).toBeVisible();
  }
  // The dock opens without a network, too, with everything that was not sent.
  const isKept = () => page.evaluate(async () => (await caches.match('/staff/dock')) !== undefined);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  await scansForeignCode(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Scan a label.')).toBeVisible();
  await scansForeignCode(page);
  await wedge(page, pieceCode(number, 3));
  await expect(page.getByText('1 scan not sent')).toBeVisible();
  await context.setOffline(false);
  await expect(piece.getByText('3/3')).toBeVisible();
  await expect(page.getByText('1 scan not sent')).toBeHidden();
  await page.getByRole('button', { name: `Undo ${number} piece 2` }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expectGoodLooks(page);
  // One request for each scan, of less than two kilobytes.
  expect(sizes).toHaveLength(3);
  for (const size of sizes) expect(size).toBeLessThan(2000);
  await page.goto(`/staff/shipments/${number}`);
  await expect(page.getByText('recorded “Taken back” for piece 2')).toBeVisible();
});

test('on a phone the answer is in sight in every mode, an alarm stops the work, and the wrong flight is refused', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const number = await threeOfTheCustomer({ browser, baseURL, sessionOf });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInAs('warehouse');
  const piece = page.getByRole('region', { name: 'The piece' });
  await page.goto('/staff/dock');
  // Boxes without labels: the whole shipment is checked in together, and its labels are printed here.
  await page.getByLabel('Number, name or phone').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(piece.getByRole('button', { name: 'Check in all 3' })).toBeVisible();
  const [labels] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/desk/papers')),
    piece.getByRole('button', { name: 'Print all 3 labels' }).click(),
  ]);
  expect(labels.status()).toBe(200);
  for (const mode of ['Weigh', 'Screen', 'Load', 'Offload', 'Find', 'Check in']) {
    await page.getByText(mode, { exact: true }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(async () => {
      const [answer, choices] = await Promise.all([
        piece.boundingBox(),
        page.getByRole('group', { name: 'What each scan does' }).boundingBox(),
      ]);
      expect(answer?.y).toBeLessThan(370);
      expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(choices?.y ?? 0);
    }, mode).toPass({ timeout: 15_000 });
  }
  await wedge(page, pieceCode(number, 3));
  await expect(piece.getByText('Checked in', { exact: true })).toBeInViewport();

  await page.getByText('Screen', { exact: true }).click();
  await page.getByText('Alarm', { exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await wedge(page, pieceCode(number, 3));
  const alarm = page.getByRole('alert').filter({ hasText: 'ALARM. Stop. Set piece 3 aside.' });
  await expect(alarm).toBeInViewport();
  await expect(piece.getByText('Recorded. The shipment does not fly')).toBeInViewport();
  await expectGoodLooks(page);
  await wedge(page, pieceCode(number, 2));
  await expect(alarm).toBeVisible();
  await page.getByRole('button', { name: 'Piece 3 is set aside. Go on' }).click();
  await expect(alarm).toBeHidden();

  await page.getByText('Load', { exact: true }).click();
  await page
    .getByRole('button', { name: /^(Jamaica|Trinidad|Barbados|Suriname), / })
    .first()
    .click();
  await wedge(page, pieceCode(number, 3));
  await expect(piece.getByText('Do not load it. Piece 3 is for the flight to Guyana')).toBeVisible();

  await page.getByRole('button', { name: 'Done, remove' }).click();
  await expect(page.getByText('Not recorded: Loaded')).toBeHidden();
});
