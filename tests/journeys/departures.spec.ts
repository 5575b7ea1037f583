import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

interface Published {
  readonly departures: readonly {
    readonly id: string;
    readonly day: string;
    readonly flightNumber?: string;
  }[];
}

test('a clerk changes a flight with a reason, and the public pages show it so', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('documents');
  await page.goto('/staff/departures');
  await expect(page.getByRole('heading', { level: 2, name: /^Week of Mon/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Suriname' }).first().click();
  await expect(page.locator('main [data-row^="GY-"]')).toHaveCount(0);
  const last = page.locator('main a[href*="/departures/SR-"]').filter({ visible: true }).last();
  const id = (await last.getAttribute('href'))?.split('/').at(-1);
  await last.click();
  await expect(page.getByRole('heading', { name: /^Suriname, / })).toBeVisible();

  // The list beside the panel has a form of its own.
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  const flightNumber = `SA ${100 + (Date.now() % 900)}`;
  await page.getByRole('link', { name: /^Set the airline/ }).click();
  await page.getByLabel('Airline', { exact: true }).fill('Sample Air');
  await page.getByLabel('Flight number').fill(flightNumber);
  await page.getByRole('button', { name: 'Save airline' }).click();
  await expect(page.getByText('The airline is saved.')).toBeVisible();
  await page.getByLabel('Pounds').fill('2400');
  await save.click();
  await expect(page.getByText('Say why, in a few words')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel('Why').fill('The airline gave us less space');
  await save.click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('“The airline gave us less space”');
  await expect(history).toContainText(flightNumber);

  const published = async () => {
    const { departures } = (await (await page.request.get('/departures.json')).json()) as Published;
    return departures.find((one) => one.id === id)?.flightNumber;
  };
  await expect.poll(published, { timeout: 60_000 }).toBe(flightNumber);
});
