import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mayBecome, recordedStates, vehicleMoves } from '../lifecycle.ts';
import { sampleVehicle } from '../testing/sample-vehicle.ts';
import { type Vehicle, VehicleForm } from '../vehicle.ts';
import { acted } from './acted.ts';
import { DeskAct, type VehicleAct } from './acts.ts';
import { added, saved } from './saved.ts';
import type { Stepped } from './step.ts';

const at = '2026-12-01T15:00:00.000Z';
const by = { by: 'sample-dispatcher', at };
const uuid = (end: number) => `019a1d3c-0000-4000-8000-0000000002${String(end).padStart(2, '0')}`;
const { version } = sampleVehicle;
const act = (before: Vehicle, given: VehicleAct, more: object = {}) =>
  acted(before, given, { ...by, version: before.version, ...more });
const stepped = (result: Stepped): Vehicle => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const codeOf = (result: Stepped) => (result.ok ? undefined : result.refusal.code);
const because = 'The brakes pull to the left.';
const takeOut: VehicleAct = { kind: 'TAKE_OUT', because };
const { name, plate, vin, payloadLb, volumeFt3, gvwrLb, papers, plan } = sampleVehicle;
const form: VehicleForm = { name, plate, vin, payloadLb, volumeFt3, gvwrLb, papers, plan };
const planned = plan[0]?.id ?? '';

describe('out of service', () => {
  test('is said with the reason, and taken back without it', () => {
    const out = stepped(act(sampleVehicle, takeOut));
    expect(out).toMatchObject({ recorded: 'OUT_OF_SERVICE', because, version: version + 1 });
    const back = stepped(act(out, { kind: 'PUT_BACK' }));
    expect([back.recorded, back.because]).toEqual(['IN_SERVICE', undefined]);
  });

  test('is possible during a run, and said twice is said once', () => {
    const out = stepped(act(sampleVehicle, takeOut, { use: 'UNDER_WAY' }));
    expect(stepped(act(out, takeOut, { version }))).toBe(out);
  });
});

test('a vehicle with which runs are planned is not retired, and a retired one stays as it is', () => {
  const retire: VehicleAct = { kind: 'RETIRE', because: 'Sold' };
  expect(codeOf(act(sampleVehicle, retire, { use: 'PLANNED' }))).toBe('STEP_NOT_POSSIBLE');
  const retired = stepped(act(sampleVehicle, retire));
  expect([retired.recorded, retired.closedAt]).toEqual(['RETIRED', at]);
  expect(codeOf(act(retired, { kind: 'PUT_BACK' }))).toBe('STEP_NOT_POSSIBLE');
  expect(codeOf(saved(retired, { ...form, name: 'Van 9' }, retired.version, by))).toBe('STEP_NOT_POSSIBLE');
});

test('somebody who has not seen the last change is shown it', () => {
  const result = act(sampleVehicle, takeOut, { version: version - 1 });
  expect(result).toMatchObject({
    refusal: { code: 'VEHICLE_CHANGED', details: { vehicle: sampleVehicle } },
  });
});

describe('days in the shop', () => {
  const stay = { id: uuid(1), from: '2026-12-02', to: '2026-12-03', what: 'New tires' };

  test('are planned once, moved and dropped, and those that are over are forgotten', () => {
    const before = {
      ...sampleVehicle,
      shop: [{ ...stay, id: uuid(2), from: '2026-11-02', to: '2026-11-30' }],
    };
    const once = stepped(act(before, { kind: 'BOOK_SHOP', stay }));
    expect(once.shop).toEqual([stay]);
    expect(stepped(act(once, { kind: 'BOOK_SHOP', stay }, { version }))).toBe(once);
    const moved = stepped(act(once, { kind: 'BOOK_SHOP', stay: { ...stay, to: '2026-12-04' } }));
    expect(moved.shop).toEqual([{ ...stay, to: '2026-12-04' }]);
    expect(stepped(act(moved, { kind: 'DROP_SHOP', id: stay.id })).shop).toEqual([]);
  });

  test('are not planned for days that are over, or backwards', () => {
    const over = { ...stay, from: '2026-11-02', to: '2026-11-30' };
    expect(codeOf(act(sampleVehicle, { kind: 'BOOK_SHOP', stay: over }))).toBe('STEP_NOT_POSSIBLE');
    const backwards = { kind: 'BOOK_SHOP', stay: { ...stay, to: '2026-12-01' } };
    expect(z.safeParse(DeskAct, backwards).success).toBe(false);
  });
});

