import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings, defaultSite } from '#domain/settings/defaults.ts';
import { connectionReset } from '../../support/tables.ts';
import { ada, ben, type SettingsWorld, startSettingsWorld } from './settings.world.ts';

let world: SettingsWorld;
beforeEach(async () => {
  world = await startSettingsWorld();
});
afterEach(() => world.stop());

const named = (name: string) => ({ ...defaultBrand, name });
const history = async () => {
  const items = await world.items('SECTION#brand');
  return items
    .filter(({ sk }) => String(sk).startsWith('HISTORY#'))
    .map(({ value, version, changedBy }) => `${version} ${(value as { name: string }).name} by ${changedBy}`)
    .toSorted();
};

test('a new stage has the defaults', async () => {
  const shown = await world.shown();
  for (const [section, value] of Object.entries(defaultSettings))
    expect(shown[section]).toEqual({ value, version: 0 });
  expect(await world.site()).toEqual(defaultSite());
});

describe('a change', () => {
  test('is in the site’s settings at once, with author and time', async () => {
    expect(await world.save(ada, 'brand', 0, named('Harbour Air'))).toEqual({
      status: 200,
      body: { version: 1 },
    });
    expect((await world.shown()).brand).toEqual({
      value: named('Harbour Air'),
      version: 1,
      changedAt: '2026-11-21T15:00:00.000Z',
      changedBy: 'ada',
    });
    expect((await world.site()).brand.name).toBe('Harbour Air');
  });

  test('never shows the public the address of staff mail', async () => {
    await world.save(ada, 'brand', 0, { ...defaultBrand, staffEmail: 'only-staff@example.test' });
    expect(JSON.stringify(await world.site())).not.toContain('only-staff');
  });

  test('keeps every version before it', async () => {
    await world.save(ada, 'brand', 0, named('Harbour Air'));
    await world.save(ben, 'brand', 1, named('Harbour Freight'));
    expect(await history()).toEqual(['1 Harbour Air by ada', '2 Harbour Freight by ben']);
  });

  test('has one event in the same transaction', async () => {
    await world.save(ada, 'home', 0, { mailboxBlock: true });
    expect(await world.events()).toMatchObject([
      {
        type: 'settings-changed.v1',
        subject: 'home',
        aggregateVersion: 1,
        time: '2026-11-21T15:00:00.000Z',
        correlationId: 'request-1',
        data: { part: 'home', version: 1, changedBy: 'ada' },
      },
    ]);
  });

  test('that changes nothing has no event', async () => {
    expect((await world.save(ada, 'brand', 0, defaultBrand)).body).toEqual({ version: 0 });
    await world.save(ada, 'brand', 0, named('Harbour Air'));
    expect((await world.save(ben, 'brand', 1, named('Harbour Air'))).body).toEqual({ version: 1 });
    expect(await history()).toHaveLength(1);
    expect(await world.events()).toHaveLength(1);
  });
});

describe('two admins at once', () => {
  test('one is saved, the other gets a conflict, and nothing is lost', async () => {
    const answers = await Promise.all([
      world.save(ada, 'brand', 0, named('Ada Air')),
      world.save(ben, 'brand', 0, named('Ben Air')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'SETTINGS_CHANGED' });
    expect((await world.site()).brand.name).toBe(`${winner} Air`);
    const again = loser === 'Ada' ? ada : ben;
    expect((await world.save(again, 'brand', 1, named(`${loser} Air`))).status).toBe(200);
    expect(await history()).toHaveLength(2);
    expect(await world.events()).toHaveLength(2);
  });

  test('changes of different sections do not conflict', async () => {
    const answers = await Promise.all([
      world.save(ada, 'brand', 0, named('Ada Air')),
      world.save(ben, 'home', 0, { mailboxBlock: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a save on an old version gets a conflict, however old the version is', async () => {
    for (const [version, name] of ['One Air', 'Two Air'].entries())
      await world.save(ada, 'brand', version, named(name));
    expect((await world.save(ben, 'brand', 0, named('Old Air'))).status).toBe(409);
    expect((await world.save(ben, 'brand', 7, named('Forged Air'))).status).toBe(409);
  });
});

test('a save that is repeated because its answer was lost finds its own result', async () => {
  let lost = false;
  const loseFirst = {
    after: (operation: string) => {
      if (operation !== 'TransactWriteItems' || lost) return;
      lost = true;
      throw connectionReset();
    },
  };
  await world.save(ada, 'brand', 0, named('Harbour Air'), loseFirst);
  expect(await world.save(ada, 'brand', 0, named('Harbour Air'))).toEqual({
    status: 200,
    body: { version: 1 },
  });
  expect(lost).toBe(true);
  expect(await history()).toHaveLength(1);
  expect(await world.events()).toHaveLength(1);
});

describe('an invalid setting', () => {
  test('is refused with a message for its field, and nothing is written', async () => {
    const { schedule } = defaultSettings;
    const lanes = { ...schedule.lanes, GY: { ...schedule.lanes.GY, transitDays: { min: 5, max: 3 } } };
    expect(await world.save(ada, 'schedule', 0, { ...schedule, lanes })).toMatchObject({
      status: 400,
      body: { fields: { 'value.lanes.GY.transitDays.max': expect.stringContaining('Give 5 or more') } },
    });
    expect(await world.items('')).toEqual([]);
  });

  test('such as a radius above the last pickup price is refused with advice', async () => {
    const { schedule } = defaultSettings;
    const wider = { ...schedule, pickup: { ...schedule.pickup, radiusMiles: 40 } };
    expect(await world.save(ada, 'schedule', 0, wider)).toMatchObject({
      status: 422,
      body: { code: 'PICKUP_NOT_COVERED', message: expect.stringContaining('Add a pickup price') },
    });
  });
});

test('in a stored item of an older shape is replaced by the default, and the log says so', async () => {
  const { client, name: TableName } = world.table();
  const { hours: _older, ...value } = named('Harbour Air');
  const Item = { pk: 'SECTION#brand', sk: 'CURRENT', version: 3, value, changedAt: 't', changedBy: 'ada' };
  await client.send(new PutCommand({ TableName, Item }));
  expect((await world.site()).brand).toMatchObject({ name: 'Harbour Air', hours: defaultBrand.hours });
  await client.send(new PutCommand({ TableName, Item: { ...Item, value: { ...value, fax: '1' } } }));
  expect((await world.site()).brand).toMatchObject({ name: 'Harbour Air' });
  expect(world.warned).toHaveLength(1);
  expect((await world.save(ben, 'brand', 3, named('Mended Air'))).body).toEqual({ version: 4 });
});
