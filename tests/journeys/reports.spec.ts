import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isFlightId } from '#domain/departures/flight-id.ts';
import { flightName } from '#domain/departures/flight-name.ts';
import { monthOf } from '#domain/reports/figures/keys.ts';
import { ask, threeOfTheCustomer } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const patience = { timeout: 30_000 };

interface Shown {
  readonly shipment: { readonly departureId: string };
}

/** The flight of a shipment. */
const flightOf = async (page: Page, number: string): Promise<string> => {
  const { shipment } = await ask<Shown>(page, { method: 'GET', path: `/api/desk/shipments/${number}` });
  return shipment.departureId;
};

const rowOf = (page: Page, flight: string) =>
  page
    .locator('tr')
    .filter({ hasText: isFlightId(flight) ? flightName(flight) : flight })
    .last();
const figure = (page: Page, flight: string, heading: string) =>
  rowOf(page, flight).locator(`td[data-heading="${heading}"]`);

test('an admin opens the report of a month down to a shipment, enters what the flight cost, and takes the file', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, signedInAs }) => {
  await signedInAs('admin');
  const number = await threeOfTheCustomer({ browser, baseURL, sessionOf });
  await page.goto('/admin/reports');
  const flight = await flightOf(page, number);
  const month = monthOf(flight);
  const report = (more: string) => `/admin/reports?from=${month}&to=${month}${more}`;

  // The month opens its flights, and the flight its shipments.
  await expect(async () => {
    await page.goto(report('&lane=GY&by=flight'));
    await expect(figure(page, flight, 'Pieces')).toHaveText(/^[1-9]/, { timeout: 2000 });
  }).toPass(patience);
  await expectGoodLooks(page);
  await page.getByText('How these figures are counted').click();
  await expect(page.getByText('each with the flight it is booked on')).toBeVisible();
  await figure(page, flight, 'Shipments').getByRole('link').click();
  await page.waitForURL(`**/admin/shipments?departure=${flight}`);
  await expect(page.locator(`a[href*="${number}"]:visible`).first()).toBeVisible();

  await page.goto(report('&view=time'));
  await page.getByRole('link', { name: 'By destination' }).click();
  await expect(page).toHaveURL(/by=lane/);
  await expect(rowOf(page, 'Guyana')).toBeVisible();
  await expectGoodLooks(page);

  // A cost that nobody entered is not zero.
  await page.goto(report('&view=money&by=flight&lane=GY'));
  await expect(page.getByRole('heading', { name: 'Owed to us today' })).toBeVisible();
  await expect(figure(page, flight, 'Margin')).toHaveText('Cost not entered');
  await expectGoodLooks(page);
  await figure(page, flight, 'Cost').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: flightName(flight) })).toBeVisible();
  await page.getByLabel('Chargeable weight of the airline').fill('1,240');
  await page.getByLabel('Dollars per kilogram').fill('1.855');
  await page.getByLabel('Fees of the airline, in dollars').fill('95');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save cost: $2,395.20' }).click();
  await expect(page.getByText('1,240 kg × $1.855')).toBeVisible();
  await expect(page.getByText('Cost not entered')).toHaveCount(0);

  await page.goto(report('&view=money&by=flight&lane=GY'));
  await expect(figure(page, flight, 'Cost')).toHaveText('$2,395.20');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download (CSV)' }).click(),
  ]);
  const file = readFileSync((await download.path()) ?? '', 'utf8');
  expect(download.suggestedFilename()).toBe(`report-by-flight-${month}-to-${month}-GY.csv`);
  expect(file.split('\r\n').find((line) => line.startsWith(flight))).toContain(',2395.20,1,');
});

test('an analyst sees every figure, and nothing behind one that their role may not open', {
  tag: looks,
}, async ({ page, browser, baseURL, sessionOf, signedInAs }) => {
  const number = await threeOfTheCustomer({ browser, baseURL, sessionOf });
  await signedInAs('admin');
  await page.goto('/admin/reports');
  const flight = await flightOf(page, number);
  // A page that is open while the session becomes another's reads half of it, and says so on the console.
  await page.goto('about:blank');
  await signedInAs('analyst');
  const month = monthOf(flight);
  await expect(async () => {
    await page.goto(`/staff/reports?by=flight&from=${month}&to=${month}`);
    await expect(figure(page, flight, 'Shipments')).toHaveText(/^[1-9]/, { timeout: 2000 });
  }).toPass(patience);
  await expect(figure(page, flight, 'Shipments').getByRole('link')).toHaveCount(0);
  await expect(figure(page, flight, 'Landed').getByRole('link')).toHaveCount(0);
  await rowOf(page, flight)
    .getByRole('link', { name: flightName(flight) })
    .click();
  await expect(page.getByRole('heading', { name: 'What it cost' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save cost/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Its shipments' })).toHaveCount(0);
  await page.goto('about:blank');
  await signedInAs('staff');
  await page.goto('/staff/reports');
  await expect(page.getByRole('heading', { name: 'You do not have access to this.' })).toBeVisible();
});
