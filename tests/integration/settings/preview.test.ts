import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { ada, pricesWith, type SettingsWorld, startSettingsWorld } from './settings.world.ts';

let world: SettingsWorld;
beforeAll(async () => {
  world = await startSettingsWorld();
});
afterAll(() => world.stop());

const preview = async (change: object, path?: string) => {
  const { status, body } = await world.ask('POST /api/settings/preview', {
    as: ada,
    body: { change, ...(path === undefined ? {} : { path }) },
  });
  expect(status).toBe(200);
  return body as { changed: string[]; html?: string };
};

test('a page is shown with values that are not saved, and nothing is stored', async () => {
  const phone = { display: '(201) 555-0199', e164: '+12015550199' };
  const { changed, html } = await preview({ part: 'brand', value: { ...defaultBrand, phone } }, '/contact');
  expect(html).toContain('(201) 555-0199');
  expect(html).not.toContain(defaultBrand.staffEmail);
  expect(changed).toContain('/faq');
  expect(await world.items('')).toEqual([]);
});

test('only the pages that change are named, each by one address', async () => {
  const { changed, html } = await preview({ part: 'home', value: { mailboxBlock: true } });
  expect(changed).toEqual(['/']);
  expect(html).toBeUndefined();
  expect((await preview({ part: 'home', value: defaultSettings.home })).changed).toEqual([]);
});

test('new prices are shown as on the day from which they are in force', async () => {
  const card = pricesWith({ perLb: { GY: 391, JM: 375, TT: 400, BB: 425, SR: 375 } });
  const { changed, html } = await preview(
    { part: 'rates', value: { effectiveFrom: '2026-12-07', card } },
    '/rates',
  );
  expect(html).toContain('$3.91');
  expect(changed).toContain('/rates');
  expect(changed).not.toContain('/shipping');
});

test('values that could not be saved are not shown', async () => {
  const { status } = await world.ask('POST /api/settings/preview', {
    as: ada,
    body: { change: { part: 'home', value: { mailboxBlock: 'perhaps' } } },
  });
  expect(status).toBe(400);
});
