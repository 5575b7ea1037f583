import { describe, expect, test } from 'vitest';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { locateZipCode } from '#lambdas/quotes/locate-zip-code.ts';
import { findZipCode } from '#lambdas/quotes/zip-codes.ts';
import { http } from '#lambdas/runtime/http/http.ts';
import type { ReadSetting } from '#lambdas/settings/settings-reader.ts';
import { call, isOrigin } from '../../support/call.ts';

/** The endpoint beside settings of which some are another house's. */
const askWith =
  (changes: Partial<{ [Section in SettingSection]: SettingValue<Section> }> = {}) =>
  (zip: string) => {
    const settings = { ...defaultSettings, ...changes };
    const readSetting = (async (section: SettingSection) => settings[section]) as ReadSetting;
    const handler = http(
      quoteEndpoints,
      { zipCode: locateZipCode({ find: findZipCode, readSetting }) },
      isOrigin,
    );
    return call(handler, 'GET /api/zip-codes/{zip}', { params: { zip } });
  };

describe('anyone who gives a ZIP code', () => {
  const ask = askWith();

  test.each([
    ['07032', 'Kearny', 'NJ', 0.3],
    ['07102', 'Newark', 'NJ', 3],
    ['11226', 'Brooklyn', 'NY', 13],
    ['08817', 'Edison', 'NJ', 21.8],
  ])('%s learns that %s, %s is %s miles away and that we collect there', async (zip, city, state, miles) => {
    expect(await ask(zip)).toEqual({ status: 200, body: { zip, city, state, miles, withinRadius: true } });
  });

  test.each([
    ['10601', 'White Plains'],
    ['33101', 'Miami'],
    ['99501', 'Anchorage'],
  ])('%s learns that %s is too far for the van', async (zip, city) => {
    expect(await ask(zip)).toMatchObject({ status: 200, body: { city, withinRadius: false } });
  });

  test.each([
    ['00901', 'Puerto Rico'],
    ['00801', 'the U.S. Virgin Islands'],
    ['09007', 'a military or diplomatic address abroad'],
    ['96799', 'American Samoa'],
    ['96910', 'Guam or another Pacific island'],
  ])('%s is told by name as a place that no van reaches: %s', async (zip, place) => {
    const { status, body } = await ask(zip);
    expect([status, body]).toMatchObject([404, { code: 'ZIP_CODE_BEYOND_STATES' }]);
    expect(JSON.stringify(body)).toContain(`That is ${place}, too far for our van.`);
  });

  test.each([['00000'], ['99999']])('%s is no place in a state', async (zip) => {
    expect(await ask(zip)).toMatchObject({ status: 404, body: { code: 'ZIP_CODE_NOT_FOUND' } });
  });

  test.each([['7032'], ['07032-1234'], ['KEARNY'], ['०७०३२']])('%s is not taken', async (zip) => {
    const { status, body } = await ask(zip);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Invalid ZIP code format. Use 12345');
  });
});

test('distance and radius are those of the settings: another dock is near to others', async () => {
  const { brand, schedule } = defaultSettings;
  const miami = { ...brand.facility, city: 'Miami', latitude: 25.78, longitude: -80.19 };
  const ask = askWith({ brand: { ...brand, facility: miami } });
  expect(await ask('33101')).toMatchObject({ body: { withinRadius: true } });
  expect(await ask('07032')).toMatchObject({ body: { withinRadius: false } });

  const wide = askWith({ schedule: { ...schedule, pickup: { ...schedule.pickup, radiusMiles: 30 } } });
  expect(await wide('10601')).toMatchObject({ body: { withinRadius: true } });
});
