import type { Page } from '@playwright/test';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** A number of a carrier that nobody has received yet. */
const newTracking = (): string => `TBA${`${Math.floor(Math.random() * 1e12)}`.padStart(12, '0')}`;

/** Receives a parcel whose label has a name alone, as the bench does. Nobody knows whose it is. */
const receivedOfNobody = async (page: Page, scanned: string, name: string): Promise<string> => {
  const code = parcelCode.of(crypto.getRandomValues(new Uint8Array(PARCEL_CODE_BYTES)));
  await ask(page, {
    path: '/api/bench/parcels',
    body: {
      code,
      at: new Date().toISOString(),
      scanned,
      label: { name },
      mailbox: 'NOBODY',
      weightLb: 5,
      sides: { length: 10, width: 8, height: 6 },
      condition: 'SEALED',
      shelf: 'B-04',
    },
  });
  return code;
};

test('a parcel without a mailbox on its label: suggested by its name, given to its owner, and its history tells who did it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff/parcels');
  const tracking = newTracking();
  const code = await receivedOfNobody(page, tracking, 'Shanelle Joseph');
  const main = page.getByRole('main');
  // The index of the list may lag.
  await expect(async () => {
    await page.goto('/staff/parcels?state=UNIDENTIFIED');
    await expect(main.getByText(tracking).filter({ visible: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectGoodLooks(page);

  await page.goto(`/staff/parcels/${code}`);
  await expect(page.getByRole('heading', { name: 'Whose is it?' })).toBeVisible();
  await expectGoodLooks(page);
  const theirs = main.getByRole('button', { name: /It is theirs.*Shanelle Joseph/ });
  await theirs.first().click();
  await page.getByLabel('How we know').fill('The name on the label, and she called.');
  await page.getByRole('button', { name: 'Put it in this mailbox' }).click();

  await expect(page.getByRole('heading', { name: 'Whose it is' })).toBeVisible();
  await expect(main.getByText('You put it in a mailbox')).toBeVisible();
  await expect(main.getByText('The name on the label, and she called.')).toBeVisible();
  await expect(main.getByText('Invoice missing').first()).toBeVisible();
  await expectGoodLooks(page);

  // Its mailbox shows it, and whoever reads the end of its number finds it.
  await page
    .getByRole('region', { name: 'Whose it is' })
    .getByRole('link', { name: /^\d{5,}$/ })
    .click();
  await expect(page.getByRole('region', { name: 'Parcels' }).getByText(tracking.slice(-6))).toBeVisible();
  await page.goto(`/staff/parcels?search=${tracking.slice(-8)}`);
  await expect(main.getByText(tracking).filter({ visible: true }).first()).toBeVisible();
});
