import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import {
  type Claims,
  claimed,
  HOLD_MINUTES,
  hasRoom,
  heldUntil,
  holdClaim,
  released,
  slotChanges,
  takenOf,
} from './slot-claims.ts';
import { sampleBooking, tuesday, wednesday } from './testing/sample-booking.ts';

const now = new Date('2026-11-28T15:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hold = { claim: holdClaim('ann'), lb: 100, until: heldUntil(now) };
const full = { places: 1, lb: 500 };

describe('a place in a slot', () => {
  test('is one, and the last one has one winner', () => {
    const one = claimed(full, {}, { claim: 'BKG-1#1', lb: 100 }, now);
    expect(one).toEqual({ 'BKG-1#1': { lb: 100 } });
    expect(claimed(full, one ?? {}, { claim: 'BKG-2#1', lb: 100 }, now)).toBeUndefined();
  });

  test('is had where the pounds fit as well, to the last one', () => {
    expect(hasRoom({ places: 4, lb: 500 }, { 'BKG-1#1': { lb: 400 } }, 100, now)).toBe(true);
    expect(hasRoom({ places: 4, lb: 500 }, { 'BKG-1#1': { lb: 400 } }, 100.001, now)).toBe(false);
  });

  test('without a capacity is had by whoever comes', () => {
    const crowd = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`BKG-${at}#1`, { lb: 900 }]));
    expect(hasRoom({}, crowd, 5000, now)).toBe(true);
  });

  test('that is held lapses after five minutes, exclusive', () => {
    const held = claimed(full, {}, hold, now) ?? {};
    const moment = HOLD_MINUTES * 60_000;
    expect(hasRoom(full, held, 1, later(moment - 1))).toBe(false);
    expect(hasRoom(full, held, 1, later(moment))).toBe(true);
    expect(takenOf(held, now)).toEqual({ taken: 1, takenLb: 100, held: 1 });
    expect(takenOf(held, later(moment))).toEqual({ taken: 0, takenLb: 0, held: 0 });
  });

  test('that is held becomes that of the booking, in place of the hold', () => {
    const held = claimed(full, {}, hold, now) ?? {};
    const booked = claimed(full, held, { claim: 'BKG-1#1', lb: 100, instead: hold.claim }, now);
    expect(booked).toEqual({ 'BKG-1#1': { lb: 100 } });
    expect(released(booked ?? {}, 'BKG-1#1', now)).toEqual({});
  });

  test('that was promised is kept where the settings allow less now, and is not made larger there', () => {
    const promised: Claims = { 'BKG-1#1': { lb: 300 }, 'BKG-2#1': { lb: 300 } };
    const less = { places: 1, lb: 200 };
    expect(claimed(less, promised, { claim: 'BKG-1#1', lb: 250 }, now)).toMatchObject({
      'BKG-1#1': { lb: 250 },
    });
    expect(claimed(less, promised, { claim: 'BKG-1#1', lb: 301 }, now)).toBeUndefined();
    expect(claimed(less, promised, { claim: 'BKG-3#1', lb: 1 }, now)).toBeUndefined();
  });
});

test('a slot never has more than it takes, whatever is claimed, held and given back', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 5 }),
    lb: fc.integer({ min: 0, max: 400 }),
    what: fc.constantFrom('hold', 'book', 'release'),
    ms: fc.integer({ min: 0, max: 200_000 }),
  });
  fc.assert(
    fc.property(
      fc.record({ places: fc.integer({ min: 1, max: 4 }), lb: fc.integer({ min: 1, max: 1000 }) }),
      fc.array(step, { maxLength: 40 }),
      (capacity, steps) => {
        let claims: Claims = {};
        let at = now;
        for (const { who, lb, what, ms } of steps) {
          at = new Date(at.getTime() + ms);
          const claim = what === 'hold' ? holdClaim(`${who}`) : `BKG-${who}#1`;
          const instead = what === 'book' ? holdClaim(`${who}`) : undefined;
          const until = what === 'hold' ? { until: heldUntil(at) } : {};
          claims =
            what === 'release'
              ? released(claims, claim, at)
              : (claimed(capacity, claims, { claim, lb, instead, ...until }, at) ?? claims);
          const { taken, takenLb } = takenOf(claims, at);
          expect(taken).toBeLessThanOrEqual(capacity.places);
          expect(takenLb).toBeLessThanOrEqual(capacity.lb);
        }
      },
    ),
  );
});

describe('what a change of a booking does to slots', () => {
  test('a new one takes a place in each slot, and the hold of whoever makes it goes', () => {
    expect(slotChanges(undefined, sampleBooking, 'ann')).toEqual([
      {
        slot: tuesday,
        gives: [],
        takes: [{ claim: 'BKG-7K3M9Q#1', lb: 140, instead: 'HOLD#ann' }],
      },
    ]);
  });

  test('one that is moved gives the old place back and takes the new one; one that stays changes nothing', () => {
    const [known] = sampleBooking.visits;
    const after: Booking = {
      ...sampleBooking,
      visits: [
        ...(known === undefined ? [] : [{ ...known, state: 'RESCHEDULED' as const }]),
        { number: 2, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' },
      ],
    };
    expect(slotChanges(sampleBooking, after)).toEqual([
      { slot: tuesday, gives: ['BKG-7K3M9Q#1'], takes: [] },
      { slot: wednesday, gives: [], takes: [{ claim: 'BKG-7K3M9Q#2', lb: 140 }] },
    ]);
    expect(slotChanges(sampleBooking, { ...sampleBooking, name: 'Other Sample' })).toEqual([]);
  });

  test('goods that weigh more take the same place again', () => {
    const after: Booking = { ...sampleBooking, goods: [{ kind: 'box', quantity: 1, weightLb: 200 }] };
    expect(slotChanges(sampleBooking, after)).toEqual([
      { slot: tuesday, gives: [], takes: [{ claim: 'BKG-7K3M9Q#1', lb: 200 }] },
    ]);
  });

  test('empty barrels take a place and no pounds', () => {
    const after: Booking = {
      ...sampleBooking,
      visits: [{ number: 1, purpose: 'FIRST', slot: tuesday, state: 'PLANNED' }],
    };
    expect(slotChanges(undefined, after)).toMatchObject([{ takes: [{ lb: 0 }] }]);
  });
});
