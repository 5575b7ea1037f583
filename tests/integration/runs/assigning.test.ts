import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset } from '../../support/tables.ts';
import {
  afternoon,
  drivers,
  formOf,
  pickup,
  type RunsWorld,
  runIn,
  startRunsWorld,
  vans,
} from './runs.world.ts';

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
});
afterEach(() => world.stop());

const A = 'BKG-AAAAAA';
const B = 'BKG-BBBBBB';
const [van, otherVan] = vans.map(({ id }) => id);
const refused = ({ status, body }: { status: number | undefined; body: Record<string, unknown> }) => ({
  status,
  code: body.code,
  details: body.details,
});
const inAfternoon = pickup(B, {
  visits: [{ number: 1, purpose: 'MAIN', slot: afternoon, state: 'PLANNED' }],
});

describe('a van and a driver', () => {
  test('are on one run at a time, and on the next one when it ends', async () => {
    await world.store(pickup(A));
    await world.store(inAfternoon);
    const first = runIn(await world.save(formOf([A], { from: '08:00', to: '13:00' })));
    const taken = (what: string) => ({ status: 409, code: 'TAKEN', details: { what, runId: first.id } });
    expect(refused(await world.save(formOf([B], { from: '12:59', to: '18:00', driverId: 'eve' })))).toEqual(
      taken('vehicle'),
    );
    expect(
      refused(await world.save(formOf([B], { from: '12:59', to: '18:00', vehicleId: otherVan ?? '' }))),
    ).toEqual(taken('driver'));
    runIn(await world.save(formOf([B], { from: '13:00', to: '18:00' })));
  });

  test('are free again when their run is canceled or handed over', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const first = runIn(await world.save(formOf([A])));
    const handed = runIn(
      await world.act(first, { kind: 'HAND_OVER', vehicleId: otherVan ?? '', driverId: 'eve' }),
    );
    expect(handed).toMatchObject({ version: 2, vehicleId: otherVan, driverId: 'eve' });
    const second = runIn(await world.save(formOf([B])));
    runIn(await world.act(second, { kind: 'CANCEL', because: 'Snow' }));
    runIn(await world.save(formOf([B])));
  });

  test.each([
    [
      'a paper that has expired',
      { papers: { ...vans[0]?.papers, inspection: { expires: '2026-11-30' } } },
      'PAPER_EXPIRED',
    ],
    ['a fault that is not safe', { recorded: 'OUT_OF_SERVICE' as const }, 'OUT_OF_SERVICE'],
  ])('are not assigned with %s', async (_what, change, code) => {
    await world.store(pickup(A));
    if (vans[0] !== undefined) world.becomes({ ...vans[0], ...change } as (typeof vans)[0]);
    expect(refused(await world.save(formOf([A])))).toMatchObject({
      code: 'NOT_ASSIGNABLE',
      details: { vehicle: [{ code }], driver: [] },
    });
  });

  test('are not assigned on days of absence, or outside of the shift', async () => {
    await world.store(pickup(A));
    expect(refused(await world.save(formOf([A], { to: '19:00' })))).toMatchObject({
      details: { driver: [{ code: 'OFF_SHIFT' }] },
    });
    const absence = { id: newId(), from: '2026-12-01', to: '2026-12-01', kind: 'SICK' as const };
    if (drivers[0] !== undefined) world.becomes({ ...drivers[0], absences: [absence] });
    expect(refused(await world.save(formOf([A])))).toMatchObject({
      details: { driver: [{ code: 'ABSENT' }] },
    });
  });

  test('that nobody knows are refused', async () => {
    await world.store(pickup(A));
    expect((await world.save(formOf([A], { vehicleId: newId() }))).body.code).toBe('VEHICLE_NOT_FOUND');
    expect((await world.save(formOf([A], { driverId: 'nobody' }))).body.code).toBe('DRIVER_NOT_FOUND');
  });
});

