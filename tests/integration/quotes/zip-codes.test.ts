import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/defaults.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { wire } from '#lambdas/quotes/http.ts';
import { call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

/** The endpoint with the default settings. */
const askOf = ({ env, client }: Tables) => {
  const handler = wire(env, {
    ...testDependencies(client()),
    accounts: { find: async () => undefined },
  });
  return (zip: string) => call(handler, 'GET /api/zip-codes/{zip}', { params: { zip } });
};

describe('the endpoint for ZIP codes', () => {
  const ask = (zip: string) => askOf(tables)(zip);

  test.each([
    ['07032', 'Kearny', 'NJ', 0.3],
    ['07102', 'Newark', 'NJ', 3],
    ['11226', 'Brooklyn', 'NY', 13],
    ['08817', 'Edison', 'NJ', 21.8],
  ])('%s: %s, %s is %s miles away, and we pick up there', async (zip, city, state, miles) => {
    expect(await ask(zip)).toEqual({ status: 200, body: { zip, city, state, miles, withinRadius: true } });
  });

  test.each([
    ['10601', 'White Plains'],
    ['33101', 'Miami'],
    ['99501', 'Anchorage'],
  ])('%s: %s is too far away for a pickup', async (zip, city) => {
    expect(await ask(zip)).toMatchObject({ status: 200, body: { city, withinRadius: false } });
  });

  test.each([
    ['00901', 'Puerto Rico'],
    ['00801', 'the U.S. Virgin Islands'],
    ['09007', 'a military or diplomatic address abroad'],
    ['96799', 'American Samoa'],
    ['96910', 'Guam or another Pacific island'],
  ])('%s: names the place without pickups, %s', async (zip, place) => {
    const { status, body } = await ask(zip);
    expect([status, body]).toMatchObject([404, { code: 'ZIP_CODE_BEYOND_STATES' }]);
    expect(JSON.stringify(body)).toContain(`That is ${place}, too far for our van.`);
  });

  test.each([['00000'], ['99999']])('%s is not found', async (zip) => {
    expect(await ask(zip)).toMatchObject({ status: 404, body: { code: 'ZIP_CODE_NOT_FOUND' } });
  });

  test.each([['7032'], ['07032-1234'], ['KEARNY'], ['०७०३२']])('%s is refused', async (zip) => {
    const { status, body } = await ask(zip);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Invalid ZIP code format. Use 12345');
  });
});

/** The answer with other settings. */
const askWith = async <Section extends SettingSection>(
  section: Section,
  value: SettingValue<Section>,
  zip: string,
) => {
  const house = await startTables();
  const handler = settingsFunction(house.env, testDependencies(house.client()));
  const as = { userId: 'admin-1', roles: ['admin'] } as const;
  const saved = await call(handler, `PUT /api/settings/${section}`, { as, body: { version: 0, value } });
  const answer = await askOf(house)(zip);
  await house.stop();
  return { saved: saved.status, body: answer.body };
};

test('distance and radius follow the settings, for example another dock', async () => {
  const { brand, schedule } = defaultSettings;
  const miami = { ...brand.facility, city: 'Miami', latitude: 25.78, longitude: -80.19 };
  const moved = (zip: string) => askWith('brand', { ...brand, facility: miami }, zip);
  expect(await moved('33101')).toMatchObject({ saved: 200, body: { withinRadius: true } });
  expect(await moved('07032')).toMatchObject({ saved: 200, body: { withinRadius: false } });

  const narrow = { ...schedule, pickup: { ...schedule.pickup, radiusMiles: 10 } };
  expect(await askWith('schedule', narrow, '11226')).toMatchObject({
    saved: 200,
    body: { withinRadius: false },
  });
});
