import { expect, test } from 'vitest';
import type { Driver } from '#domain/drivers/driver.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { driverStanding, hoursWords, reasonsOf, soonOf } from './standing.ts';

const day = '2026-12-01';
const of = (change: Partial<Driver>): Driver => ({ ...sampleDriver, ...change });
const { papers, license } = sampleDriver;
const vacation = {
  id: '019a1d3c-0000-4000-8000-000000000501',
  from: '2026-11-30',
  to: '2026-12-04',
  kind: 'VACATION',
} as const;

test.each<[string, Partial<Driver>, string, string]>([
  ['with a shift', {}, 'Drives', '8 AM to 6 PM'],
  ['without one', { weekly: [] }, 'Off', 'Off'],
  [
    'with other hours on this day',
    { changes: [{ day, shifts: [{ from: '06:00', to: '12:30' }] }] },
    'Drives',
    '6 AM to 12:30 PM',
  ],
  ['with a day off', { changes: [{ day, shifts: [] }] }, 'Off', 'Off'],
  ['on vacation', { absences: [vacation] }, 'Away', 'Away until Dec 4, 2026: vacation'],
  [
    'with an expired license',
    { license: { ...license, expires: '2026-11-30' } },
    'Cannot drive',
    '8 AM to 6 PM',
  ],
  [
    'who does not drive any more',
    { endedAt: '2026-11-01T12:00:00.000Z' },
    'Does not drive for us',
    '8 AM to 6 PM',
  ],
])('a driver %s', (_, change, words, hours) => {
  expect(driverStanding(of(change), day).words).toBe(words);
  expect(hoursWords(of(change), day)).toBe(hours);
});

test('a paper that ended or is missing keeps a driver from the road; a medical card does only for heavy vehicles', () => {
  const { hazmatTraining: _, ...others } = papers;
  const lacking = of({
    papers: { ...others, medicalCard: { passed: '2024-01-01', expires: '2025-12-31' } },
    license: { ...license, expires: '2026-11-30' },
  });
  expect(reasonsOf(lacking, day)).toEqual([
    'The training about dangerous goods is not on record.',
    'The driver’s license ended Nov 30, 2026.',
  ]);
  expect(reasonsOf(of({ endedAt: '2026-11-01T12:00:00.000Z', papers: {} }), day)).toEqual([]);
});

test('says what ends soon', () => {
  expect(soonOf(of({ license: { ...license, expires: '2026-12-15' } }), day)).toEqual([
    'The driver’s license ends Dec 15, in 14 days.',
  ]);
});

test('whoever cannot drive is first, then whose papers end, and those who ended are last', () => {
  const ranks = [
    of({ papers: {} }),
    of({ license: { ...license, expires: '2026-12-15' } }),
    of({}),
    of({ weekly: [] }),
    of({ endedAt: '2026-11-01T12:00:00.000Z' }),
  ].map((driver) => driverStanding(driver, day).rank);
  expect(ranks).toEqual([0, 1, 2, 3, 4]);
});
