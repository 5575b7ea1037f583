import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightStates } from '../departures/lifecycle.ts';
import { headline } from '../next-step/headline.ts';
import { NextStep } from '../next-step/next-step.ts';
import { defaultBrand } from '../settings/brand.ts';
import { holdKinds } from '../shipments/holds.ts';
import { pieceStates } from '../shipments/lifecycle.ts';
import { payStep } from '../shipments/next-step/sender-steps.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { type InvoiceFacts, nextOfInvoice, untilWhen } from './next-step.ts';

const at = '2026-11-20T15:00:00.000Z';
const cutoff = '2026-11-24T21:00:00.000Z';
const [before, after] = [new Date('2026-11-24T20:59:59.000Z'), new Date(cutoff)];
const hold = (kind: (typeof holdKinds)[number]) => ({ kind, at, by: 'system' });
const shipment = {
  chargesTerm: 'PREPAID' as const,
  consignee: { ...sampleShipment.consignee, name: 'Anita Persaud' },
  state: 'BOOKED' as const,
  holds: [hold('PAYMENT_DUE')],
};
const flight = { day: '2026-11-27', bookingCutoff: cutoff, state: 'OPEN' as const };
const followed = {
  id: 'GY-2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
};
const bill = {
  version: 1,
  invoice: 'INV-1000001',
  invoiceVersion: 1,
  charged: 63_000,
  paid: 0,
  credited: 0,
};
const booked = { invoice: { number: 'INV-1000001' }, owed: 63_000, shipment, flight };
const next = (change: Partial<InvoiceFacts>, now = before) => nextOfInvoice({ ...booked, ...change, now });
const said = (change: Partial<InvoiceFacts>, now = before) => untilWhen(next(change, now)).join(' ');

test('asks for what is left, by the booking cutoff, and says what flies then', () => {
  expect(next({}).todo).toEqual({
    act: 'PAY',
    title: 'Pay $630.00 by Tue, Nov 24, 4:00 PM',
    name: 'Pay $630.00',
    lines: ['Then it can fly Fri, Nov 27.'],
    by: cutoff,
    amount: 63_000,
    button: { label: 'Pay $630.00', path: '/dashboard/invoices/INV-1000001' },
  });
  expect(said({})).toBe('Pay by Tue, Nov 24, 4:00 PM (New Jersey time). Then it can fly Fri, Nov 27.');
  // Goods that are still to come to our dock, and those of which a paper is missing, do not fly by the payment alone.
  expect(said({ shipment: { ...shipment, state: 'RECEIVED' } })).toContain('Then it flies Fri, Nov 27.');
  const also = { ...shipment, holds: [hold('PAYMENT_DUE'), hold('INVOICE_MISSING')] };
  expect(said({ shipment: also })).toContain('Then it can fly Fri, Nov 27.');
});

test('of what billing lets fly unpaid it promises nothing for the payment', () => {
  const free = { ...shipment, holds: [] };
  expect(said({ shipment: free })).toBe('Pay by Tue, Nov 24, 4:00 PM (New Jersey time).');
  expect([next({ shipment: free }, after).todo?.title, said({ shipment: free }, after)]).toEqual([
    'Pay $630.00 now',
    '',
  ]);
});

test('from the cutoff on it says what happens then: the same flight while that is not closed, else the next', () => {
  const closed = { ...flight, state: 'BOOKING_CLOSED' as const };
  expect(said({ flight: closed }, after)).toBe(
    'It was due Tue, Nov 24, 4:00 PM. It still flies Fri, Nov 27 if that flight is not closed yet, and otherwise with the next one that has space.',
  );
  expect(said({ flight: { ...closed, state: 'MANIFESTED' } }, after)).toBe(
    'It was due Tue, Nov 24, 4:00 PM. Its flight is closed. Once it is paid, it goes on the next one that has space.',
  );
});

test('without a flight, for a receiver who pays, after it has flown, and for a person', () => {
  const noFlight = 'It flies once it is paid and has a place on a flight.';
  expect(said({ flight: undefined })).toBe(noFlight);
  expect(said({ flight: { ...flight, state: 'CANCELLED' } })).toBe(noFlight);
  const atCounter = 'Anita gets it once it is paid.';
  expect(said({ shipment: { ...shipment, chargesTerm: 'COLLECT' } })).toBe(atCounter);
  expect(said({ shipment: { ...shipment, state: 'ARRIVED' } }, after)).toBe(atCounter);
  // Of two pieces one has flown.
  expect(said({ shipment: { ...shipment, leftFrom: 'EWR' } })).toBe(atCounter);
  for (const over of [undefined, { ...shipment, state: 'DELIVERED' as const }])
    expect(said({ shipment: over })).toBe('It is due now.');
});

