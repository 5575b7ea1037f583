import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waiting } from '#lambdas/vehicles/told.ts';
import { type carl, dina, startVehiclesWorld, type VehiclesWorld, van } from './vehicles.world.ts';

const id = '019a1d3c-0000-4000-8000-000000000501';
const inspectionId = '019a1d3c-0000-4000-8000-000000000521';
const at = '2026-11-30T11:50:00.000Z';
const looked = [
  'brakes',
  'parkingBrake',
  'steering',
  'lights',
  'tires',
  'horn',
  'wipers',
  'mirrors',
  'wheels',
  'emergency',
];

let world: VehiclesWorld;
beforeEach(async () => {
  world = await startVehiclesWorld();
  await world.save(id, { version: 0, form: van, miles: 45_120 });
  world.setClock('2026-11-30T12:30:00.000Z');
});
afterEach(() => world.stop());

const faultPhoto = () => world.sent({ kind: 'road', id }, 'FAULT_PHOTO');
const tires = (photo: string) => ({
  id: '019a1d3c-0000-4000-8000-000000000522',
  item: 'tires',
  note: 'The left rear one is flat.',
  photo,
  unsafe: true,
});
const inspection = (faults: readonly unknown[] = [], change: object = {}) => ({
  kind: 'INSPECT',
  inspection: {
    id: inspectionId,
    reading: { miles: 45_130, at: '2026-11-30T12:20:00.000Z' },
    looked,
    faults,
    ...change,
  },
});
const fuel = (photo: string, change: object = {}) => ({
  kind: 'SPEND',
  cost: {
    id: '019a1d3c-0000-4000-8000-000000000531',
    kind: 'FUEL',
    at: '2026-11-30T12:25:00.000Z',
    cents: 6240,
    photo,
    gallons: 19.5,
    ...change,
  },
});
const shown = async () => (await world.show(id)).body as Record<string, unknown>;

