import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking, Visit } from './booking.ts';
import { changed } from './changes/changed.ts';
import { cancelled, confirmed } from './changes/decided.ts';
import { completed, failed, noShow } from './changes/happened.ts';
import { moved } from './changes/moved.ts';
import { failureReasonNames, faultOf } from './failure-reasons.ts';
import { cancelFee, lateVisit } from './fee.ts';
import { bookingMoves, bookingStates, isOpen, keepsPlace, mayBecome } from './lifecycle.ts';
import { missingOf } from './missing.ts';
import { summaryOf } from './summary.ts';
import { sampleBooking, sampleChange, tuesday } from './testing/sample-booking.ts';
import { mainVisit, nextVisit, plannedVisits } from './visits.ts';

const at = '2026-11-29T15:00:00.000Z';
const by = { by: 'staff-1', at };
const slotOn = (day: number): Visit['slot'] => {
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  return {
    id: `P-${date}-0900`,
    day: date,
    from: `${date}T14:00:00.000Z`,
    to: `${date}T17:00:00.000Z`,
    bookBy: `2026-12-${String(day - 1).padStart(2, '0')}T22:00:00.000Z`,
  };
};
const barrelsFirst: Booking = {
  ...sampleBooking,
  emptyBarrels: { how: 'FIRST', rows: [{ barrel: 'B55', quantity: 1 }] },
  visits: [
    { number: 1, purpose: 'FIRST', slot: tuesday, state: 'PLANNED' },
    { number: 2, purpose: 'MAIN', slot: slotOn(8), state: 'PLANNED' },
  ],
};
const stepped = (
  result: { ok: true; value: Booking } | { ok: false; refusal: { code: string } },
): Booking => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

describe('two visits', () => {
  test('the first one brings the empty barrels and keeps the booking open, the other one ends it', () => {
    const brought = stepped(completed(barrelsFirst, { ...by, version: 2 }));
    expect([brought.state, brought.closedAt, nextVisit(brought)?.number]).toEqual([
      'CONFIRMED',
      undefined,
      2,
    ]);
    const done = stepped(completed(brought, { ...by, version: 3 }));
    expect([done.state, done.closedAt, done.visits.map(({ state }) => state)]).toEqual([
      'COMPLETED',
      at,
      ['DONE', 'DONE'],
    ]);
  });

  test('without the empty barrels nothing is fetched: a first one in vain ends the other, and both need a slot again', () => {
    const inVain = stepped(failed(barrelsFirst, { ...by, version: 2, reason: 'consignee_not_home' }));
    expect([inVain.state, inVain.feeFor, missingOf(inVain)]).toEqual(['FAILED', 1, ['slot']]);
    expect(inVain.visits.map(({ state }) => state)).toEqual(['FAILED', 'CANCELLED']);
    const first = stepped(
      moved(inVain, { ...by, version: 3, purpose: 'FIRST', slot: slotOn(3), confirms: true }),
    );
    expect([first.state, missingOf(first)]).toEqual(['REQUESTED', ['slot']]);
    const both = stepped(
      moved(first, { ...by, version: 4, purpose: 'MAIN', slot: slotOn(9), confirms: true }),
    );
    expect([both.state, both.visits.map(({ state }) => state)]).toEqual([
      'CONFIRMED',
      ['RESCHEDULED', 'RESCHEDULED', 'PLANNED', 'PLANNED'],
    ]);
    expect(both.visits[0]?.failure?.reason).toBe('consignee_not_home');
  });

  test('noting twice that the empty barrels were brought, as after a lost answer, does not take the full ones in', () => {
    const brought = stepped(completed(barrelsFirst, { ...by, version: 2 }));
    expect(stepped(completed(brought, { ...by, version: 2 }))).toBe(brought);
    expect(stepped(completed(brought, { ...by, version: 3 })).state).toBe('COMPLETED');
    const changedSince = { ...brought, version: 4, changedAt: '2026-11-29T16:00:00.000Z' };
    expect(completed(changedSince, { ...by, version: 3 }).ok).toBe(false);
  });

  test('the empty barrels come before they are fetched full', () => {
    const wrong = moved(barrelsFirst, {
      ...by,
      version: 2,
      purpose: 'FIRST',
      slot: slotOn(9),
      confirms: true,
    });
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'STEP_NOT_POSSIBLE' } });
  });
});