test('of what is on an account nothing is asked before its day, and beyond the limit it says why', () => {
  const dueAt = '2026-12-30T04:59:00.000Z';
  const free = { ...shipment, holds: [] };
  const on = { shipment: free, account: { covers: 63_000, dueAt } };
  expect(next(on).comes).toEqual(['Nothing to pay now.', 'Due Tue, Dec 29, on your account: $630.00.']);
  expect(next(on).todo).toBeUndefined();
  const late = next(on, new Date(dueAt)).todo;
  expect([late?.title, late?.lines]).toEqual([
    'Pay $630.00 now',
    ['It was due Tue, Dec 29, on your account.'],
  ]);
  const refused = (because: 'LIMIT' | 'OVERDUE') =>
    said({ account: { covers: 0, refused: { because, limit: 500_000 } } });
  expect(refused('LIMIT')).toBe(
    'Pay by Tue, Nov 24, 4:00 PM (New Jersey time). Your account’s limit of $5,000.00 is used. Then it can fly Fri, Nov 27.',
  );
  expect(refused('OVERDUE')).toContain('Something on your account is past due. Then it can fly Fri, Nov 27.');
  // Its sender reads the same on the page of the shipment.
  const whole = { ...sampleShipment, ...free };
  const facts = { shipment: whole, bill: { ...bill, owed: 63_000, ...on }, brand: defaultBrand };
  expect(payStep({ ...facts, now: before } as never)).toBeUndefined();
  expect(payStep({ ...facts, now: new Date(dueAt) } as never)).toEqual(late);
});

test('nothing is asked for once it is paid', () => {
  expect([headline(next({ owed: 0 })), said({ owed: 0 })]).toEqual([
    'Paid in full. Nothing left to pay.',
    'Then it can fly Fri, Nov 27.',
  ]);
  // Also once the desk has heard of it, and as long as paying decided something.
  expect(said({ owed: 0, shipment: { ...shipment, holds: [] } })).toBe('Then it can fly Fri, Nov 27.');
  expect([said({ owed: 0 }, after), said({ owed: 0, flight: undefined })]).toEqual(['', '']);
  expect(said({ owed: 0, shipment: { ...shipment, state: 'DELIVERED' } })).toBe('');
  const words = '$630.00 by check is waiting for the bank. It counts as paid when the bank has paid it.';
  expect([headline(next({ waiting: 63_000 })), said({ waiting: 63_000 })]).toEqual([
    'Nothing to pay now',
    words,
  ]);
  expect(next({ waiting: 600 }).todo?.amount).toBe(62_400);
  expect(next({ owed: -500 }).ours).toEqual([
    '$5.00 too much was paid. We will pay it back within 2 business days, to whoever paid it.',
  ]);
});

test('in every state and at any time there is an answer, no moment that is over is promised, and the shipment says the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PREPAID' as const, 'COLLECT' as const),
      fc.constantFrom(...pieceStates),
      fc.subarray([...holdKinds]),
      fc.option(fc.constantFrom(...flightStates), { nil: undefined }),
      fc.integer({ min: -400, max: 400 }),
      fc.constantFrom(-1, 0, 1, 63_000),
      (chargesTerm, state, kinds, flightState, hours, owed) => {
        const now = new Date(Date.parse(cutoff) + hours * 3_600_000);
        const facts = {
          invoice: booked.invoice,
          owed,
          shipment: { ...sampleShipment, ...shipment, chargesTerm, state, holds: kinds.map(hold) },
          flight: flightState && { ...flight, state: flightState },
          now,
        };
        const { todo, ...rest } = NextStep.parse(nextOfInvoice(facts));
        expect(todo?.amount).toBe(owed > 0 ? owed : undefined);
        if (todo === undefined) expect(rest.comes).not.toEqual([]);
        if (todo?.by !== undefined) expect(todo.by > now.toISOString()).toBe(true);
        expect(JSON.stringify([todo, rest])).not.toMatch(/\$0\.00|-\$|undefined|NaN/);
        const asked = payStep({
          ...facts,
          bill: { ...bill, owed },
          flight: facts.flight && { ...followed, ...facts.flight },
          brand: defaultBrand,
        });
        // What is over or canceled has no step of the shipment any more.
        if (asked !== undefined && state !== 'DELIVERED' && state !== 'CANCELLED')
          expect(asked).toEqual(todo);
      },
    ),
  );
});
