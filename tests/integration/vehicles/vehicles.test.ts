import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { added } from '#domain/vehicles/changes/saved.ts';
import { MOST_VEHICLES } from '#domain/vehicles/vehicle.ts';
import { vinCheckDigit } from '#domain/vehicles/vin.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { vehicleStore } from '#lambdas/vehicles/store/vehicle-store.ts';
import { waiting } from '#lambdas/vehicles/told.ts';
import { connectionReset } from '../../support/tables.ts';
import { carl, dispatch, otherVan, startVehiclesWorld, type VehiclesWorld, van } from './vehicles.world.ts';

const id = '019a1d3c-0000-4000-8000-000000000501';
const other = '019a1d3c-0000-4000-8000-000000000502';

let world: VehiclesWorld;
beforeEach(async () => {
  world = await startVehiclesWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

const enter = (vehicle = id, form = van) => world.save(vehicle, { version: 0, form, miles: 45_120 });
const stateOf = async (): Promise<unknown> => (await world.show(id)).body.state;
const codes = async (query: Record<string, string> = {}): Promise<readonly unknown[]> => {
  const [first] = (await world.list(query)).body.vehicles as readonly {
    blocks: readonly { code: string }[];
    onDay?: readonly { code: string }[];
  }[];
  return (first?.onDay ?? first?.blocks ?? []).map(({ code }) => code);
};

/** A VIN of its own, with the check digit that it has to have. */
const numbered = (n: number): string => {
  const vin = `${van.vin.slice(0, 14)}${n + 100}`;
  return `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}`;
};

describe('a vehicle', () => {
  test('is entered once, however often it is sent and whatever answer is lost', async () => {
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    const first = await world.save(id, { version: 0, form: van, miles: 45_120 }, { after: lose });
    const again = await Promise.all([enter(), enter()]);
    expect([first, ...again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.show(id)).body).toMatchObject({
      state: 'AVAILABLE',
      vehicle: { version: 1, name: 'Van 1', odometer: { miles: 45_120, by: 'dora' } },
      history: [{ what: 'ADDED', by: 'dora' }],
      costs: [],
    });
    expect(await world.eventsOfVehicles()).toMatchObject([
      {
        type: 'vehicle-changed.v1',
        data: { id, what: 'ADDED', blocks: [], recorded: { after: 'IN_SERVICE' } },
      },
    ]);
  });

  test('needs what its odometer shows, and a VIN without a typing error', async () => {
    expect((await world.save(id, { version: 0, form: van })).body.code).toBe('MILES_MISSING');
    const wrong = { ...van, vin: `${van.vin.slice(0, 16)}2` };
    const { status, body } = await world.save(id, { version: 0, form: wrong, miles: 1 });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['form.vin']]);
    expect((await world.list()).body.vehicles).toEqual([]);
  });

  test('with the plate of another one is refused, and of two at once one wins', async () => {
    const answers = await Promise.all([enter(id), enter(other, { ...otherVan, plate: 'xsk-41b' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [loser] = answers.filter(({ status }) => status === 409);
    const [kept, ...more] = (await world.list()).body.vehicles as readonly {
      vehicle: { id: string; name: string };
    }[];
    expect([more, loser?.body]).toMatchObject([
      [],
      { code: 'VEHICLE_EXISTS', details: { id: kept?.vehicle.id, name: kept?.vehicle.name } },
    ]);
  });

  test('that is retired gives its plate and its VIN to the next one, and a changed plate is free again', async () => {
    await enter();
    await enter(other, otherVan);
    const taken = { ...otherVan, plate: van.plate };
    expect((await world.save(other, { version: 1, form: taken })).body.message).toBe(
      'Van 1 has this plate already.',
    );
    await world.act(id, 1, { kind: 'RETIRE', because: 'Sold' });
    expect((await world.save(other, { version: 1, form: taken })).status).toBe(200);
    const third = '019a1d3c-0000-4000-8000-000000000503';
    expect((await enter(third, { ...van, plate: otherVan.plate })).status).toBe(200);
    expect(await stateOf()).toBe('RETIRED');
  });

  test('is not overwritten by somebody who has not seen the last change, who is shown it', async () => {
    await enter();
    await world.act(id, 1, { kind: 'TAKE_OUT', because: 'The brakes pull to the left.' });
    const { status, body } = await world.save(id, { version: 1, form: { ...van, name: 'Van 7' } });
    expect([status, body]).toMatchObject([
      409,
      { code: 'VEHICLE_CHANGED', details: { vehicle: { version: 2, recorded: 'OUT_OF_SERVICE' } } },
    ]);
  });

  test('is not entered beyond fifty, which are all that a list has; a retired one makes room', async () => {
    const store = vehicleStore(world.tables.client(), world.tables.vehicles);
    const at = '2026-11-30T12:00:00.000Z';
    for (let n = 0; n < MOST_VEHICLES; n += 1) {
      const form = { ...van, plate: `FLEET${n}`, vin: numbered(n) };
      const after = added(n === 0 ? id : newId(), form, 10, { by: 'dora', at });
      await store.write({ before: undefined, after, events: [] });
    }
    expect((await enter(other, otherVan)).body.code).toBe('TOO_MANY_VEHICLES');
    await world.act(id, 1, { kind: 'RETIRE', because: 'Sold' });
    expect((await enter(other, otherVan)).status).toBe(200);
  });

  test('has scans that were sent for it, and no others', async () => {
    const scan = await world.sent({ kind: 'vehicle', id }, 'VEHICLE_PAPER');
    const foreign = await world.sent({ kind: 'vehicle', id: other }, 'VEHICLE_PAPER');
    const withScan = (file: string) => ({
      ...van,
      papers: { ...van.papers, insurance: { expires: '2027-03-31', file } },
    });
    expect((await enter(id, withScan(foreign))).body.code).toBe('FILE_NOT_FOUND');
    expect((await enter(id, withScan(scan))).body).toMatchObject({
      vehicle: { papers: { insurance: { file: scan } } },
    });
  });
});

describe('what keeps a vehicle from the road', () => {
  test('an expired paper does from the midnight after its last day, without anything that runs', async () => {
    await enter();
    const tasksAt = (at: string) =>
      waiting.sources(world.tables.client(), world.tables.vehicles, () => new Date(at)).vehicle?.of(id);
    world.setClock('2027-01-01T04:59:59.999Z');
    expect([await stateOf(), await tasksAt('2027-01-01T04:59:59.999Z')]).toEqual(['AVAILABLE', []]);
    world.setClock('2027-01-01T05:00:00.000Z');
    expect([await stateOf(), await codes()]).toEqual(['COMPLIANCE_HOLD', ['PAPER_EXPIRED']]);
    expect(await tasksAt('2027-01-01T05:00:00.000Z')).toEqual([
      { kind: 'VEHICLE_PAPER_EXPIRED', since: '2027-01-01T05:00:00.000Z', about: { what: 'Van 1' } },
    ]);
    world.setClock('2026-12-30T12:00:00.000Z');
    expect([await codes({ day: '2026-12-31' }), await codes({ day: '2027-01-01' })]).toEqual([
      [],
      ['PAPER_EXPIRED'],
    ]);
  });

  test('a renewed paper frees it, and the task is gone', async () => {
    await enter();
    world.setClock('2027-01-04T12:00:00.000Z');
    const renewed = { ...van, papers: { ...van.papers, inspection: { expires: '2027-12-31' } } };
    expect((await world.save(id, { version: 1, form: renewed })).body).toMatchObject({ state: 'AVAILABLE' });
    const { vehicle } = waiting.sources(
      world.tables.client(),
      world.tables.vehicles,
      () => new Date('2027-01-04T12:00:00.000Z'),
    );
    const page = { after: undefined, limit: 10 };
    expect([await vehicle?.of(id), await vehicle?.open(page)]).toEqual([[], { items: [] }]);
    expect((await world.show(id)).body.history).toMatchObject([
      { what: 'SAVED', text: 'Changed: papers' },
      { what: 'ADDED' },
    ]);
  });

  test('dispatch takes it out and puts it back, each told once, with the reason in its history alone', async () => {
    await enter();
    const out = { kind: 'TAKE_OUT', because: 'The brakes pull to the left.' };
    const answers = [await world.act(id, 1, out), await world.act(id, 1, out)];
    expect(answers.map(({ body }) => [body.state, (body.vehicle as { version: number }).version])).toEqual([
      ['OUT_OF_SERVICE', 2],
      ['OUT_OF_SERVICE', 2],
    ]);
    await world.act(id, 2, { kind: 'PUT_BACK' });
    const told = (await world.eventsOfVehicles()).map(({ data }) => [data.what, data.blocks]);
    expect(told.toSorted()).toEqual([
      ['ADDED', []],
      ['PUT_BACK', []],
      ['TAKE_OUT', ['OUT_OF_SERVICE']],
    ]);
    expect(JSON.stringify(await world.eventsOfVehicles())).not.toContain('brakes');
    expect((await world.show(id)).body.history).toMatchObject([
      { what: 'PUT_BACK' },
      { what: 'TAKE_OUT', text: 'The brakes pull to the left.' },
      { what: 'ADDED' },
    ]);
  });
});

describe('work that was done', () => {
  test('is recorded once with its bill, and the plan goes on from it', async () => {
    await enter();
    const [planned] = van.plan;
    const work = {
      id: '019a1d3c-0000-4000-8000-000000000511',
      planned: planned?.id,
      what: 'Oil and filter',
      day: '2026-11-30',
      miles: 45_200,
      cents: 8900,
      file: await world.sent({ kind: 'vehicle', id }, 'VEHICLE_BILL'),
    };
    const act = { kind: 'MAINTAIN', work };
    await world.act(id, 1, act);
    await world.act(id, 2, { kind: 'TAKE_OUT', because: 'Waits for tires' });
    expect((await world.act(id, 1, act)).status).toBe(200);
    const { vehicle, history, due } = (await world.show(id)).body as Record<string, unknown>;
    expect([vehicle, due]).toMatchObject([
      { version: 3, odometer: { miles: 45_200 } },
      [{ miles: 45_200 + 7500, state: 'LATER' }],
    ]);
    expect(history).toMatchObject([{ what: 'TAKE_OUT' }, { what: 'MAINTAIN', work }, { what: 'ADDED' }]);
  });
});

describe('who may', () => {
  test('see papers and history: dispatch, and neither drivers nor others', async () => {
    await enter();
    for (const roles of [carl.roles, ['warehouse'], ['customer']] as const) {
      const as = { userId: 'x', roles };
      expect([(await world.list({}, as)).status, (await world.show(id, as)).status]).toEqual([403, 403]);
    }
    expect((await world.list({}, dispatch)).status).toBe(200);
  });
});