describe('a visit', () => {
  test('is on one run, and on another one once it is taken off', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const first = runIn(await world.save(formOf([A, B])));
    const other = formOf([B], { vehicleId: otherVan ?? '', driverId: 'eve' });
    const id = newId();
    expect(refused(await world.save(other, { id }))).toEqual({
      status: 409,
      code: 'VISIT_TAKEN',
      details: { stop: `${B}-1`, runId: first.id },
    });
    const off = runIn(await world.act(first, { kind: 'TAKE_OFF', stops: [`${B}-1`], because: 'Too many' }));
    expect(off.stops.map(({ state, because }) => [state, because])).toEqual([
      ['PLANNED', undefined],
      ['TAKEN_OFF', 'Too many'],
    ]);
    expect(runIn(await world.save(other, { id })).stops).toHaveLength(1);
  });

  test('of a booking that was canceled or is on another day is refused', async () => {
    await world.store(pickup(A, { state: 'CANCELLED', visits: [] }));
    expect(refused(await world.save(formOf([A])))).toEqual({
      status: 422,
      code: 'VISIT_NOT_FOUND',
      details: { stop: `${A}-1` },
    });
    await world.store(pickup(B));
    expect((await world.save(formOf([B], { day: '2026-12-02' }))).body.code).toBe('VISIT_NOT_FOUND');
  });
});

describe('what a run holds', () => {
  test('is not more than its van carries, at the worst moment', async () => {
    await world.store(pickup(A, { goods: [{ kind: 'box', quantity: 30, weightLb: 120 }] }));
    expect(refused(await world.save(formOf([A])))).toMatchObject({
      status: 409,
      code: 'OVERLOADED',
      details: { over: { lb: 100 } },
    });
  });

  test('is driven within its hours, and may be late', async () => {
    await world.store(pickup(A));
    await world.store(inAfternoon);
    expect((await world.save(formOf([B, A], { to: '15:30' }))).body.code).toBe('OUTSIDE_HOURS');
    const late = runIn(await world.save(formOf([B, A])));
    expect(late.stops.map(({ booking, planned }) => [booking, planned.from > '2026-12-01T17:00'])).toEqual([
      [B, true],
      [A, true],
    ]);
  });
});

describe('a run', () => {
  test('that is saved twice, or whose answer was lost, is made once', async () => {
    await world.store(pickup(A));
    const id = newId();
    let lost = false;
    const faults = {
      after: (operation: string) => {
        if (operation !== 'TransactWriteItems' || lost) return;
        lost = true;
        throw connectionReset();
      },
    };
    const one = runIn(await world.save(formOf([A]), { id }, faults));
    const two = runIn(await world.save(formOf([A]), { id }));
    expect([one.version, two.version, lost]).toEqual([1, 1, true]);
    expect(await world.show(id)).toMatchObject({
      body: { history: [{ what: 'PLANNED', by: 'dispatch-1' }] },
    });
  });

  test('of two who change it, the second sees what the first did', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const { id } = runIn(await world.save(formOf([A])));
    const changed = runIn(await world.save(formOf([A, B]), { id, version: 1 }));
    const second = await world.save(formOf([A], { to: '17:00' }), { id, version: 1 });
    expect(refused(second)).toMatchObject({
      code: 'RUN_CHANGED',
      details: { run: { version: changed.version } },
    });
    expect((await world.save(formOf([A]), { version: 1 })).body.code).toBe('RUN_NOT_FOUND');
    expect((await world.show(newId())).body.code).toBe('RUN_NOT_FOUND');
  });

  test('is given to its driver, taken back, and given again', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    const released = runIn(await world.act(run, { kind: 'RELEASE' }));
    expect(released).toMatchObject({ state: 'RELEASED', releasedAt: expect.any(String) });
    expect(runIn(await world.act(run, { kind: 'RELEASE' }))).toEqual(released);
    const back = runIn(await world.act(released, { kind: 'TAKE_BACK' }));
    expect([back.state, back.releasedAt]).toEqual(['PLANNED', undefined]);
    expect((await world.act(back, { kind: 'END' })).body.code).toBe('STEP_NOT_POSSIBLE');
  });

  test('is not given to its driver with a van that broke down', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    if (vans[0] !== undefined) world.becomes({ ...vans[0], recorded: 'OUT_OF_SERVICE' });
    expect((await world.act(run, { kind: 'RELEASE' })).body.code).toBe('NOT_ASSIGNABLE');
    const handed = await world.act(run, { kind: 'HAND_OVER', vehicleId: otherVan ?? '', driverId: 'dan' });
    expect(runIn(handed).vehicleId).toBe(otherVan);
  });

  test('that a driver has keeps the stop that dispatch leaves out, as taken off', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const { id, ...run } = runIn(await world.save(formOf([A, B])));
    runIn(await world.act({ id, version: run.version }, { kind: 'RELEASE' }));
    const { stops } = runIn(await world.save(formOf([B]), { id, version: 2 }));
    expect(stops.map(({ booking, state }) => [booking, state])).toEqual([
      [B, 'PLANNED'],
      [A, 'TAKEN_OFF'],
    ]);
    expect(van).toBe(run.vehicleId);
  });
});
