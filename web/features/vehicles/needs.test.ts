import { expect, test } from 'vitest';
import { vehicleNow } from '#domain/vehicles/summary.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { inOrder, reasonsOf, soonOf, workLeft } from './needs.ts';

const now = new Date('2026-12-01T11:30:00.000Z');
const today = '2026-12-01';
const of = (change: Partial<Vehicle>) => vehicleNow({ ...sampleVehicle, ...change }, now);
const { papers, plan } = sampleVehicle;
const fault = {
  id: '019a1d3c-0000-4000-8000-000000000201',
  item: 'tires',
  note: 'worn at the rear left',
  photo: '019a1d3c-0000-4000-8000-000000000202',
  unsafe: false,
  at: '2026-11-30T12:10:00.000Z',
  by: 'sample-driver',
} as const;

test('says when a paper ended, and not what the rule says of a day to come', () => {
  const { insurance: _, ...others } = papers;
  expect(reasonsOf(of({ papers: { ...papers, insurance: { expires: '2026-11-30' } } }), today)).toEqual([
    'The insurance card ended Nov 30, 2026.',
  ]);
  expect(reasonsOf(of({ papers: others }), today)).toEqual(['The insurance card is not on record.']);
});

test('what somebody decided comes first, then a fault, then papers', () => {
  const reasons = reasonsOf(
    of({
      recorded: 'OUT_OF_SERVICE',
      because: 'Brakes',
      faults: [{ ...fault, unsafe: true }],
      papers: { ...papers, inspection: { expires: '2026-11-30' } },
    }),
    today,
  );
  expect(reasons).toEqual([
    'It is out of service: Brakes',
    'A driver reported that it is not safe: Tires.',
    'The inspection ended Nov 30, 2026.',
  ]);
});

test('nobody needs to see to the papers of a retired vehicle', () => {
  const retired = of({
    recorded: 'RETIRED',
    because: 'Sold',
    papers: { ...papers, inspection: { expires: '2026-11-30' } },
    faults: [fault],
  });
  expect(reasonsOf(retired, today)).toEqual(['It is retired: Sold']);
  expect(soonOf(retired, today)).toEqual([]);
});

test('says what has to be seen to though it can be used: faults, late work, papers, then work that is due', () => {
  const first = plan[0] as (typeof plan)[number];
  const soon = soonOf(
    of({
      faults: [fault],
      plan: [
        { ...first, id: '019a1d3c-0000-4000-8000-000000000203', what: 'Tires', lastMiles: 38_000 },
        { ...first, lastMiles: 37_000 },
      ],
    }),
    today,
  );
  expect(soon).toEqual([
    'A fault is open. Tires: worn at the rear left',
    'Oil and filter is overdue: 620 mi late.',
    'The inspection ends Dec 31, in 30 days.',
    'Tires is due soon: in 380 mi or in 60 days.',
  ]);
});

test.each([
  [{ day: '2026-12-02', state: 'SOON' }, 'in 1 day'],
  [{ day: '2026-11-30', state: 'OVERDUE' }, 'since Nov 30, 2026'],
  [{ miles: 45_000, state: 'OVERDUE' }, '120 mi late'],
  [{ miles: 47_500, state: 'LATER' }, 'in 2,380 mi'],
] as const)('work that is due %j is due %s', (due, words) => {
  expect(workLeft({ id: 'w', what: 'Oil', ...due }, 45_120, today)).toBe(words);
});

test('the vehicles that need somebody are first, retired ones last', () => {
  const vehicles = [
    of({ name: 'Retired', recorded: 'RETIRED' }),
    of({ name: 'Ready', papers: { ...papers, inspection: { expires: '2027-12-31' } } }),
    of({ name: 'Soon' }),
    of({ name: 'Held', papers: {} }),
    of({ name: 'Broken', recorded: 'OUT_OF_SERVICE', because: 'Brakes' }),
  ];
  expect(inOrder(vehicles, today).map(({ vehicle }) => vehicle.name)).toEqual([
    'Broken',
    'Held',
    'Soon',
    'Ready',
    'Retired',
  ]);
});
