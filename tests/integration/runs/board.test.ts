import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultPlanning } from '#domain/runs/planning/planning-setting.ts';
import { call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import { afternoon, formOf, pickup, type RunsWorld, runIn, startRunsWorld, vans } from './runs.world.ts';

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
});
afterEach(() => world.stop());

const A = 'BKG-AAAAAA';
const B = 'BKG-BBBBBB';
const C = 'BKG-CCCCCC';
const ofDay = async () => {
  const { runs, open, notReady } = (await world.board()) as Record<string, { [key: string]: unknown }[]>;
  return { runs, open: open?.map(({ booking }) => booking), notReady };
};

describe('the board of a day', () => {
  test('has visits that no run has, those that nobody can drive to with the reason, and none of another day', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B, { state: 'REQUESTED' }));
    await world.store(pickup(C, { way: 'DROP_OFF' }));
    expect(await ofDay()).toEqual({
      runs: [],
      open: [A],
      notReady: [{ booking: B, because: 'It is a request that nobody has confirmed yet.' }],
    });
    expect(await world.board('2026-12-02')).toMatchObject({ runs: [], open: [], notReady: [] });
  });

  test('shows a run that was saved, with times, miles and whom we meet, and its visits are open no more', async () => {
    await world.store(pickup(A));
    await world.store(
      pickup(B, {
        note: 'Ring twice',
        visits: [{ number: 1, purpose: 'MAIN', slot: afternoon, state: 'PLANNED' }],
      }),
    );
    const run = runIn(await world.save(formOf([A, B])));
    expect(run).toMatchObject({ version: 1, state: 'PLANNED', day: '2026-12-01', miles: expect.any(Number) });
    expect(
      run.stops.map(({ booking, planned, name, place }) => [booking, planned.from, name, place.street]),
    ).toEqual([
      [A, '2026-12-01T14:00:00.000Z', 'Sample Sender', '12 Sample Avenue'],
      [B, '2026-12-01T20:00:00.000Z', 'Sample Sender', '12 Sample Avenue'],
    ]);
    expect(run.stops[1]).toMatchObject({ note: 'Ring twice', takes: { lb: 140, pieces: 1 } });
    expect(run.lunch).toBeDefined();
    expect(await ofDay()).toMatchObject({ runs: [{ run, blocks: { vehicle: [], driver: [] } }], open: [] });
  });

  test('plans with the setting of the owner, and says so', async () => {
    await world.store(pickup(A));
    const before = runIn(await world.save(formOf([A])));
    const change = (value: typeof defaultPlanning) =>
      call(
        settingsFunction(world.tables.env, testDependencies(world.tables.client())),
        'PUT /api/settings/planning',
        {
          as: { userId: 'admin-1', roles: ['admin'] },
          body: { version: 0, value },
        },
      );
    const noRoom = { ...defaultPlanning, lunch: { minutes: 60, from: '12:00', to: '12:30' } };
    expect((await change(noRoom)).status).toBe(400);
    const planning = { ...defaultPlanning, roadFactor: 2, door: { ...defaultPlanning.door, base: 28 } };
    expect((await change(planning)).status).toBe(200);
    world.at('2026-11-30T20:01:00.000Z');
    expect(await world.board()).toMatchObject({ planning });
    const after = runIn(await world.save(formOf([A], { to: '17:00' }), { id: before.id, version: 1 }));
    expect(after.miles / before.miles).toBeCloseTo(2 / 1.3, 1);
    const minutes = ({ stops: [stop] }: typeof after) =>
      (Date.parse(stop?.planned.to ?? '') - Date.parse(stop?.planned.from ?? '')) / 60_000;
    expect(minutes(after) - minutes(before)).toBe(20);
  });

  test('keeps whom we meet with the booking alone', async () => {
    const before = await world.store(pickup(A, { note: 'Ring twice' }));
    const { id } = runIn(await world.save(formOf([A])));
    const kept = JSON.stringify(await world.tables.all(world.tables.runs));
    for (const personal of ['Sample Sender', '12 Sample Avenue', '555 0123', 'bell 4', 'Ring twice'])
      expect(kept).not.toContain(personal);
    await world.store({ ...before, version: 2, phone: '+1 718 555 0199' }, before);
    expect(runIn(await world.show(id)).stops[0]?.phone).toBe('+1 718 555 0199');
  });

  test('says what stands against a van that broke down after it was planned, and writes nothing', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    const [van] = vans;
    if (van !== undefined) world.becomes({ ...van, recorded: 'OUT_OF_SERVICE', because: 'Gearbox' });
    expect((await ofDay()).runs).toMatchObject([
      {
        run: { version: run.version },
        blocks: { vehicle: [{ code: 'OUT_OF_SERVICE', text: 'It is out of service: Gearbox' }], driver: [] },
      },
    ]);
  });
});

describe('a plan', () => {
  test('proposes runs with pinned stops in their turn, and names what does not fit', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    await world.store(pickup(C, { goods: [{ kind: 'box', quantity: 1, weightLb: 4000 }] }));
    const van = { vehicleId: vans[0]?.id, driverId: 'dan', from: '08:00', to: '18:00' };
    const { status, body } = await world.plan({
      vans: [van],
      pinned: { [vans[0]?.id ?? '']: [{ booking: B, visit: 1, pinned: true }] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ leftOut: [{ stop: `${C}-1`, reason: 'WEIGHT', alone: true }] });
    const [run] = body.runs as { stops: { booking: string; pinned?: true }[] }[];
    expect(run?.stops.find(({ booking }) => booking === B)?.pinned).toBe(true);
    expect(run?.stops.map(({ booking }) => booking).toSorted()).toEqual([A, B]);
    expect((await ofDay()).runs).toEqual([]);
  });

  test('refuses a van that may not go and a driver who is there twice', async () => {
    const [van, second] = vans.map(({ id }) => ({
      vehicleId: id,
      driverId: 'dan',
      from: '08:00',
      to: '18:00',
    }));
    expect(await world.plan({ vans: [van, second] })).toMatchObject({ status: 422, body: { code: 'TWICE' } });
    if (vans[0] !== undefined) world.becomes({ ...vans[0], papers: {} });
    expect(await world.plan({ vans: [van] })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ASSIGNABLE', details: { vehicle: [{ code: 'PAPER_MISSING' }, {}, {}], driver: [] } },
    });
  });

  test('gives the visits of a run that is still planned to the plan again, and leaves those that a driver has', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const mine = runIn(await world.save(formOf([A])));
    const other = runIn(await world.save(formOf([B], { vehicleId: vans[1]?.id ?? '', driverId: 'eve' })));
    await world.act(other, { kind: 'RELEASE' });
    const van = { vehicleId: mine.vehicleId, driverId: 'dan', from: '08:00', to: '18:00' };
    const { body } = await world.plan({ vans: [van] });
    expect(body).toMatchObject({ runs: [{ stops: [{ booking: A, visit: 1 }] }], leftOut: [] });
  });
});
