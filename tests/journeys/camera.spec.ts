import { pieceCode } from '#domain/shipments/piece-code.ts';
import { threeOfTheCustomer } from './support/dock.ts';
import { test } from './support/fake-camera.ts';
import { looks } from './support/looks.ts';
import { expect } from './support/test.ts';

test('a label before the camera checks its piece in, with one request', { tag: looks }, async ({
  page,
  browser,
  baseURL,
  sessionOf,
  signedInAs,
  film,
}) => {
  const number = await threeOfTheCustomer({ browser, baseURL, sessionOf });

  await signedInAs('warehouse');
  await page.goto('/staff/dock');
  film.hold(pieceCode(number, 2));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/scans')) sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const piece = page.getByRole('region', { name: 'The piece' });
  await expect(piece.getByText('2/3')).toBeVisible();
  await expect(piece.getByText('Checked in', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
