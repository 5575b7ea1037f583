import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightStates } from '../departures/lifecycle.ts';
import { holdKinds } from '../shipments/holds.ts';
import { pieceStates } from '../shipments/lifecycle.ts';
import { deadlineWords, type PaidThing } from './pay-deadline.ts';

const at = '2026-11-20T15:00:00.000Z';
const cutoff = '2026-11-24T21:00:00.000Z';
const [before, after] = [new Date('2026-11-24T20:59:59.000Z'), new Date(cutoff)];
const hold = (kind: (typeof holdKinds)[number]) => ({ kind, at, by: 'system' });
const booked: PaidThing = {
  invoice: { chargesTerm: 'PREPAID' },
  shipment: { to: 'JM', state: 'BOOKED', holds: [hold('PAYMENT_DUE')] },
  flight: { day: '2026-11-27', bookingCutoff: cutoff, state: 'OPEN' },
};
const { shipment, flight } = booked;
if (shipment === undefined || flight === undefined) throw new Error('The sample has both.');
const said = (paid: Partial<PaidThing>, now = before) => deadlineWords({ ...booked, ...paid }, now).join(' ');

test('until the booking cutoff it says until when, and what flies then', () => {
  expect(said({})).toBe('Pay by Tue, Nov 24, 4:00 PM (New Jersey time) so it flies Fri, Nov 27.');
  // Where a paper is missing as well, paying alone is not enough.
  const also = { ...shipment, holds: [hold('PAYMENT_DUE'), hold('INVOICE_MISSING')] };
  expect(said({ shipment: also })).toContain('so it can fly Fri, Nov 27.');
});

test('of what billing lets fly unpaid it promises nothing for the payment', () => {
  const free = { ...shipment, holds: [] };
  expect([said({ shipment: free }), said({ shipment: free }, after)]).toEqual([
    'It is due Tue, Nov 24, 4:00 PM (New Jersey time).',
    'It is due now.',
  ]);
});

test('from the cutoff on it says what happens then: the same flight while that is not closed, else the next', () => {
  const closed = { ...flight, state: 'BOOKING_CLOSED' } as const;
  expect(said({ flight: closed }, after)).toBe(
    'It was due Tue, Nov 24, 4:00 PM (New Jersey time). Pay now: it still goes on the flight of Fri, Nov 27 if that is not closed yet. If it is closed, it takes the next flight with a place.',
  );
  expect(said({ flight: { ...closed, state: 'MANIFESTED' } }, after)).toBe(
    'It was due Tue, Nov 24, 4:00 PM (New Jersey time), for the flight of Fri, Nov 27. Pay now, and it takes the next flight with a place.',
  );
});

test('without a flight, for a receiver who pays, after it has flown, and for a person', () => {
  const noFlight = 'It has no flight yet. It flies once it is paid and has a place on one.';
  expect(said({ flight: undefined })).toBe(noFlight);
  expect(said({ flight: { ...flight, state: 'CANCELLED' } })).toBe(noFlight);
  const atCounter = 'It has to be paid before the goods are handed over in Kingston.';
  expect(said({ invoice: { chargesTerm: 'COLLECT' } })).toBe(atCounter);
  expect(said({ shipment: { ...shipment, state: 'ARRIVED' } }, after)).toBe(atCounter);
  // Of two pieces one has flown.
  expect(said({ shipment: { ...shipment, leftFrom: 'EWR' } })).toBe(atCounter);
  expect(said({ shipment: undefined, flight: undefined })).toBe('It is due now.');
});

test('whatever the state, there is an answer, and nothing is promised by a moment that has passed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PREPAID' as const, 'COLLECT' as const),
      fc.constantFrom(...pieceStates),
      fc.subarray([...holdKinds]),
      fc.option(fc.constantFrom(...flightStates), { nil: undefined }),
      fc.integer({ min: -400, max: 400 }),
      (chargesTerm, state, kinds, flightState, hours) => {
        const now = new Date(Date.parse(cutoff) + hours * 3_600_000);
        const words = said(
          {
            invoice: { chargesTerm },
            shipment: { ...shipment, state, holds: kinds.map(hold) },
            flight: flightState && { ...flight, state: flightState },
          },
          now,
        );
        expect(words).not.toBe('');
        if (hours >= 0) expect(words).not.toContain('Pay by');
      },
    ),
  );
});