describe('what changes for the day', () => {
  const { version: _, ...change } = sampleChange;
  const alone: Booking = { ...barrelsFirst, shipments: [] };
  const { emptyBarrels } = barrelsFirst;
  const withThis = (before: Booking, more: object, confirms = true) =>
    stepped(changed(before, { ...change, version: before.version, ...more }, { ...by, confirms }));

  test('a request that staff have to say yes to is not confirmed by another phone number', () => {
    const waits: Booking = { ...sampleBooking, state: 'REQUESTED' };
    expect(withThis(waits, { phone: '+1 718 555 0199' }).state).toBe('REQUESTED');
    const { street: __, ...place } = { ...sampleBooking.place, zip: '11226', stairs: false, miles: 13 };
    expect(withThis({ ...waits, place }, {}).state).toBe('CONFIRMED');
    expect(withThis({ ...waits, place }, {}, false).state).toBe('REQUESTED');
  });

  test('the same change again, as after a lost answer, is answered with what it made', () => {
    const before: Booking = { ...sampleBooking, shipments: [] };
    const twice = { ...change, phone: '+1 718 555 0199', version: before.version };
    const [known, once] = [{ ...by, confirms: true }, withThis(before, twice)];
    expect(stepped(changed(once, twice, known))).toBe(once);
    expect(changed(once, { ...twice, name: 'Somebody Else' }, known)).toMatchObject({
      refusal: { code: 'BOOKING_CHANGED' },
    });
  });

  test('nobody drives with empty barrels that are not wanted any more, and a visit that brings some needs a time', () => {
    const without = withThis(alone, {});
    expect([without.state, plannedVisits(without).map(({ purpose }) => purpose)]).toEqual([
      'CONFIRMED',
      ['MAIN'],
    ]);
    expect(plannedVisits(withThis(alone, { emptyBarrels }))).toHaveLength(2);
    const wanted = withThis({ ...sampleBooking, shipments: [] }, { emptyBarrels });
    expect([wanted.state, missingOf(wanted)]).toEqual(['REQUESTED', ['slot']]);
  });
});

test('what the schedule did to a visit is of no interest once that visit was in vain or is done', () => {
  const touchedBy = (purpose: Visit['purpose']): Booking => ({
    ...barrelsFirst,
    touched: { since: at, because: 'We do not pick up on that day.', by: 'schedule', purpose },
  });
  const first = touchedBy('FIRST');
  expect(stepped(failed(first, { ...by, version: 2, reason: 'weather_delay' })).touched).toBeUndefined();
  expect(stepped(noShow(first, { ...by, version: 2 })).touched).toBeUndefined();
  expect(stepped(completed(first, { ...by, version: 2 })).touched).toBeUndefined();
  expect(stepped(completed(touchedBy('MAIN'), { ...by, version: 2 })).touched?.purpose).toBe('MAIN');
});

describe('what it costs not to be there', () => {
  const card = { failedPickup: 2000 };
  const before = new Date('2026-11-30T21:59:59.999Z');
  const deadline = new Date('2026-11-30T22:00:00.000Z');

  test('nothing before the slot can no longer be booked, then the fee', () => {
    expect(cancelFee(sampleBooking, card, before)).toEqual({ fee: 0 });
    expect(cancelFee(sampleBooking, card, deadline)).toEqual({ fee: 2000, visit: 1 });
  });

  test('nothing for a request that nobody confirmed, and nothing for what is brought', () => {
    expect(lateVisit({ ...sampleBooking, state: 'REQUESTED' }, deadline)).toBeUndefined();
    expect(lateVisit({ ...sampleBooking, way: 'DROP_OFF' }, deadline)).toBeUndefined();
  });

  test('what the house or the weather caused is never charged', () => {
    for (const reason of failureReasonNames) {
      const inVain = stepped(failed(sampleBooking, { ...by, version: 2, reason }));
      expect(inVain.feeFor).toBe(faultOf(reason) === 'CUSTOMER' ? 1 : undefined);
    }
    expect(faultOf('weather_delay')).toBe('NOBODY');
  });
});

