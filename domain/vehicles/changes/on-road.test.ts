import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vehicleBlocks } from '../assigning/vehicle-blocks.ts';
import { Inspection, inspectedItems } from '../road/inspection.ts';
import { sampleHours, sampleVehicle } from '../testing/sample-vehicle.ts';
import type { Vehicle } from '../vehicle.ts';
import { acted } from './acted.ts';
import { inspected, odometerRead } from './on-road.ts';
import type { Read } from './step.ts';

const now = '2026-12-01T18:00:00.000Z';
const by = { by: 'sample-driver', at: now };
const at = '2026-12-01T12:00:00.000Z';
const { odometer } = sampleVehicle;
const stepped = (result: Read): Vehicle => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const fault = {
  id: '019a1d3c-0000-4000-8000-000000000301',
  item: 'brakes' as const,
  note: 'Soft pedal',
  photo: '019a1d3c-0000-4000-8000-000000000302',
  unsafe: true,
};
const inspection: Inspection = {
  id: '019a1d3c-0000-4000-8000-000000000303',
  reading: { miles: 45_150, at },
  looked: Object.keys(inspectedItems) as Inspection['looked'],
  faults: [fault],
};

describe('the odometer', () => {
  test('goes on, and the same reading again changes nothing', () => {
    const once = stepped(odometerRead(sampleVehicle, { miles: 45_150, at }, by));
    expect(once.odometer).toEqual({ miles: 45_150, at, by: 'sample-driver' });
    expect(stepped(odometerRead(once, { miles: 45_150, at }, by))).toBe(once);
  });

  test('never goes back without a reason, and shows the last reading to whoever tries', () => {
    expect(odometerRead(sampleVehicle, { miles: 45_119, at }, by)).toMatchObject({
      refusal: { code: 'ODOMETER_BACKWARDS', details: { last: odometer } },
    });
    const backwards = { reason: 'MISTYPED', note: 'One digit too many' } as const;
    const after = stepped(odometerRead(sampleVehicle, { miles: 4512, at, backwards }, by));
    expect([after.odometer.miles, after.plan]).toEqual([4512, sampleVehicle.plan]);
  });

  test('that is another instrument leaves as many miles to the next work as before', () => {
    const backwards = { reason: 'REPLACED', note: 'New instrument' } as const;
    const after = stepped(odometerRead(sampleVehicle, { miles: 30_000, at, backwards }, by));
    const left = ({ plan, odometer: { miles } }: Vehicle) => (plan[0]?.lastMiles ?? 0) + 7500 - miles;
    expect(left(after)).toBe(left(sampleVehicle));
  });

  test('read before the last reading, by a phone that was offline, is of no interest if it fits', () => {
    const earlier = '2026-11-30T08:00:00.000Z';
    expect(stepped(odometerRead(sampleVehicle, { miles: 45_000, at: earlier }, by))).toBe(sampleVehicle);
    expect(odometerRead(sampleVehicle, { miles: 45_200, at: earlier }, by).ok).toBe(false);
  });

  test('is not read in the future, whatever the clock of a phone says', () => {
    const ahead = { miles: 45_150, at: '2027-01-01T00:00:00.000Z' };
    expect(stepped(odometerRead(sampleVehicle, ahead, by)).odometer.at).toBe(now);
  });

  test('shows no less after any readings without a reason, in whatever order phones send them', () => {
    const reading = fc.record({
      miles: fc.integer({ min: 45_000, max: 45_400 }),
      at: fc.integer({ min: 0, max: 9 }).map((hour) => `2026-12-01T0${hour}:00:00.000Z`),
    });
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        let vehicle = sampleVehicle;
        for (const one of readings) {
          const before = vehicle;
          const result = odometerRead(vehicle, one, by);
          if (result.ok) vehicle = result.value;
          expect(vehicle.odometer.miles).toBeGreaterThanOrEqual(before.odometer.miles);
          expect(vehicle.odometer.at >= before.odometer.at).toBe(true);
        }
      }),
    );
  });
});

describe('the inspection of a day', () => {
  test('with an unsafe fault blocks the vehicle at once, until somebody has seen to it', () => {
    const after = stepped(inspected(sampleVehicle, inspection, by));
    expect(after.inspected).toMatchObject({ day: '2026-12-01', by: 'sample-driver' });
    expect(after.odometer.miles).toBe(45_150);
    expect(vehicleBlocks(after, sampleHours)[0]?.text).toBe('A driver reported that it is not safe: Brakes.');
    const mended = { fault: fault.id, how: 'REPAIRED', note: 'New pads' } as const;
    const good = stepped(acted(after, { kind: 'MEND', mended }, { ...by, version: after.version }));
    expect(vehicleBlocks(good, sampleHours)).toEqual([]);
    const again = acted(good, { kind: 'MEND', mended }, { ...by, version: after.version });
    expect(stepped(again)).toBe(good);
  });

  test('that is sent again is recorded once', () => {
    const once = stepped(inspected(sampleVehicle, inspection, by));
    expect(stepped(inspected(once, inspection, by))).toBe(once);
  });

  test('of yesterday that comes late is not the last one, and its faults count', () => {
    const today = stepped(inspected(sampleVehicle, { ...inspection, faults: [] }, by));
    const late = {
      ...inspection,
      id: '019a1d3c-0000-4000-8000-000000000304',
      reading: { miles: 45_100, at: '2026-11-30T11:00:00.000Z' },
    };
    const after = stepped(inspected(today, late, by));
    expect([after.inspected, after.odometer]).toEqual([today.inspected, today.odometer]);
    expect(after.faults).toHaveLength(1);
  });

  test('is taken only with every item looked at, and a fault only with its photo', () => {
    expect(z.safeParse(Inspection, inspection).success).toBe(true);
    expect(z.safeParse(Inspection, { ...inspection, looked: inspection.looked.slice(1) }).success).toBe(
      false,
    );
    const { photo: _, ...unseen } = fault;
    expect(z.safeParse(Inspection, { ...inspection, faults: [unseen] }).success).toBe(false);
  });
});
