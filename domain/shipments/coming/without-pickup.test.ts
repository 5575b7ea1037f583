import { describe, expect, test } from 'vitest';
import type { Booking } from '../../bookings/booking.ts';
import { sampleBooking, tuesday } from '../../bookings/testing/sample-booking.ts';
import type { Shipment } from '../shipment.ts';
import { sampleReweigh } from '../testing/sample-reweigh.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { newsOf, withBooking } from './booking-told.ts';
import { broughtBeforeWords } from './brought-words.ts';

const van = [
  { code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 },
  { code: 'stairs', text: 'Stairs or liftgate at pickup', amount: 1500 },
];
const { lines, total } = sampleShipment.promise;
const dearer = { ...sampleReweigh(total + 9000, '2026-11-30T15:00:00.000Z') };
const withVan = <One extends { lines: typeof lines; total: number }>(price: One): One => ({
  ...price,
  lines: [...price.lines, ...van],
  total: price.total + 5000,
});
const fetched: Shipment = {
  ...sampleShipment,
  howItComes: 'PICKUP',
  pickup: { zip: '11226', stairs: true, street: '12 Sample Avenue' },
  pickupMiles: 13,
  promise: withVan(sampleShipment.promise),
  reweigh: withVan(dearer),
};
const { number } = fetched;
const ended: Booking = {
  ...sampleBooking,
  shipments: [number],
  state: 'CANCELLED',
  notNeeded: true,
  visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'CANCELLED' }],
};
const told = (booking: Booking, before = fetched) => withBooking(before, newsOf(booking, number));

describe('a shipment that was brought before its pickup', () => {
  const after = told(ended);
  test('comes by itself, and no price of it has the pickup any more', () => {
    expect(after).toMatchObject({
      howItComes: 'DROP_OFF',
      promise: { lines, total },
      reweigh: { lines: dearer.lines, total: dearer.total },
      broughtBefore: { off: 5000, slot: { id: tuesday.id } },
      coming: { way: 'PICKUP', booking: { state: 'CANCELLED' } },
    });
    expect([after?.pickup, after?.pickupMiles, after?.coming?.slot]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('hears of it once', () => {
    expect(after && told(ended, after)).toBeUndefined();
  });
  test('keeps its pickup and its price where somebody canceled the booking', () => {
    const { notNeeded: _, ...canceled } = ended;
    expect(told(canceled)).toMatchObject({ howItComes: 'PICKUP', promise: { total: total + 5000 } });
  });
});

describe('the sentence in the letter that we have it', () => {
  const wordsOf = (change: Partial<Booking>, before = fetched) =>
    broughtBeforeWords(told({ ...ended, ...change }, before) ?? before);
  test('says which pickup, and what that takes off the price', () => {
    expect(wordsOf({})).toBe(
      'We canceled the pickup of Tue, Dec 1, 9 AM to noon, so the price is $50.00 less.',
    );
  });
  test('says what it costs after the deadline', () => {
    expect(wordsOf({ feeFor: 1 })).toBe(
      'We canceled the pickup of Tue, Dec 1, 9 AM to noon after its deadline: you pay the fee for a missed pickup, and not the $50.00 for the pickup.',
    );
  });
  test('says that a pickup with a price of its own costs nothing', () => {
    const { pickup: _, ...alone } = { ...fetched, promise: sampleShipment.promise };
    expect(wordsOf({ visits: [] }, alone)).toBe('We canceled your pickup, and you pay nothing for it.');
  });
  test('is none where no pickup was canceled', () => {
    expect(broughtBeforeWords(fetched)).toBe('');
  });
});