describe('a step', () => {
  test('is refused with what is true now when somebody else changed it', () => {
    expect(cancelled(sampleBooking, { ...by, version: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'BOOKING_CHANGED', details: { booking: sampleBooking } },
    });
  });

  test('that was made already is its first answer', () => {
    const done = stepped(completed(sampleBooking, { ...by, version: 2 }));
    expect(completed(done, { ...by, version: 2 })).toEqual({ ok: true, value: done });
    const there = moved(sampleBooking, { ...by, version: 1, purpose: 'MAIN', slot: tuesday, confirms: true });
    expect(there).toEqual({ ok: true, value: sampleBooking });
  });

  test('goods are accepted only from somebody who agreed to their search', () => {
    const { searchConsent: _, ...without } = sampleBooking;
    expect(completed(without, { ...by, version: 2 })).toMatchObject({ refusal: { code: 'CONSENT_NEEDED' } });
    const signed = stepped(completed(without, { ...by, version: 2, signed: true }));
    expect(signed.searchConsent).toEqual({ at, by: 'staff-1', how: 'AT_COUNTER' });
  });
});

/** Any step that somebody may try, on a booking with one visit or two. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    purpose: fc.constantFrom('FIRST' as const, 'MAIN' as const),
    day: fc.integer({ min: 2, max: 20 }),
    confirms: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('street' as const), street: fc.constantFrom('', '12 Sample Avenue') }),
  fc.record({ kind: fc.constant('confirm' as const) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('fail' as const), reason: fc.constantFrom(...failureReasonNames) }),
  fc.record({ kind: fc.constant('noShow' as const) }),
  fc.record({ kind: fc.constant('complete' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const tried = (booking: Booking, one: Act) => {
  const { version, name, phone, photos, goods, emptyBarrels } = booking;
  const seen = { ...by, version };
  switch (one.kind) {
    case 'move':
      return moved(booking, { ...seen, purpose: one.purpose, slot: slotOn(one.day), confirms: one.confirms });
    case 'street': {
      const { street } = one;
      const change = { version, name, phone, photos, goods, stairs: false, street };
      return changed(
        booking,
        { ...change, ...(emptyBarrels === undefined ? {} : { emptyBarrels }) },
        { ...by, confirms: true },
      );
    }
    case 'confirm':
      return confirmed(booking, seen);
    case 'cancel':
      return cancelled(booking, seen);
    case 'fail':
      return failed(booking, { ...seen, reason: one.reason });
    case 'noShow':
      return noShow(booking, seen);
    default:
      return completed(booking, seen);
  }
};

const { heldBy: _, ...unheld } = sampleBooking;
const request: Booking = { ...unheld, state: 'REQUESTED', visits: [] };

test('whatever is tried in whatever order, a booking says no more than its visits do', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom<Booking>(unheld, { ...barrelsFirst, heldBy: undefined } as Booking, request),
      fc.array(act, { maxLength: 14 }),
      (first, acts) => {
        let booking = first;
        for (const one of acts) {
          const result = tried(booking, one);
          if (!result.ok) continue;
          const [before, after] = [booking, result.value];
          booking = after;
          if (after === before) continue;
          reached.add(after.state);
          expect(after.version).toBe(before.version + 1);
          expect(after.state === before.state || mayBecome(before.state, after.state)).toBe(true);
          expect(after.closedAt !== undefined).toBe(!isOpen(after.state));
          // What is written down of a visit stays, and no two have the same number.
          expect(after.visits.length).toBeGreaterThanOrEqual(before.visits.length);
          expect(new Set(after.visits.map(({ number }) => number)).size).toBe(after.visits.length);
          // A place is taken for what is to come, and for nothing else.
          if (!keepsPlace(after.state)) expect(plannedVisits(after)).toEqual([]);
          if (after.state === 'CONFIRMED') {
            expect(missingOf(after)).toEqual([]);
            expect(mainVisit(after)?.state).toBe('PLANNED');
          }
          if (after.state === 'COMPLETED') expect(mainVisit(after)?.state).toBe('DONE');
          expect(plannedVisits(after).length).toBeLessThanOrEqual(2);
          if (after.feeFor !== undefined)
            expect(after.visits.map(({ number }) => number)).toContain(after.feeFor);
          expect(summaryOf(after).version).toBe(after.version);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect([...reached].toSorted()).toEqual(
    ['CANCELLED', 'COMPLETED', 'CONFIRMED', 'FAILED', 'NO_SHOW', 'REQUESTED'].toSorted(),
  );
});

test('every state can be reached, and nothing follows what is over', () => {
  const targets = new Set(Object.values(bookingMoves).flat());
  expect(bookingStates.filter((state) => !targets.has(state as never))).toEqual([]);
  expect(bookingStates.filter((state) => bookingMoves[state].length === 0)).toEqual([
    'COMPLETED',
    'CANCELLED',
  ]);
});
