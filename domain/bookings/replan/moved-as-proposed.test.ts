import { describe, expect, test } from 'vitest';
import type { Booking } from '../booking.ts';
import { sampleBooking, tuesday, wednesday } from '../testing/sample-booking.ts';
import { movedAsProposed } from './moved-as-proposed.ts';

const later = { departureId: 'GY-2026-12-11', day: '2026-12-11' };
const touched: NonNullable<Booking['touched']> = {
  since: '2026-11-29T15:00:00.000Z',
  because: 'We do not pick up on Tuesday, December 1.',
  by: 'schedule',
  purpose: 'MAIN',
  proposed: wednesday,
  flight: later,
};
const deed = { version: sampleBooking.version, by: 'staff-1', at: '2026-11-29T16:00:00.000Z' };
const proposedOf = (booking: Booking, asked = deed) => {
  const result = movedAsProposed(booking, asked);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

describe('a booking that is moved as was proposed', () => {
  test('has the slot and its flight, keeps the one before, and is touched no more', () => {
    const moved = proposedOf({ ...sampleBooking, touched });
    expect(moved).toMatchObject({ state: 'CONFIRMED', version: 3, flight: later });
    expect(moved.touched).toBeUndefined();
    expect(moved.visits.map(({ slot, state }) => [slot.id, state])).toEqual([
      [tuesday.id, 'RESCHEDULED'],
      [wednesday.id, 'PLANNED'],
    ]);
  });

  test('at other hours of the same slot has one visit as before', () => {
    const shorter = { ...tuesday, to: '2026-12-01T16:00:00.000Z' };
    const moved = proposedOf({ ...sampleBooking, touched: { ...touched, proposed: shorter } });
    expect(moved.visits).toEqual([{ ...sampleBooking.visits[0], slot: shorter }]);
    expect([moved.version, moved.touched, moved.flight]).toEqual([3, undefined, later]);
  });

  test('stays a request where nobody said yes to it yet', () => {
    expect(proposedOf({ ...sampleBooking, state: 'REQUESTED', touched }).state).toBe('REQUESTED');
  });

  test('is moved once: whoever asks again changes nothing', () => {
    const moved = proposedOf({ ...sampleBooking, touched });
    expect(proposedOf(moved)).toBe(moved);
  });

  test.each([
    ['BOOKING_CHANGED', { ...sampleBooking, version: 9, touched }],
    ['NO_SLOT_FREE', { ...sampleBooking, touched: { ...touched, proposed: undefined } }],
  ])('is refused by %s', (code, booking) => {
    expect(movedAsProposed(booking, deed)).toMatchObject({ ok: false, refusal: { code } });
  });
});
