import type { Page } from '@playwright/test';
import type { Driver } from '#domain/drivers/driver.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { inspectedItems } from '#domain/vehicles/road/inspection.ts';
import type { VehicleForm } from '#domain/vehicles/vehicle.ts';
import { vinCheckDigit } from '#domain/vehicles/vin.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { ask } from './support/dock.ts';
import { headerSearch } from './support/header-search.ts';
import { expectGoodLooks } from './support/looks.ts';
import { digits, picture } from './support/parcels.ts';
import { sendFile } from './support/send-file.ts';
import { expect, test } from './support/test.ts';

const today = newYorkDay(Date.now());

/** A number that no other vehicle has. */
const newVin = (): string => {
  const typed = `1M8GDM9A0KP${digits(6)}`;
  return `${typed.slice(0, 8)}${vinCheckDigit(typed)}${typed.slice(9)}`;
};

/** Enters a van of its own whose insurance has ended. */
const heldVan = async (page: Page): Promise<{ id: string; name: string; plate: string }> => {
  const [id, plate] = [crypto.randomUUID(), `J${digits(7)}`];
  const form: VehicleForm = {
    name: `Van ${plate}`,
    plate,
    vin: newVin(),
    payloadLb: 3500,
    volumeFt3: 487,
    gvwrLb: 9500,
    papers: {
      registration: { expires: addDays(today, 200) },
      insurance: { expires: addDays(today, -1) },
      inspection: { expires: addDays(today, 300) },
    },
    plan: [],
  };
  await ask(page, {
    method: 'PUT',
    path: `/api/desk/vehicles/${id}`,
    body: { version: 0, form, miles: 40_000 },
  });
  return { id, name: form.name, plate };
};

/** Reports that the brakes are not safe, as the phone of a driver does. */
const reportBrakes = async (page: Page, id: string): Promise<void> => {
  const subject = { kind: 'road', id } as const;
  const photo = await sendFile(
    page,
    { subject, purpose: 'FAULT_PHOTO', contentType: 'image/jpeg' },
    await picture(page),
  );
  const inspection = {
    id: crypto.randomUUID(),
    reading: { miles: 40_010, at: new Date().toISOString() },
    looked: Object.keys(inspectedItems),
    faults: [{ id: crypto.randomUUID(), item: 'brakes', note: 'pull to the left', photo, unsafe: true }],
  };
  // The photo is looked through first.
  await expect(async () => {
    const body = { report: { kind: 'INSPECT', inspection } };
    await ask(page, { path: `/api/drive/vehicles/${id}/reports`, body });
  }).toPass();
};

test('an expired paper and a fault keep a van from the road until someone sees to them', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('dispatch');
  await page.goto('/staff/vehicles');
  const { id, name, plate } = await heldVan(page);
  await page.goto('about:blank');
  await signedInAs('driver');
  await page.goto('/staff');
  await reportBrakes(page, id);
  await page.goto('about:blank');
  await signedInAs('dispatch');

  await page.goto('/staff/vehicles');
  await expect(page.locator(`a[href$="/vehicles/${id}"]`)).toBeVisible();
  await expectGoodLooks(page);
  await (await headerSearch(page)).fill(plate);
  await page.getByRole('group', { name: 'Vehicles' }).getByRole('option').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const wrong = page.getByRole('alert');
  await expect(wrong).toContainText('it is not safe: Brakes');
  await expect(wrong).toContainText('The insurance card ended');
  await expectGoodLooks(page);

  await page.getByRole('button', { name: 'Enter the new one… Insurance card' }).click();
  await page.getByLabel('Last day on which the new one is valid').fill(addDays(today, 365));
  await expectGoodLooks(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(wrong).not.toContainText('insurance card');

  await page.getByRole('button', { name: 'It ended…' }).click();
  await page.getByLabel('What was done').fill('New pads, <b>road test</b> done');
  await expectGoodLooks(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.getByText('New pads, <b>road test</b> done')).toBeVisible();

  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Add work to the plan' }).click();
  await page.getByLabel('What is done').fill('Oil and filter');
  await page.getByLabel('Every … miles').fill('7,500');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('at 47,510 mi')).toBeVisible();
});

test('an absence of a driver is noted, and the days say that no run can have them', async ({
  page,
  signedInAs,
}, { project }) => {
  await signedInAs('dispatch');
  await page.goto('/staff/drivers');
  type Listed = { drivers: readonly { driver: Driver }[] };
  const { drivers } = await ask<Listed>(page, { method: 'GET', path: '/api/desk/drivers' });
  // Each width has a driver of its own, so that none is faster than the other.
  const ids = drivers.map(({ driver }) => driver.id).toSorted();
  const id = ids.at(project.name === 'phone' ? 0 : 1);
  await page.locator(`a[href$="/drivers/${id}"]`).click();
  if (project.name !== 'phone') await page.getByRole('link', { name: 'Open the whole page' }).click();
  await page.getByRole('button', { name: 'Note an absence…' }).click();
  const [first, last] = [addDays(today, 2), addDays(today, 3)];
  await page.getByLabel('First day').fill(first);
  await page.getByLabel('Last day').fill(last);
  await page.getByText('Sick', { exact: true }).click();
  await expectGoodLooks(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const days = page.getByRole('region', { name: 'The next days' });
  await expect(days.getByText(/^Away until .*: sick$/)).toHaveCount(2);
  await expectGoodLooks(page);
  const away = `${dayWords(first)} to ${dayWords(last)}`;
  await page.getByRole('button', { name: `Take back ${away}` }).click();
  await expect(days.getByText(/^Away/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Change papers and week' }).click();
  await page.getByRole('button', { name: /^Add more\s+on Monday$/ }).click();
  await expect(page.getByLabel('Monday, from').last()).toBeVisible();
  await expectGoodLooks(page);
});
