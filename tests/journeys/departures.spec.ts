import { addedFlightProblems, proposedFlight } from '#domain/departures/added-flight.ts';
import { defaultFlightsSetting } from '#domain/departures/flights-setting.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

interface Published {
  readonly departures: readonly {
    readonly id: string;
    readonly day: string;
    readonly flightNumber?: string;
  }[];
}

test('a clerk changes a flight with a reason, and the public pages show it so', async ({ page, signedInAs }, {
  project,
}) => {
  // Two who change the same flight at once are told of each other.
  const [name, code] = project.name === 'phone' ? ['Trinidad', 'TT'] : ['Suriname', 'SR'];
  await signedInAs('documents');
  await page.goto('/staff/departures');
  await expect(page.getByRole('heading', { level: 2, name: /^Week of Mon/ }).first()).toBeVisible();
  await page.getByRole('link', { name }).first().click();
  await expect(page.locator('main [data-row^="GY-"]')).toHaveCount(0);
  const last = page.locator(`main a[href*="/departures/${code}-"]`).filter({ visible: true }).last();
  const id = (await last.getAttribute('href'))?.split('/').at(-1);
  await last.click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}.*, `) })).toBeVisible();

  // The list beside the panel has a form of its own.
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  const flightNumber = `SA ${100 + (Date.now() % 900)}`;
  await page.getByLabel('Airline', { exact: true }).fill('Sample Air');
  await page.getByLabel('Flight number').fill(flightNumber);
  await page.getByRole('button', { name: 'Save airline' }).click();
  await expect(page.getByText('The airline is saved.')).toBeVisible();
  // Another run may have set it before.
  await page.getByLabel('Pounds', { exact: true }).fill(String(2000 + (Date.now() % 400)));
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

/** A day in three weeks or later on which a flight to Barbados can leave: no holiday, and none on the days of its cutoffs. */
const freeDay = (): string => {
  const plan = { schedule: defaultSchedule, setting: defaultFlightsSetting };
  const isFree = (day: string) => {
    const flight = { ...proposedFlight(plan, 'BB', day), carrier: 'Sample Air', flightNumber: 'SA 1' };
    return addedFlightProblems(defaultSchedule, flight, new Date()).length === 0;
  };
  let day = addDays(newYorkDay(new Date()), 21);
  while (!isFree(day)) day = addDays(day, 1);
  return day;
};

test('a clerk adds a flight with what the schedule proposes, and customers can choose it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('documents');
  await page.goto('/staff/departures');
  await page.getByRole('button', { name: 'Add a flight' }).click();
  await page.getByLabel('To', { exact: true }).selectOption('Barbados');
  const day = freeDay();
  await page.getByLabel('Leaves on').fill(day);
  await page.getByLabel('Airline', { exact: true }).fill('Sample Air');
  await page.getByLabel('Flight number').fill('SA 777');
  await page.getByLabel('Booking closes').fill(`${day}T23:00`);
  const add = page.getByRole('button', { name: 'Add the flight' });
  await add.click();
  await expect(page.getByText('Booking must close before the flight leaves')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel('Booking closes').fill(`${day}T12:00`);
  await add.click();
  await expect(page.getByRole('heading', { name: /^Barbados, / })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/departures/BB-${day}-\\d+$`));
  await expect(page.getByText('Sample Air · SA 777')).toBeVisible();
  const id = page.url().split('/').at(-1);
  const { items } = await ask<{ readonly items: readonly { readonly id: string }[] }>(page, {
    method: 'GET',
    path: '/api/departures?to=BB',
  });
  expect(items.map((one) => one.id)).toContain(id);
});
