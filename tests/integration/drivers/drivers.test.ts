import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import rightsChanged from '#events/identity/rights-changed.v1.example.json' with { type: 'json' };
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { waiting } from '#lambdas/drivers/told.ts';
import { carl, dina, dispatch, startVehiclesWorld, type VehiclesWorld } from '../vehicles/vehicles.world.ts';

const { license, papers, weekly } = sampleDriver;
const form = { license, papers, weekly };

let world: VehiclesWorld;
beforeEach(async () => {
  world = await startVehiclesWorld();
});
afterEach(() => world.stop());

const enter = (who = 'carl', typed: object = form) => world.saveDriver(who, { version: 0, form: typed });
const show = async (who = 'carl') =>
  (await world.drivers('GET /api/desk/drivers/{id}', { params: { id: who } })).body as Record<
    string,
    unknown
  >;
const told = async () =>
  (await world.eventsOfDrivers()).filter(({ type }) => type === 'driver-changed.v1').map(({ data }) => data);
const roleTaken = (who: string) =>
  world.watch().rightsChanged(
    RightsChangedV1.schema.parse({
      ...rightsChanged,
      data: {
        ...rightsChanged.data,
        userId: who,
        changed: { roles: { before: ['driver', 'warehouse'], after: ['warehouse'] } },
      },
    }),
  );

describe('a driver', () => {
  test('is an account with the role of one, and is entered once', async () => {
    expect((await enter('eve')).body.code).toBe('NOT_A_DRIVER');
    const answers = await Promise.all([enter(), enter()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await show()).toMatchObject({
      driver: { version: 1, createdBy: 'dora' },
      history: [{ what: 'ADDED' }],
    });
    expect(await told()).toMatchObject([{ id: 'carl', what: 'ADDED', ended: false, by: 'dora' }]);
  });

  test('is away on days that are told without the reason', async () => {
    await enter();
    const absence = {
      id: '019a1d3c-0000-4000-8000-000000000601',
      from: '2026-12-01',
      to: '2026-12-03',
      kind: 'SICK',
    };
    const act = { kind: 'ADD_ABSENCE', absence };
    const twice = [await world.actOnDriver('carl', 1, act), await world.actOnDriver('carl', 1, act)];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const added = (await told()).filter(({ what }) => what === 'ADD_ABSENCE');
    expect(added).toMatchObject([{ days: { from: '2026-12-01', to: '2026-12-03' } }]);
    expect(JSON.stringify(added)).not.toContain('SICK');
  });

  test('works other hours on a changed day, which the list of that day shows', async () => {
    await enter();
    const change = { day: '2026-12-01', shifts: [{ from: '06:00', to: '12:00' }], note: 'Early flight' };
    await world.actOnDriver('carl', 1, { kind: 'CHANGE_DAY', change });
    const { body } = await world.drivers('GET /api/desk/drivers', { query: { day: '2026-12-01' } });
    expect(body.drivers).toMatchObject([
      { hours: [{ from: '2026-12-01T11:00:00.000Z', to: '2026-12-01T17:00:00.000Z' }] },
    ]);
    expect((await show()).history).toMatchObject([
      { what: 'CHANGE_DAY', text: 'December 1, 2026: 06:00–12:00 (Early flight)' },
      { what: 'ADDED' },
    ]);
  });

  test('whose license has expired is a task of dispatch until the new one is entered', async () => {
    await enter('carl', { ...form, license: { ...license, expires: '2026-12-31' } });
    const source = (at: string) =>
      waiting.sources(world.tables.client(), world.tables.drivers, () => new Date(at)).driver;
    expect(await source('2027-01-01T04:59:59.000Z')?.of('carl')).toEqual([]);
    const later = source('2027-01-01T05:00:00.000Z');
    expect(await later?.of('carl')).toEqual([
      { kind: 'DRIVER_PAPER_EXPIRED', since: '2027-01-01T05:00:00.000Z', about: { customer: 'carl' } },
    ]);
    expect(await later?.open({ after: undefined, limit: 10 })).toEqual({ items: ['carl'] });
    await world.saveDriver('carl', { version: 1, form });
    expect(await later?.of('carl')).toEqual([]);
  });

  test('is told about before a paper expires, once for each step', async () => {
    await enter('carl', { ...form, license: { ...license, expires: '2026-12-31' } });
    world.setClock('2026-12-17T12:00:00.000Z');
    expect([await world.warnDrivers(), await world.warnDrivers()]).toEqual([{ warned: 1 }, { warned: 0 }]);
    const warnings = (await world.eventsOfDrivers()).filter(({ type }) => type === 'papers-expiring.v1');
    expect(warnings).toMatchObject([
      { data: { of: { kind: 'driver', id: 'carl' }, paper: 'license', daysLeft: 14 } },
    ]);
  });
});

describe('the role of a driver', () => {
  test('that is taken away ends the driving, and dispatch brings nobody back without it', async () => {
    await enter();
    world.roles.set('carl', ['warehouse']);
    await roleTaken('carl');
    await roleTaken('carl');
    expect(await show()).toMatchObject({
      driver: { version: 2, endedAt: expect.any(String) },
      history: [{ what: 'END', by: 'system' }, { what: 'ADDED' }],
    });
    expect((await world.actOnDriver('carl', 2, { kind: 'RETURN' })).body.code).toBe('STEP_NOT_POSSIBLE');
    world.roles.set('carl', ['driver']);
    expect((await show()).driver).toMatchObject({ endedAt: expect.any(String) });
    expect((await world.actOnDriver('carl', 2, { kind: 'RETURN' })).status).toBe(200);
    expect((await show()).driver).not.toHaveProperty('endedAt');
  });

  test('that was given back before the news came ends nothing, and neither does that of somebody who never drove', async () => {
    await enter();
    await roleTaken('carl');
    await roleTaken('frank');
    expect(await show()).toMatchObject({ driver: { version: 1 } });
  });
});

describe('who may', () => {
  test('a driver sees their own record and nobody else’s', async () => {
    await enter();
    await enter('dina');
    const own = await world.drivers('GET /api/drive/me', { as: dina });
    expect(own.body.driver).toMatchObject({ id: 'dina' });
    expect(own.body.driver).not.toHaveProperty('told');
    for (const [route, asked] of [
      ['GET /api/desk/drivers', {}],
      ['GET /api/desk/drivers/{id}', { params: { id: 'dina' } }],
      ['PUT /api/desk/drivers/{id}', { params: { id: 'dina' }, body: { version: 1, form } }],
    ] as const)
      expect((await world.drivers(route, { as: carl, ...asked })).status).toBe(403);
    expect((await world.drivers('GET /api/drive/me', { as: { ...carl, userId: 'frank' } })).body.code).toBe(
      'DRIVER_NOT_FOUND',
    );
    expect((await world.drivers('GET /api/drive/me', { as: dispatch })).status).toBe(403);
  });
});
