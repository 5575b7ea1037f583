import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

/** A file is looked through within a second or two where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

const invoice = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

test('a customer sends an invoice, which gets lost once, and a photo, and sees both', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.goto('/dashboard/shipments');
  const number = await page.evaluate(async (form) => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1];
    const answer = await fetch('/api/shipments', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ form }),
    });
    const { shipment } = (await answer.json()) as { shipment: { number: string } };
    return shipment.number;
  }, sampleForm);
  await page.goto(`/dashboard/shipments/${number}`);
  const papers = page.getByRole('region', { name: 'Papers and photos' });
  await expect(papers.getByText('There are no papers or photos yet.')).toBeVisible();
  const photo = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2400, 3200);
      canvas.getContext('2d')?.fillRect(0, 0, 2400, 3200);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }),
  );
  const sent: string[] = [];
  await page.route(/\/incoming\//, async (route) => {
    sent.push(route.request().method());
    await (sent.length === 1
      ? route.fulfill({ status: 408, headers: { 'access-control-allow-origin': '*' } })
      : route.continue());
  });
  const choose = papers.getByLabel('Files to send');
  await choose.setInputFiles([
    { name: 'invoice of Marva.pdf', mimeType: 'application/pdf', buffer: invoice },
  ]);
  await expect(papers.getByText('The connection was lost')).toBeVisible(soon);
  await papers.getByRole('button', { name: 'Try again' }).click();
  await papers.getByLabel('What do you want to add?').selectOption({ label: 'Photo of the goods' });
  await choose.setInputFiles([{ name: 'IMG_0001.png', mimeType: 'image/png', buffer: photo }]);
  await expect(papers.getByRole('button', { name: 'Download Invoice for the goods' })).toHaveCount(1, soon);
  await expect(papers.getByRole('button', { name: 'Open Photo of the goods' })).toHaveCount(1, soon);
  await expect(papers.getByText('Marva')).toHaveCount(0);
  await expectGoodLooks(page);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    papers.getByRole('button', { name: 'Open Photo of the goods' }).click(),
  ]);
  await tab.waitForURL(/\/files\/photos\//);
  expect(await tab.evaluate(() => document.images[0]?.naturalHeight)).toBe(2000);
  await tab.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: 'Download Invoice for the goods' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^skybarrel-[0-9a-f-]{36}\.pdf$/);
});
