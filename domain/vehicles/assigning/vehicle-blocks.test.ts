import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { vehiclePapers } from '../papers/paper.ts';
import { sampleHours, sampleVehicle } from '../testing/sample-vehicle.ts';
import type { Vehicle } from '../vehicle.ts';
import { daysTouched, type Hours, hoursOfDay } from './hours.ts';
import { setOutBlocks, type UsedVehicle, vehicleBlocks, vehicleState } from './vehicle-blocks.ts';

const codes = (vehicle: Partial<Vehicle>, hours: Hours = sampleHours) =>
  vehicleBlocks({ ...sampleVehicle, ...vehicle }, hours).map(({ code }) => code);
const withInspection = (expires: string) => ({
  papers: { ...sampleVehicle.papers, inspection: { expires } },
});
const noon = new Date('2026-12-01T17:00:00.000Z');
const fault = {
  id: '019a1d3c-0000-4000-8000-000000000104',
  item: 'brakes',
  note: 'Soft pedal',
  photo: '019a1d3c-0000-4000-8000-000000000105',
  at: '2026-12-01T12:00:00.000Z',
  by: 'sample-driver',
} as const;
const stay = {
  id: '019a1d3c-0000-4000-8000-000000000106',
  from: '2026-12-02',
  to: '2026-12-03',
  what: 'New tires',
};

describe('a vehicle may be assigned', () => {
  test('when nothing is against it, and then it is available', () => {
    expect(codes({})).toEqual([]);
    expect(vehicleState(sampleVehicle, noon)).toBe('AVAILABLE');
    expect(vehicleState(sampleVehicle, noon, 'PLANNED')).toBe('RESERVED');
    expect(vehicleState(sampleVehicle, noon, 'UNDER_WAY')).toBe('IN_USE');
  });

  test('on the last day of a paper, and not on the day after', () => {
    expect(codes(withInspection('2026-12-01'))).toEqual([]);
    expect(codes(withInspection('2026-11-30'))).toEqual(['PAPER_EXPIRED']);
    expect(vehicleBlocks({ ...sampleVehicle, ...withInspection('2026-11-30') }, sampleHours)[0]?.text).toBe(
      'The last day of its inspection is November 30, 2026.',
    );
  });

  test('not over a midnight at which a paper expires, but until that midnight', () => {
    const night = { from: '2026-12-02T03:00:00.000Z', to: '2026-12-02T05:00:00.000Z' };
    expect(codes(withInspection('2026-12-01'), night)).toEqual([]);
    expect(codes(withInspection('2026-12-01'), { ...night, to: '2026-12-02T05:00:00.001Z' })).toEqual([
      'PAPER_EXPIRED',
    ]);
  });

  test.each(['2026-10-31', '2026-11-01', '2026-12-01', '2027-03-14'])(
    'on the whole of %s where its paper is valid on that day, and on nothing of the next',
    (day) => {
      expect(daysTouched(hoursOfDay(day))).toEqual([day]);
      const lapsing = { ...sampleVehicle.papers, inspection: { expires: day } };
      const papers = {
        ...lapsing,
        insurance: { expires: '2028-12-31' },
        registration: { expires: '2028-12-31' },
      };
      expect(codes({ papers }, hoursOfDay(day))).toEqual([]);
      expect(codes({ papers }, hoursOfDay(addDays(day, 1)))).toEqual(['PAPER_EXPIRED']);
    },
  );

  test('only with every paper on record, and with a USDOT number where it weighs 10,001 lb or more', () => {
    expect(codes({ papers: {} })).toEqual(['PAPER_MISSING', 'PAPER_MISSING', 'PAPER_MISSING']);
    expect(codes({ gvwrLb: 10_000 })).toEqual([]);
    expect(codes({ gvwrLb: 10_001 })).toEqual(['USDOT_MISSING']);
    expect(codes({ gvwrLb: 10_001, usdot: '1234567' })).toEqual([]);
  });

  test('not on its days in the shop, with an unsafe fault, out of service or retired', () => {
    const onWednesday = { from: '2026-12-02T14:00:00.000Z', to: '2026-12-02T17:00:00.000Z' };
    expect(codes({ shop: [stay] })).toEqual([]);
    expect(codes({ shop: [stay] }, onWednesday)).toEqual(['IN_SHOP']);
    expect(codes({ faults: [{ ...fault, unsafe: false }] })).toEqual([]);
    expect(codes({ faults: [{ ...fault, unsafe: true }] })).toEqual(['UNSAFE_FAULT']);
    expect(codes({ recorded: 'OUT_OF_SERVICE', because: 'Crash' })).toEqual(['OUT_OF_SERVICE']);
    expect(codes({ recorded: 'RETIRED' })).toEqual(['RETIRED']);
  });
});

