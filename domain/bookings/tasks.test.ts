import { describe, expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { searchTerms } from './search-terms.ts';
import { bookingTasks } from './tasks.ts';
import { sampleBooking } from './testing/sample-booking.ts';

const now = new Date('2026-11-29T15:00:00.000Z');
const kinds = (booking: Booking, at = now) => bookingTasks(booking, at).map(({ kind }) => kind);

describe('what waits in a booking', () => {
  const { place: _, ...nowhere } = sampleBooking;

  test('nothing while it is confirmed and its slot is to come', () => {
    expect(kinds(sampleBooking)).toEqual([]);
  });

  test('a pickup without street or slot has to be arranged, since it was asked for', () => {
    const request: Booking = { ...sampleBooking, state: 'REQUESTED', visits: [] };
    expect(bookingTasks(request, now)).toEqual([
      { kind: 'PICKUP_TO_ARRANGE', since: sampleBooking.createdAt },
    ]);
    expect(kinds({ ...nowhere, state: 'REQUESTED' })).toEqual(['PICKUP_TO_ARRANGE']);
  });

  test('a request that has both waits for our yes, before its slot can no longer be booked', () => {
    expect(bookingTasks({ ...sampleBooking, state: 'REQUESTED' }, now)).toEqual([
      { kind: 'BOOKING_TO_CONFIRM', since: sampleBooking.changedAt, due: '2026-11-30T22:00:00.000Z' },
    ]);
  });

  test('a slot that is no more has to be replaced before it begins', () => {
    const touched = {
      since: '2026-11-29T10:00:00.000Z',
      because: 'We do not pick up on Tuesday, December 1.',
      by: 'schedule',
      purpose: 'MAIN',
    } as const;
    expect(bookingTasks({ ...sampleBooking, touched }, now)).toEqual([
      { kind: 'BOOKING_TOUCHED', since: touched.since, due: '2026-12-01T14:00:00.000Z' },
    ]);
  });

  test('a slot that was over two hours ago wants to know how it ended', () => {
    const over = '2026-12-01T19:00:00.000Z';
    expect(kinds(sampleBooking, new Date('2026-12-01T18:59:59.999Z'))).toEqual([]);
    expect(bookingTasks(sampleBooking, new Date(over))).toEqual([{ kind: 'BOOKING_TO_CLOSE', since: over }]);
  });

  test('nothing when it is over', () => {
    expect(kinds({ ...nowhere, state: 'CANCELLED', visits: [] })).toEqual([]);
  });
});

test('an open booking is found by reference, name, phone, street and shipment, a closed one by nothing', () => {
  const terms = searchTerms(sampleBooking);
  for (const term of ['bkg-7k3m9q', 'sample sender', 'sample avenue', '7k3m9-q2x4t-c'])
    expect(terms).toContain(term);
  expect(searchTerms({ ...sampleBooking, state: 'COMPLETED' })).toEqual([]);
});
