import { expect, test } from 'vitest';
import { defaultBrand } from '../../settings/brand.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { ownBooking } from './own-view.ts';

test('a booking says what a missed pickup is charged, and calls no other charge so', () => {
  const known = { brand: defaultBrand, now: new Date('2026-12-02T15:00:00.000Z') };
  const bill = { number: 'INV-1', amount: 2000, left: 2700, owed: 2700, isAlone: false } as const;
  const { heldBy: _, ...own } = sampleBooking;
  const feeOf = (code: 'PICKUP' | 'MISSED_PICKUP') =>
    ownBooking(own, { ...known, bill: { ...bill, code } }).missedFee;
  expect(feeOf('MISSED_PICKUP')).toBe(2000);
  expect(feeOf('PICKUP')).toBeUndefined();
  expect(ownBooking(own, known).missedFee).toBeUndefined();
});