describe('an inspection', () => {
  test('is recorded once, however often a phone sends it, also long after the fault was seen to', async () => {
    const report = inspection([tires(await faultPhoto())]);
    const both = await Promise.all([world.report(id, report), world.report(id, report)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown()).toMatchObject({
      state: 'OUT_OF_SERVICE',
      vehicle: {
        version: 2,
        odometer: { miles: 45_130 },
        inspected: { id: inspectionId, day: '2026-11-30', by: 'carl' },
        faults: [{ item: 'tires', by: 'carl' }],
      },
    });
    const mended = { fault: tires('').id, how: 'REPAIRED', note: 'New tire' };
    expect((await world.act(id, 2, { kind: 'MEND', mended })).body.state).toBe('AVAILABLE');
    await world.report(id, inspection([], { id: '019a1d3c-0000-4000-8000-000000000523' }), dina);
    await world.report(id, report);
    const { state, history } = await shown();
    expect([state, history]).toMatchObject([
      'AVAILABLE',
      [
        { what: 'INSPECT', by: 'dina', text: '45,130 miles; no fault' },
        { what: 'MEND', text: 'New tire', ended: { how: 'REPAIRED', fault: { item: 'tires' } } },
        { what: 'INSPECT', by: 'carl', text: '45,130 miles; faults: tires (not safe)' },
        { what: 'ADDED' },
      ],
    ]);
  });

  test('with a fault that is not safe is a task of dispatch until somebody has seen to it', async () => {
    const source = waiting.sources(
      world.tables.client(),
      world.tables.vehicles,
      () => new Date('2026-11-30T13:00:00.000Z'),
    ).vehicle;
    await world.report(id, inspection([tires(await faultPhoto())]));
    expect(await source?.of(id)).toMatchObject([{ kind: 'VEHICLE_UNSAFE', about: { what: 'Van 1' } }]);
    expect(await source?.open({ after: undefined, limit: 10 })).toEqual({ items: [id] });
    await world.act(id, 2, {
      kind: 'MEND',
      mended: { fault: tires('').id, how: 'NOT_NEEDED', note: 'Only low on air' },
    });
    expect(await source?.of(id)).toEqual([]);
  });

  test('shows the driver what is wrong, and no papers, plan or reason of a person', async () => {
    const { body } = await world.report(id, inspection([tires(await faultPhoto())]));
    expect(Object.keys(body.vehicle as object).toSorted()).toEqual([
      'blocks',
      'faults',
      'id',
      'inspected',
      'name',
      'odometer',
      'plate',
      'version',
    ]);
  });

  test('with the photo of another vehicle, or of none, is refused', async () => {
    const foreign = await world.sent({ kind: 'road', id: inspectionId }, 'FAULT_PHOTO');
    for (const photo of [foreign, inspectionId])
      expect((await world.report(id, inspection([tires(photo)]))).body.code).toBe('FILE_NOT_FOUND');
    expect(await shown()).toMatchObject({ vehicle: { version: 1, faults: [] } });
  });

  test('of a vehicle that is retired, or that is not there, is refused', async () => {
    expect((await world.report(inspectionId, inspection())).body.code).toBe('VEHICLE_NOT_FOUND');
    await world.act(id, 1, { kind: 'RETIRE', because: 'Sold' });
    expect((await world.report(id, inspection())).body.code).toBe('REPORT_NOT_POSSIBLE');
  });
});

describe('an odometer', () => {
  const read = (miles: number, more: object = {}) => ({
    kind: 'READ_ODOMETER',
    reading: { miles, at, ...more },
  });

  test('that shows less than before asks for a reason, and shows the last reading', async () => {
    const late = { at: '2026-11-30T12:20:00.000Z' };
    const { status, body } = await world.report(id, read(45_000, late));
    expect([status, body]).toMatchObject([
      409,
      { code: 'ODOMETER_BACKWARDS', details: { last: { miles: 45_120 } } },
    ]);
    const backwards = { reason: 'MISTYPED', note: 'It was 45,012' };
    expect((await world.report(id, read(45_012, { ...late, backwards }))).status).toBe(200);
    expect(await shown()).toMatchObject({ vehicle: { odometer: { miles: 45_012 } } });
  });

  test('corrected once is not corrected again by the same report sent late', async () => {
    const backwards = { reason: 'MISTYPED', note: 'It was 45,012' };
    const corrected = read(45_012, { at: '2026-11-30T12:20:00.000Z', backwards });
    await world.report(id, corrected);
    await world.report(id, read(45_050, { at: '2026-11-30T12:28:00.000Z' }));
    await world.report(id, corrected);
    expect(await shown()).toMatchObject({ vehicle: { odometer: { miles: 45_050 } } });
  });
});

describe('what is paid on the road', () => {
  test('is recorded once with its receipt, and dispatch need not look at the vehicle again for it', async () => {
    const report = fuel(await world.sent({ kind: 'driver', id: 'carl' }, 'ROAD_RECEIPT'));
    await Promise.all([world.report(id, report), world.report(id, report)]);
    const { vehicle, costs, history } = await shown();
    expect([vehicle, costs, history]).toMatchObject([
      { version: 1 },
      [{ kind: 'FUEL', cents: 6240, by: 'carl' }],
      [{ what: 'SPEND', text: 'Fuel $62.40' }, { what: 'ADDED' }],
    ]);
    expect(costs).toHaveLength(1);
  });

  test('with the receipt of another driver is refused', async () => {
    const report = fuel(await world.sent({ kind: 'driver', id: 'dina' }, 'ROAD_RECEIPT'));
    expect((await world.report(id, report)).body.code).toBe('FILE_NOT_FOUND');
  });

  test('and is wrong is taken back once, by an entry of as many cents below zero', async () => {
    const report = fuel(await world.sent({ kind: 'driver', id: 'carl' }, 'ROAD_RECEIPT'));
    await world.report(id, report);
    const { id: wrong, at: paidAt } = report.cost;
    const back = (entry: string) => ({ kind: 'TAKE_BACK', id: entry, cost: { id: wrong, at: paidAt } });
    await world.act(id, 1, back('019a1d3c-0000-4000-8000-000000000541'));
    expect((await world.act(id, 1, back('019a1d3c-0000-4000-8000-000000000542'))).status).toBe(200);
    const { costs } = await shown();
    expect(
      (costs as readonly { cents: number }[]).map(({ cents }) => cents).toSorted((a, b) => a - b),
    ).toEqual([-6240, 6240]);
    const unknown = {
      ...back('019a1d3c-0000-4000-8000-000000000543'),
      cost: { id: inspectionId, at: paidAt },
    };
    expect((await world.act(id, 1, unknown)).body.code).toBe('STEP_NOT_POSSIBLE');
  });
});

test('only those who drive or plan runs report', async () => {
  const as = { userId: 'wanda', roles: ['warehouse'] as const };
  expect((await world.report(id, inspection(), as as unknown as typeof carl)).status).toBe(403);
});
