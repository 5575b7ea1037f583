import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('a wrong phone of a receiver is corrected for a caller: what it changes is shown first, and history says who asked', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.goto('/dashboard/shipments');
  const { shipment } = await ask<{ shipment: Shipment }>(page, {
    path: '/api/shipments',
    body: { form: sampleForm },
  });
  // The screen of the customer would see that somebody else is signed in now.
  await page.goto('about:blank');
  await signedInAs('staff');
  await page.goto(`/staff/shipments/${shipment.number}`);
  await page.getByRole('link', { name: 'Correct it for the sender' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Correct a shipment' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('6004321');
  await page.getByLabel('Why').fill('Two digits were swapped');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Receiver');
  await expect(dialog).toContainText(/It stays \$\d+/);
  await expect(dialog).toContainText('You asked us by phone, and we changed the receiver.');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('600-4321').first()).toBeVisible();
  await expect(page.getByText('corrected it for the sender')).toBeVisible();
  await expect(page.getByText(/, by phone: Two digits were swapped/)).toBeVisible();
});
