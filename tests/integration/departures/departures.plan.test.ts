import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultFlightsSetting } from '#domain/departures/flights-setting.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { clerk, type DeparturesWorld, startDeparturesWorld } from './departures.world.ts';

const id = 'GY-2026-12-04';
const holiday = {
  ...defaultSchedule,
  holidays: [
    ...defaultSchedule.holidays,
    { date: '2026-12-04', name: 'A day at home', where: 'GY' as const },
  ],
};

let world: DeparturesWorld;
beforeEach(async () => {
  world = await startDeparturesWorld();
});
afterEach(() => world.stop());

const typesOf = async () => (await world.events()).map(({ type }) => String(type));

test('eight weeks of five lanes are announced, and planning again changes nothing', async () => {
  expect(await world.plan()).toMatchObject({ announced: 40 });
  expect(await world.plan()).toEqual({ announced: 0, moved: 0, proposed: 0, changed: 0, conflicts: 0 });
  expect(new Set(await typesOf())).toEqual(new Set(['departure-announced.v1']));
  expect(await typesOf()).toHaveLength(40);
  world.moveTo('2026-11-29T15:00:00.000Z');
  expect(await world.plan()).toMatchObject({ announced: 5 });
});

test('two runs at the same time announce each flight once', async () => {
  const runs = await Promise.all([world.plan(), world.plan()]);
  expect(runs.reduce((sum, { announced }) => sum + announced, 0)).toBe(40);
  expect(await typesOf()).toHaveLength(40);
});

test('a new holiday moves a flight that nobody has booked, and is proposed for one that somebody has', async () => {
  await world.plan();
  world.change({ schedule: holiday });
  expect(await world.plan()).toMatchObject({ moved: 1, proposed: 0 });
  expect(await world.show(id)).toMatchObject({
    flight: {
      day: '2026-12-03',
      movedBy: 'A day at home',
      cargoCutoff: '2026-11-30T19:00:00.000Z',
      version: 2,
    },
    history: [{ what: 'moved', by: 'system' }, { what: 'announced' }],
  });
  const [changed] = (await world.events()).filter(({ type }) => type === 'departure-changed.v1');
  expect(changed).toMatchObject({
    subject: id,
    aggregateVersion: 2,
    data: { day: '2026-12-03', shipments: 0, by: 'system' },
  });
  expect(changed.data.changed).toContainEqual({ field: 'day', before: '2026-12-04', after: '2026-12-03' });

  expect(await world.book(id)).toBeUndefined();
  world.change({ schedule: defaultSchedule });
  expect(await world.plan()).toMatchObject({ moved: 0, proposed: 1 });
  expect(await world.plan()).toMatchObject({ proposed: 0 });
  expect(await world.find(id)).toMatchObject({
    day: '2026-12-03',
    shipments: 1,
    proposal: { day: '2026-12-04' },
  });
});

test('somebody who books while a flight moves keeps the day that they saw', async () => {
  await world.plan();
  world.change({ schedule: holiday });
  let booked = false;
  const counts = await world.plan({
    before: async (operation) => {
      if (operation !== 'TransactWriteItems' || booked) return;
      booked = true;
      await world.book(id);
    },
  });
  expect(counts).toMatchObject({ moved: 0, proposed: 1 });
  expect(await world.find(id)).toMatchObject({ day: '2026-12-04', proposal: { day: '2026-12-03' } });
});

test('a changed capacity reaches the flights with what is booked on them', async () => {
  await world.plan();
  await world.book(id, { thousandthsLb: 1_000_500, pieces: 4 });
  const { GY } = defaultFlightsSetting.lanes;
  const lanes = { ...defaultFlightsSetting.lanes, GY: { capacity: { ...GY.capacity, lb: 6000 } } };
  world.change({ flights: { ...defaultFlightsSetting, lanes } });
  expect(await world.plan()).toMatchObject({ changed: 8 });
  expect(await world.find(id)).toMatchObject({
    capacity: { lb: 6000 },
    free: { thousandthsLb: 4_999_500, pieces: 146 },
    shipments: 1,
  });
});

test('a flight that staff cancelled is not announced again', async () => {
  await world.plan();
  const asked = { as: clerk, params: { id }, body: { version: 1, reason: 'No aircraft' } };
  expect((await world.ask('POST /api/desk/departures/{id}/cancel', asked)).status).toBe(200);
  expect(await world.plan()).toEqual({ announced: 0, moved: 0, proposed: 0, changed: 0, conflicts: 0 });
});
