import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, DAY_MS, newYorkInstant } from '../../kernel/new-york.ts';
import {
  noRecord,
  RENEWAL_DAYS,
  ShipperOrder,
  type ShipperRecord,
  shipperAfter,
  shipperAt,
  shipperStatuses,
  shipperTasks,
} from './known-shipper.ts';

const LAST_DAY = '2027-03-31';
const known: ShipperRecord = {
  userId: 'ann',
  status: 'KNOWN',
  ref: 'KS-1',
  expiresOn: LAST_DAY,
  version: 2,
};
const lastMoment = newYorkInstant(addDays(LAST_DAY, 1), '00:00').getTime() - 1;

describe('a known shipper', () => {
  test('counts to the end of the last day in New York, and not a moment longer', () => {
    expect(shipperAt(known, lastMoment)).toMatchObject({ status: 'KNOWN', expiresOn: LAST_DAY });
    const after = shipperAt(known, lastMoment + 1);
    expect(after).toMatchObject({ status: 'UNKNOWN', lapsedOn: LAST_DAY, next: ['PENDING', 'UNKNOWN'] });
  });

  test('is never known after the last day, and others never lapse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shipperStatuses),
        fc.integer({ min: -1000, max: 1000 }),
        (status, days) => {
          const record = status === 'UNKNOWN' ? noRecord('ann') : { ...known, status };
          const now = lastMoment + 1 + days * DAY_MS;
          const { status: shown, lapsedOn } = shipperAt(record, now);
          expect(shown).toBe(status === 'KNOWN' && days >= 0 ? 'UNKNOWN' : status);
          expect(lapsedOn).toBe(status === 'KNOWN' && days >= 0 ? LAST_DAY : undefined);
        },
      ),
    );
  });
});

describe('a change', () => {
  test('goes from asked to known, may be stopped and taken up again, and skips nothing', () => {
    const at = Date.parse('2026-12-01T12:00:00Z');
    const next = (status: ShipperRecord['status']) => shipperAt({ ...known, status }, at).next;
    expect(next('UNKNOWN')).toEqual(['PENDING']);
    expect(next('PENDING')).toEqual(['KNOWN', 'UNKNOWN']);
    expect(next('KNOWN')).toEqual(['KNOWN', 'SUSPENDED', 'UNKNOWN']);
    expect(next('SUSPENDED')).toEqual(['KNOWN', 'UNKNOWN']);
  });

  test('to suspended keeps number and day, any other drops those of before', () => {
    expect(shipperAfter(known, { status: 'SUSPENDED' })).toEqual({
      ...known,
      status: 'SUSPENDED',
      version: 3,
    });
    expect(shipperAfter(known, { status: 'UNKNOWN' })).toEqual({
      userId: 'ann',
      status: 'UNKNOWN',
      version: 3,
    });
    expect(shipperAfter(known, { status: 'KNOWN', ref: 'KS-2', expiresOn: '2029-03-31' })).toEqual({
      ...known,
      ref: 'KS-2',
      expiresOn: '2029-03-31',
      version: 3,
    });
  });

  test('to known needs number and day, and no other has them', () => {
    const order = {
      id: '019a1d3c-0000-4000-8000-000000000004',
      version: 1,
      reason: 'Visited on Monday',
    };
    const isTaken = (given: object) => ShipperOrder.safeParse({ ...order, ...given }).success;
    expect(isTaken({ status: 'KNOWN', ref: 'KS-1', expiresOn: LAST_DAY })).toBe(true);
    expect(isTaken({ status: 'KNOWN', expiresOn: LAST_DAY })).toBe(false);
    expect(isTaken({ status: 'KNOWN', ref: 'KS-1' })).toBe(false);
    expect(isTaken({ status: 'PENDING' })).toBe(true);
    expect(isTaken({ status: 'PENDING', ref: 'KS-1' })).toBe(false);
    expect(isTaken({ status: 'SUSPENDED', expiresOn: LAST_DAY })).toBe(false);
  });
});

test('the renewal is asked for from thirty days before the last one until somebody has changed the record', () => {
  const begins = newYorkInstant(addDays(LAST_DAY, -RENEWAL_DAYS), '00:00');
  expect(shipperTasks(known, begins.getTime() - 1)).toEqual([]);
  const task = {
    kind: 'KNOWN_SHIPPER_ENDING',
    since: begins.toISOString(),
    due: '2027-03-31T21:00:00.000Z',
  };
  expect(shipperTasks(known, begins)).toEqual([task]);
  // It has lapsed, and nobody has said what becomes of it.
  expect(shipperTasks(known, lastMoment + DAY_MS)).toEqual([task]);
  expect(shipperTasks({ ...known, status: 'SUSPENDED' }, begins)).toEqual([]);
  expect(shipperTasks({ ...known, expiresOn: '2029-03-31' }, begins)).toEqual([]);
});
