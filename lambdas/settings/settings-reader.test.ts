import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { cachedSettings } from './settings-reader.ts';
import type { SectionStore } from './store/section-store.ts';

/** A reader of a table whose brand name and clock the test changes. */
const aReader = () => {
  const world = { name: 'Skybarrel', now: Date.parse('2026-11-21T12:00:00Z'), reads: 0, away: false };
  const read = async () => {
    world.reads += 1;
    if (world.away) throw new Error('The table is away');
    return { value: { ...defaultBrand, name: world.name }, version: 1 };
  };
  const readSetting = cachedSettings({
    sections: { read: read as SectionStore['read'] },
    clock: () => new Date(world.now),
    log: { warn: () => undefined },
  });
  return { world, nameNow: async () => (await readSetting('brand')).name };
};

test('settings are cached for half a minute and then read again', async () => {
  const { world, nameNow } = aReader();
  await nameNow();
  world.name = 'Harbour Air';
  world.now += 29_999;
  expect(await nameNow()).toBe('Skybarrel');
  world.now += 1;
  expect(await nameNow()).toBe('Harbour Air');
  expect(world.reads).toBe(2);
});

test('the cached settings are used while the table does not answer, and it is read again', async () => {
  const { world, nameNow } = aReader();
  await nameNow();
  world.away = true;
  world.now += 60_000;
  expect(await nameNow()).toBe('Skybarrel');
  Object.assign(world, { away: false, name: 'Harbour Air' });
  expect(await nameNow()).toBe('Harbour Air');
});

test('without cached settings a failed read is thrown', async () => {
  const { world, nameNow } = aReader();
  world.away = true;
  await expect(nameNow()).rejects.toThrow('The table is away');
});