describe('work that was done', () => {
  const work = {
    id: uuid(3),
    planned,
    what: 'Oil and filter',
    day: '2026-12-01',
    miles: 45_300,
    cents: 8900,
  };

  test('makes what was planned due anew, and brings the odometer on', () => {
    const after = stepped(act(sampleVehicle, { kind: 'MAINTAIN', work }));
    expect(after.plan[0]).toMatchObject({ lastDay: '2026-12-01', lastMiles: 45_300 });
    expect(after.odometer.miles).toBe(45_300);
  });

  test('that is recorded late moves neither back', () => {
    const late = { ...work, day: '2026-07-01', miles: 39_000 };
    const after = stepped(act(sampleVehicle, { kind: 'MAINTAIN', work: late }));
    expect([after.plan, after.odometer]).toEqual([plan, sampleVehicle.odometer]);
  });

  test('is refused with more miles than the vehicle had on a later day', () => {
    const wrong = { ...work, day: '2026-11-29' };
    expect(codeOf(act(sampleVehicle, { kind: 'MAINTAIN', work: wrong }))).toBe('STEP_NOT_POSSIBLE');
  });

  test('is not recorded before it is done', () => {
    const early = { ...work, day: '2026-12-02' };
    expect(codeOf(act(sampleVehicle, { kind: 'MAINTAIN', work: early }))).toBe('STEP_NOT_POSSIBLE');
  });
});

describe('the form', () => {
  test('enters a vehicle, and saved again changes nothing', () => {
    const vehicle = added(sampleVehicle.id, form, 45_120, by);
    expect(vehicle).toMatchObject({ version: 1, recorded: 'IN_SERVICE', odometer: { miles: 45_120 } });
    expect(saved(vehicle, form, 0, by)).toEqual({ ok: true, value: vehicle });
    expect(codeOf(saved(vehicle, { ...form, name: 'Van 9' }, 0, by))).toBe('VEHICLE_CHANGED');
  });

  test('forgets what was told of a paper that is renewed', () => {
    const told = ['inspection:2026-12-31:30', 'insurance:2027-03-31:30'];
    const renewed = { ...form, papers: { ...papers, inspection: { expires: '2027-12-31' } } };
    const after = stepped(saved({ ...sampleVehicle, told }, renewed, version, by));
    expect(after.told).toEqual(['insurance:2027-03-31:30']);
  });

  test('refuses a vehicle that carries as much as it may weigh, and planned work without a period', () => {
    expect(z.safeParse(VehicleForm, form).success).toBe(true);
    expect(z.safeParse(VehicleForm, { ...form, payloadLb: gvwrLb }).success).toBe(false);
    const { everyDays: _, everyMiles: __, ...never } = plan[0] ?? {};
    expect(z.safeParse(VehicleForm, { ...form, plan: [never] }).success).toBe(false);
  });
});

const anyAct = fc.constantFrom<VehicleAct>(
  takeOut,
  { kind: 'PUT_BACK' },
  { kind: 'RETIRE', because: 'Sold' },
  { kind: 'BOOK_SHOP', stay: { id: uuid(4), from: '2026-12-01', to: '2026-12-01', what: 'Tires' } },
  { kind: 'DROP_SHOP', id: uuid(4) },
  { kind: 'MEND', mended: { fault: uuid(5), how: 'REPAIRED', note: 'New pads' } },
);

test('whatever is tried, each step follows the last one, and a refused one changes nothing', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAct, fc.boolean()), { maxLength: 12 }), (tries) => {
      let vehicle: Vehicle = sampleVehicle;
      for (const [one, isLate] of tries) {
        const before = vehicle;
        const result = act(before, one, { version: before.version - Number(isLate) });
        if (!result.ok || result.value === before) continue;
        vehicle = result.value;
        reached.add(vehicle.recorded);
        expect(isLate).toBe(false);
        expect(vehicle.version).toBe(before.version + 1);
        expect(before.recorded).not.toBe('RETIRED');
        expect(vehicle.recorded === before.recorded || mayBecome(before.recorded, vehicle.recorded)).toBe(
          true,
        );
        expect(vehicle.because === undefined).toBe(vehicle.recorded === 'IN_SERVICE');
        expect(vehicle.closedAt !== undefined).toBe(vehicle.recorded === 'RETIRED');
      }
    }),
  );
  expect([...reached].toSorted()).toEqual([...recordedStates].toSorted());
  expect(vehicleMoves.RETIRED).toEqual([]);
});
