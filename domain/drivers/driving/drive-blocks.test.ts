import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import type { Hours } from '../../vehicles/assigning/hours.ts';
import { sampleHours, sampleVehicle } from '../../vehicles/testing/sample-vehicle.ts';
import type { Driver } from '../driver.ts';
import { personPapers } from '../papers.ts';
import { sampleDriver } from '../testing/sample-driver.ts';
import { assignmentBlocks, driverBlocks } from './drive-blocks.ts';

const codes = (change: Partial<Driver>, vehicle: object = {}, hours: Hours = sampleHours) =>
  driverBlocks({ ...sampleDriver, ...change }, { ...sampleVehicle, ...vehicle }, hours).map(
    ({ code }) => code,
  );
const { papers, license } = sampleDriver;
const until = (expires: string) => ({ passed: '2026-01-05', expires });
const absence = { id: '019a1d3c-0000-4000-8000-000000000501', kind: 'VACATION' } as const;

describe('a driver may drive', () => {
  test('with all papers, in a shift', () => {
    expect(codes({})).toEqual([]);
    const blocks = assignmentBlocks(sampleDriver, { ...sampleVehicle, papers: {} }, sampleHours);
    expect([blocks.driver, blocks.vehicle.length]).toEqual([[], 3]);
  });

  test('only with a threat assessment, security training and training about dangerous goods', () => {
    expect(codes({ papers: {} })).toEqual(['PAPER_MISSING', 'PAPER_MISSING', 'PAPER_MISSING']);
    expect(codes({ papers: { ...papers, hazmatTraining: until('2026-11-30') } })).toEqual(['PAPER_EXPIRED']);
    expect(codes({ papers: { ...papers, hazmatTraining: until('2026-12-01') } })).toEqual([]);
  });

  test('a vehicle of 10,001 lb and more only with a medical card, and one of 26,001 lb with a commercial license', () => {
    expect(codes({}, { gvwrLb: 10_000 })).toEqual([]);
    expect(codes({}, { gvwrLb: 10_001 })).toEqual(['PAPER_MISSING']);
    const withCard = { papers: { ...papers, medicalCard: until('2027-12-31') } };
    expect(codes(withCard, { gvwrLb: 26_000 })).toEqual([]);
    expect(codes(withCard, { gvwrLb: 26_001 })).toEqual(['LICENSE_CLASS']);
    expect(codes({ ...withCard, license: { ...license, class: 'CDL_C' } }, { gvwrLb: 26_001 })).toEqual([
      'LICENSE_CLASS',
    ]);
    expect(codes({ ...withCard, license: { ...license, class: 'CDL_B' } }, { gvwrLb: 26_001 })).toEqual([]);
  });

  test('not with an expired license, and not once they have left', () => {
    expect(codes({ license: { ...license, expires: '2026-11-30' } })).toEqual(['LICENSE_EXPIRED']);
    expect(codes({ endedAt: '2026-11-30T22:00:00.000Z' })).toEqual(['ENDED']);
  });

  test('not on any day of an absence, the first and the last included', () => {
    const away = { absences: [{ ...absence, from: '2026-12-01', to: '2026-12-03' }] };
    expect(codes(away)).toEqual(['ABSENT']);
    const [friday, thursday] = ['2026-12-04', '2026-12-03'].map((day) => ({
      from: `${day}T14:00:00.000Z`,
      to: `${day}T17:00:00.000Z`,
    }));
    expect([codes(away, {}, thursday), codes(away, {}, friday)]).toEqual([['ABSENT'], []]);
  });

  test('not outside their shifts, nor on a weekend on which they do not work', () => {
    expect(codes({ weekly: [] })).toEqual(['OFF_SHIFT']);
    expect(codes({}, {}, { from: '2026-12-05T14:00:00.000Z', to: '2026-12-05T15:00:00.000Z' })).toEqual([
      'OFF_SHIFT',
    ]);
  });

  test('not over a midnight at which a paper expires, also in a night shift', () => {
    const night = { weekly: [{ weekday: 2, from: '20:00', to: '04:00' }] };
    const lapsing = { ...night, papers: { ...papers, threatAssessment: until('2026-12-01') } };
    const hours = (to: string) => ({ from: '2026-12-02T03:00:00.000Z', to });
    expect(codes(lapsing, {}, hours('2026-12-02T05:00:00.000Z'))).toEqual([]);
    expect(codes(lapsing, {}, hours('2026-12-02T06:00:00.000Z'))).toEqual(['PAPER_EXPIRED']);
    expect(codes(night, {}, hours('2026-12-02T06:00:00.000Z'))).toEqual([]);
  });
});

test('nobody with an expired or missing paper drives, whatever the vehicle and the hours', () => {
  const around = fc.constantFrom('2026-10-31', '2026-11-01', '2026-12-01', '2027-03-13', '2027-03-14');
  const offset = fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined });
  fc.assert(
    fc.property(
      around,
      fc.tuple(offset, offset, offset, offset),
      fc.constantFrom(9500, 10_001),
      fc.nat(48 * 60),
      fc.integer({ min: 1, max: 26 * 60 }),
      (day, offsets, gvwrLb, start, minutes) => {
        const from = Date.parse(`${day}T00:00Z`) + start * 60_000;
        const to = from + minutes * 60_000;
        const hours = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
        const held = Object.fromEntries(
          personPapers.flatMap((kind, index) => {
            const days = offsets[index];
            return days === undefined ? [] : [[kind, until(addDays(day, days))]];
          }),
        );
        const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '00:00' }));
        const needed = personPapers.filter((kind) => kind !== 'medicalCard' || gvwrLb > 10_000);
        const lastDay = newYorkDay(to - 1);
        const isFine = needed.every((kind) => (held[kind]?.expires ?? '') >= lastDay);
        expect(codes({ papers: held, weekly }, { gvwrLb }, hours).length === 0).toBe(isFine);
      },
    ),
    { numRuns: 500 },
  );
});
