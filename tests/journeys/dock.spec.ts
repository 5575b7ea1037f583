import { pieceCode } from '#domain/shipments/piece-code.ts';
import { bookThree, wedge } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('three pieces are checked in by scanner, the last without a network, and one is taken back', async ({
  page,
  context,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
}) => {
  const sender = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const form = await sender.newPage();
  await form.goto('/dashboard/shipments');
  const { number } = await bookThree(form);
  await sender.close();

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
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Scan a label.')).toBeVisible();
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
