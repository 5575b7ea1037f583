import { expect, test } from 'vitest';
import { defaultFlightsSetting } from '#domain/departures/flights-setting.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { admin, customer } = signedIn(cloud, 'admin', 'customer');

const savedBrand = async () =>
  (await cloud.ask<{ brand: { version: number; value: Brand } }>('settings', { as: admin })).body.brand;
const saveBrand = (version: number, change: Partial<Brand>) =>
  cloud.ask('settings/brand', {
    as: admin,
    method: 'PUT',
    body: { version, value: { ...defaultBrand, ...change } },
  });

/** The brand's events on the bus, the oldest version first. */
const brandEvents = async (): Promise<readonly number[]> => {
  interface Heard {
    readonly detailType: string;
    readonly detail: { readonly subject: string; readonly aggregateVersion: number };
  }
  return (await cloud.listed<Heard>('events'))
    .filter(({ detailType, detail }) => detailType === 'settings-changed.v1' && detail.subject === 'brand')
    .map(({ detail }) => detail.aggregateVersion)
    .toSorted((one, other) => one - other);
};

test('of two admins who save at once one gets a conflict, and the bus has one event for the other', async () => {
  const answers = await Promise.all([saveBrand(0, { name: 'One Air' }), saveBrand(0, { name: 'Two Air' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await savedBrand()).version).toBe(1);
  expect((await saveBrand(1, { name: 'Both Air' })).status).toBe(200);
  // The second event comes after the first, so a repetition of the first would be seen by then.
  await expect.poll(brandEvents, patience).toEqual([1, 2]);
});

test('a customer’s address has the facility that the owner has set', async () => {
  const facility = { ...defaultBrand.facility, line1: '7 Sample Quay', city: 'Newark' };
  const { version } = await savedBrand();
  expect((await saveBrand(version, { facility, mailboxPrefix: 'PMB' })).status).toBe(200);
  const address = async () => (await cloud.ask('virtual-address', { as: customer })).body.address;
  await expect
    .poll(address, patience)
    .toMatchObject({ line1: '7 Sample Quay', city: 'Newark', line3: expect.stringMatching(/^PMB \d+$/) });
});

test('an announced rate card can be withdrawn, and a repetition changes nothing', async () => {
  const effectiveFrom = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const published = { basedOn: 1, effectiveFrom, card: defaultRateCard.card };
  expect((await cloud.ask('rate-cards', { as: admin, body: published })).status).toBe(200);
  for (let time = 1; time <= 2; time += 1)
    expect((await cloud.ask('rate-cards/2/withdraw', { as: admin, body: {} })).status).toBe(200);
  const { body } = await cloud.ask<{ items: object[] }>('rate-cards', { as: admin });
  expect(body.items[0]).toMatchObject({ version: 2, withdrawnBy: admin.userId });
});

test('flights are planned when settings change, and planned ones follow a changed capacity', async () => {
  const capacities = async () => {
    const { body } = await cloud.ask<{ items: { capacity: { lb: number } }[] }>('desk/departures?to=GY', {
      as: admin,
    });
    return [...new Set(body.items.map(({ capacity }) => capacity.lb))];
  };
  const saveFlights = (version: number, lb: number) => {
    const { GY } = defaultFlightsSetting.lanes;
    const lanes = { ...defaultFlightsSetting.lanes, GY: { capacity: { ...GY.capacity, lb } } };
    const body = { version, value: { ...defaultFlightsSetting, lanes } };
    return cloud.ask('settings/flights', { as: admin, method: 'PUT', body });
  };
  expect((await saveFlights(0, 5500)).status).toBe(200);
  await expect.poll(capacities, patience).toEqual([5500]);
  expect((await saveFlights(1, 6000)).status).toBe(200);
  await expect.poll(capacities, patience).toEqual([6000]);
});
