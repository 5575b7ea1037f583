import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sectionNames } from '#domain/settings/site-settings.ts';
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

describe('the history', () => {
  const historyOf = (section: string, query: Record<string, string> = {}) =>
    world.ask('GET /api/settings/{section}/history', { as: ada, params: { section }, query });

  test('says of each version who saved it when, what changed, and what it was', async () => {
    await world.save(ada, 'brand', 0, named('Harbour Air'));
    world.moveTo('2026-11-22T15:00:00.000Z');
    await world.save(ben, 'brand', 1, { ...named('Harbour Freight'), email: 'new@example.test' });
    const { body } = await historyOf('brand');
    expect(body.items).toEqual([
      {
        version: 2,
        changedAt: '2026-11-22T15:00:00.000Z',
        changedBy: 'ben',
        value: { ...named('Harbour Freight'), email: 'new@example.test' },
        changes: [
          { field: 'name', before: 'Harbour Air', after: 'Harbour Freight' },
          { field: 'email', before: defaultBrand.email, after: 'new@example.test' },
        ],
      },
      {
        version: 1,
        changedAt: '2026-11-21T15:00:00.000Z',
        changedBy: 'ada',
        value: named('Harbour Air'),
        changes: [{ field: 'name', before: 'Skybarrel', after: 'Harbour Air' }],
      },
    ]);
  });

  test('has pages, and each version is compared with the one before it across them', async () => {
    for (const version of [0, 1, 2]) await world.save(ada, 'brand', version, named(`Air ${version + 1}`));
    const first = await historyOf('brand', { limit: '2' });
    const second = await historyOf('brand', { limit: '2', cursor: String(first.body.next) });
    const named3 = [first, second].flatMap(({ body }) =>
      (body.items as { version: number; changes: { before: string }[] }[]).map(
        ({ version, changes }) => `${version} was ${changes[0]?.before}`,
      ),
    );
    expect(named3).toEqual(['3 was Air 2', '2 was Air 1', '1 was Skybarrel']);
    expect(second.body.next).toBeUndefined();
    expect((await historyOf('brand', { cursor: 'rubbish' })).body).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  test.each(sectionNames)('is there for %s, empty before its first change', async (section) => {
    expect(await historyOf(section)).toEqual({ status: 200, body: { items: [] } });
  });

  test('of a section that does not exist is refused', async () => {
    expect((await historyOf('weather')).status).toBe(400);
  });

  test('an old version that is saved again is a new version', async () => {
    await world.save(ada, 'brand', 0, named('Harbour Air'));
    await world.save(ada, 'brand', 1, named('Mistake Air'));
    const { body } = await historyOf('brand');
    const [, old] = body.items as { value: typeof defaultBrand }[];
    expect((await world.save(ben, 'brand', 2, old?.value ?? defaultBrand)).body).toEqual({ version: 3 });
    expect((await world.site()).brand.name).toBe('Harbour Air');
  });
});

describe('a testimonial', () => {
  const [first] = defaultSettings.testimonials.items;
  if (first === undefined) throw new Error('There are no sample testimonials.');
  const real = { ...first, sample: false };
  const agreed = { ...real, agreedBy: 'Marcia Tull', agreedOn: '2026-11-20' };

  test('that is real needs the consent of its customer', async () => {
    expect(await world.save(ada, 'testimonials', 0, { items: [real] })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'value.items.0.agreedBy': 'Give the name of the customer who agreed',
          'value.items.0.agreedOn': 'Give the day on which they agreed',
        },
      },
    });
    expect((await world.save(ada, 'testimonials', 0, { items: [agreed] })).status).toBe(200);
  });

  test('is public without the name of who agreed', async () => {
    await world.save(ada, 'testimonials', 0, { items: [agreed] });
    expect((await world.site()).testimonials.items).toEqual([real]);
  });

  test('that was stored before consent was asked for is kept, and shown as a sample', async () => {
    const { client, name: TableName } = world.table();
    const stored = { value: { items: [real] }, version: 1, changedAt: 't', changedBy: 'ada' };
    await client.send(
      new PutCommand({ TableName, Item: { pk: 'SECTION#testimonials', sk: 'CURRENT', ...stored } }),
    );
    expect((await world.shown()).testimonials).toMatchObject({ value: { items: [real] } });
    expect((await world.site()).testimonials.items).toEqual([first]);
    expect(world.warned).toEqual([]);
  });
});
