import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../testing/sample-vehicle.ts';
import { type PlannedWork, workDue } from './maintenance.ts';

const [oil] = sampleVehicle.plan as [PlannedWork];
const stateOf = (miles: number, today: string, work = oil) => workDue(work, miles, today).state;

describe('planned work', () => {
  test('says the last day and the last mile on which it is in time', () => {
    expect(workDue(oil, 45_120, '2026-12-01')).toEqual({
      id: oil.id,
      what: 'Oil and filter',
      day: '2027-01-30',
      miles: 47_500,
      state: 'LATER',
    });
  });

  test('is due by whichever comes first', () => {
    expect(stateOf(45_120, '2027-01-16')).toBe('LATER');
    expect(stateOf(45_120, '2027-01-17')).toBe('SOON');
    expect(stateOf(45_120, '2027-01-30')).toBe('SOON');
    expect(stateOf(45_120, '2027-01-31')).toBe('OVERDUE');
    expect(stateOf(47_000, '2026-12-01')).toBe('LATER');
    expect(stateOf(47_001, '2026-12-01')).toBe('SOON');
    expect(stateOf(47_500, '2026-12-01')).toBe('SOON');
    expect(stateOf(47_501, '2026-12-01')).toBe('OVERDUE');
  });

  test('by miles alone has no day, and by days alone no miles', () => {
    const { everyDays: _, ...byMiles } = oil;
    const { everyMiles: __, ...byDays } = oil;
    expect(stateOf(45_120, '2030-01-01', byMiles)).toBe('LATER');
    expect(stateOf(99_000, '2026-12-01', byDays)).toBe('LATER');
  });
});