describe('the state', () => {
  test('is held from midnight in New York on, with no timer, also during a run', () => {
    const vehicle: UsedVehicle = { ...sampleVehicle, ...withInspection('2026-12-01') };
    expect(vehicleState(vehicle, new Date('2026-12-02T04:59:59.999Z'), 'UNDER_WAY')).toBe('IN_USE');
    expect(vehicleState(vehicle, new Date('2026-12-02T05:00:00.000Z'), 'UNDER_WAY')).toBe('COMPLIANCE_HOLD');
  });

  test.each([
    ['MAINTENANCE', { shop: [{ ...stay, from: '2026-12-01' }] }],
    ['OUT_OF_SERVICE', { faults: [{ ...fault, unsafe: true }], papers: {} }],
    ['COMPLIANCE_HOLD', { papers: {}, shop: [{ ...stay, from: '2026-12-01' }] }],
    ['RETIRED', { recorded: 'RETIRED', papers: {} }],
  ] as const)('is %s for the hardest reason', (state, change) => {
    expect(vehicleState({ ...sampleVehicle, ...change } as UsedVehicle, noon, 'PLANNED')).toBe(state);
  });
});

test('nobody sets out with a vehicle that was not inspected on that day', () => {
  const { id, at, by } = fault;
  const inspected = { id, at, by, day: '2026-12-01' };
  expect(setOutBlocks(sampleVehicle, sampleHours)).toEqual([
    'Nobody has inspected it today. Inspect it first.',
  ]);
  expect(setOutBlocks({ ...sampleVehicle, inspected }, sampleHours)).toEqual([]);
  expect(
    setOutBlocks({ ...sampleVehicle, inspected: { ...inspected, day: '2026-11-30' } }, sampleHours),
  ).toHaveLength(1);
});

test('nothing with an expired paper is assignable, whatever the hours: also over midnight and on days of 23 and 25 hours', () => {
  const around = fc.constantFrom('2026-10-31', '2026-11-01', '2026-12-01', '2027-03-13', '2027-03-14');
  const offset = fc.integer({ min: -2, max: 3 });
  fc.assert(
    fc.property(
      around,
      fc.tuple(offset, offset, offset),
      fc.nat(72 * 60),
      fc.integer({ min: 1, max: 30 * 60 }),
      (day, offsets, start, minutes) => {
        const from = Date.parse(`${day}T00:00Z`) + start * 60_000;
        const to = from + minutes * 60_000;
        const hours = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
        const expiries = offsets.map((days) => addDays(day, days));
        const papers = Object.fromEntries(
          vehiclePapers.map((kind, index) => [kind, { expires: expiries[index] ?? '' }]),
        );
        const vehicle = { ...sampleVehicle, papers };
        const moments = Array.from({ length: minutes }, (_, index) => from + index * 60_000);
        const isValid = moments.every((at) => expiries.every((expires) => newYorkDay(at) <= expires));
        expect(vehicleBlocks(vehicle, hours).length === 0).toBe(isValid);
        // Whoever looks at any moment of the run finds the state that the assignment promised.
        if (isValid) expect(vehicleState(vehicle, new Date(to - 1))).toBe('AVAILABLE');
        expect(daysTouched(hours)).toEqual([...new Set(moments.map((at) => newYorkDay(at)))]);
      },
    ),
    { numRuns: 300 },
  );
});
