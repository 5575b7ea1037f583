import { describe, expect, test } from 'vitest';
import type { Driver } from '../driver.ts';
import { sampleDriver } from '../testing/sample-driver.ts';
import { acted, added, type Stepped, saved } from './acted.ts';
import type { DriverAct } from './acts.ts';

const at = '2026-12-01T15:00:00.000Z';
const by = { by: 'sample-dispatcher', at };
const { version, license, papers, weekly } = sampleDriver;
const form = { license, papers, weekly };
const act = (before: Driver, given: DriverAct, seen = before.version) =>
  acted(before, given, { ...by, version: seen });
const stepped = (result: Stepped): Driver => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};
const codeOf = (result: Stepped) => (result.ok ? undefined : result.refusal.code);

const change = { day: '2026-12-04', shifts: [{ from: '05:00', to: '11:00' }] };
const absence = {
  id: '019a1d3c-0000-4000-8000-000000000601',
  from: '2026-12-07',
  to: '2026-12-11',
  kind: 'VACATION',
} as const;

describe('an act', () => {
  test.each<[DriverAct, DriverAct]>([
    [
      { kind: 'CHANGE_DAY', change },
      { kind: 'KEEP_DAY', day: change.day },
    ],
    [
      { kind: 'ADD_ABSENCE', absence },
      { kind: 'DROP_ABSENCE', id: absence.id },
    ],
    [{ kind: 'END' }, { kind: 'RETURN' }],
  ])('is done once and can be taken back: %o', (does, undoes) => {
    const done = stepped(act(sampleDriver, does));
    expect(done.version).toBe(version + 1);
    expect(stepped(act(done, does, version))).toBe(done);
    const undone = stepped(act(done, undoes));
    expect({ ...undone, version, changedAt: sampleDriver.changedAt }).toEqual(sampleDriver);
    expect(stepped(act(undone, undoes, version))).toBe(undone);
  });

  test('of somebody who has not seen the last change is refused, and shows it', () => {
    expect(act(sampleDriver, { kind: 'ADD_ABSENCE', absence }, version - 1)).toMatchObject({
      refusal: { code: 'DRIVER_CHANGED', details: { driver: sampleDriver } },
    });
  });

  test('changes one day once, and forgets days that are long over', () => {
    const old = { day: '2026-10-05', shifts: [] };
    const once = stepped(act({ ...sampleDriver, changes: [old] }, { kind: 'CHANGE_DAY', change }));
    expect(once.changes).toEqual([change]);
    const off = { ...change, shifts: [] };
    expect(stepped(act(once, { kind: 'CHANGE_DAY', change: off })).changes).toEqual([off]);
  });
});

test('the form enters a driver, saved again changes nothing, and a renewed paper is warned about anew', () => {
  const driver = added('sample-driver', form, by);
  expect(driver).toMatchObject({ version: 1, changes: [], absences: [], told: [] });
  const same = { ...by, version: 0 };
  expect(saved(driver, form, same)).toEqual({ ok: true, value: driver });
  const renewed = { ...form, license: { ...license, expires: '2033-05-14' } };
  expect(codeOf(saved(driver, renewed, same))).toBe('DRIVER_CHANGED');
  const warned = { ...driver, told: ['license:2029-05-14:30'] };
  expect(stepped(saved(warned, renewed, { ...by, version: 1 })).told).toEqual([]);
});
