import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PieceState, pieceStates } from '../../shipments/lifecycle.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import type { Booking } from '../booking.ts';
import { bookingStates } from '../lifecycle.ts';
import { nextOfBooking } from '../next-step/next-of-booking.ts';
import { slotChanges } from '../slot-claims.ts';
import { sampleBooking, sampleKnown, tuesday } from '../testing/sample-booking.ts';
import { piecesOf, plannedVisits } from '../visits.ts';
import { BROUGHT_BEFORE, broughtBefore } from './brought-before.ts';

const [barrel] = sampleShipment.pieces;
if (barrel === undefined) throw new Error('The sample has a barrel.');
/** A shipment of barrels, each in its state. */
const barrels = (...states: readonly PieceState[]) => ({
  pieces: states.map((state, place) => ({ ...barrel, n: place + 1, state })),
});
const one = { kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 } as const;
const two: Booking = { ...sampleBooking, goods: [{ ...one, quantity: 2 }] };
/** The morning before, while it can be canceled for free; and in the evening. */
const early = new Date('2026-11-30T15:00:00.000Z');
const late = new Date('2026-11-30T22:00:00.000Z');
const brought = (before: Booking, shipments: Parameters<typeof broughtBefore>[1], now = early) =>
  broughtBefore(before, shipments, { by: 'system', at: now.toISOString() }, now);

describe('all of it came to our dock before the van', () => {
  test('nobody comes, its slot is free, and it costs nothing', () => {
    const done = brought(two, [barrels('RECEIVED', 'READY')]);
    expect(done).toMatchObject({
      state: 'CANCELLED',
      version: two.version + 1,
      endedBecause: BROUGHT_BEFORE,
      notNeeded: true,
      visits: [{ number: 1, state: 'CANCELLED' }],
    });
    expect(done.feeFor).toBeUndefined();
    expect(slotChanges(two, done)).toMatchObject([{ slot: tuesday, gives: ['BKG-7K3M9Q#1'], takes: [] }]);
    expect(brought(done, [barrels('RECEIVED', 'READY')])).toBe(done);
  });
  test('once the van is planned, that costs what canceling it costs', () => {
    expect(brought(two, [barrels('RECEIVED', 'RECEIVED')], late).feeFor).toBe(1);
  });
  test('in all of its shipments, whatever was canceled of them', () => {
    const shipments = [barrels('RECEIVED', 'CANCELLED'), barrels('RECEIVED')];
    expect(brought({ ...two, shipments: ['A', 'B'] }, shipments).state).toBe('CANCELLED');
  });
  test.each<[Booking['state'], Partial<Booking>]>([
    ['REQUESTED', { visits: [] }],
    ['FAILED', { visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'FAILED' }], feeFor: 1 }],
  ])('also where it has no time: %s', (state, change) => {
    const done = brought({ ...two, state, ...change }, [barrels('RECEIVED', 'RECEIVED')], late);
    expect([done.state, done.feeFor]).toEqual(['CANCELLED', change.feeFor]);
  });
});

describe('a part of it came', () => {
  const part = brought(two, [barrels('RECEIVED', 'BOOKED')]);
  test('the van comes for the rest, which takes less of its slot', () => {
    expect(part).toMatchObject({ state: 'CONFIRMED', goods: [one], brought: [one] });
    expect(slotChanges(two, part)).toMatchObject([{ takes: [{ claim: 'BKG-7K3M9Q#1', lb: 140 }] }]);
    expect(brought(part, [barrels('RECEIVED', 'BOOKED')])).toBe(part);
  });
  test('its owner reads what we have, and has the other one ready', () => {
    const next = (booking: Booking) => nextOfBooking({ ...sampleKnown, booking }).todo;
    expect(next(part)).toMatchObject({
      title: 'Have the other one ready: we come Tue, Dec 1, 9 AM to noon',
      lines: ['We have 1 of your 2 barrels.', 'It is in time for the flight on Fri, Dec 4.'],
    });
    const boxes = { ...part, goods: [one, { kind: 'box' as const, quantity: 2, weightLb: 40 }] };
    expect(next(boxes)).toMatchObject({
      title: 'Have the other 3 ready: we come Tue, Dec 1, 9 AM to noon',
      lines: ['We have 1 of your 4 pieces.', 'It is in time for the flight on Fri, Dec 4.'],
    });
  });
  test('it is not needed once the rest came too', () => {
    expect(brought(part, [barrels('RECEIVED', 'RECEIVED')])).toMatchObject({ notNeeded: true });
  });
  test('all of it is fetched again where that was a mistake', () => {
    const back = brought(part, [barrels('BOOKED', 'BOOKED')]);
    expect([back.goods, back.brought]).toEqual([[{ ...one, quantity: 2 }], undefined]);
  });
});

describe('it stays as it is', () => {
  test.each<[string, Partial<Booking>, readonly PieceState[], Date]>([
    ['where nothing came', {}, ['BOOKED', 'BOOKED'], early],
    [
      'once its slot has begun, for the van may have brought it',
      {},
      ['RECEIVED', 'RECEIVED'],
      new Date(tuesday.from),
    ],
    ['while the van is on its way', { state: 'EN_ROUTE' }, ['RECEIVED', 'RECEIVED'], early],
    ['once the van has something of it', {}, ['RECEIVED', 'PICKED_UP'], early],
    [
      'where more was booked than any shipment names',
      { goods: [{ ...one, quantity: 3 }] },
      ['RECEIVED', 'RECEIVED'],
      early,
    ],
    ['for goods that are brought anyway', { way: 'DROP_OFF' }, ['RECEIVED', 'RECEIVED'], early],
  ])('%s', (_, change, states, now) => {
    const before = { ...two, ...change };
    expect(brought(before, [barrels(...states)], now)).toBe(before);
  });
});

test('whatever comes when: nobody drives for nothing, nothing is left behind, and once is enough', () => {
  const states = fc.array(fc.constantFrom(...pieceStates), { minLength: 1, maxLength: 4 });
  const shipments = fc.array(states, { minLength: 1, maxLength: 3 });
  const hours = fc.integer({ min: 0, max: 72 });
  const changes = fc.constantFrom(...bookingStates);
  fc.assert(
    fc.property(shipments, hours, changes, fc.integer({ min: 1, max: 12 }), (all, hour, state, quantity) => {
      const now = new Date(early.getTime() + hour * 3_600_000);
      const before: Booking = { ...sampleBooking, state, goods: [{ ...one, quantity }] };
      const shipped = all.map((some) => barrels(...some));
      const next = brought(before, shipped, now);
      expect(brought(next, shipped, now)).toBe(next);
      if (next === before) return;
      expect(next.version).toBe(before.version + 1);
      const left = all.flat().filter((each) => each === 'DRAFT' || each === 'BOOKED').length;
      expect(next.state === 'CANCELLED').toBe(left === 0);
      if (left > 0) expect([piecesOf(next), plannedVisits(next)]).toEqual([left, plannedVisits(before)]);
      if (next.feeFor !== undefined) expect(now >= new Date(tuesday.bookBy)).toBe(true);
    }),
  );
});
