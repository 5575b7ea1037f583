import { describe, expect, test } from 'vitest';
import type { Entry } from '../../billing/entries.ts';
import { sampleInvoice } from '../../billing/testing/sample-invoice.ts';
import type { TrackingEvent } from '../../shipments/happenings.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { figuresOf, type ShipmentFacts } from './numbers.ts';

const own = 'FIGURES#2026-11#GY-2026-11-27';
const next = 'FIGURES#2026-12#GY-2026-12-04';

let ids = 0;
const event = (
  code: TrackingEvent['code'],
  at: string,
  pieces = [1, 2, 3],
  more: Partial<TrackingEvent> = {},
): TrackingEvent => {
  ids += 1;
  return { id: `event-${ids}`, code, pieces, at, recordedAt: at, by: 'dock-1', ...more };
};

const counted = (change: Partial<Shipment> = {}, facts: Partial<ShipmentFacts> = {}) =>
  figuresOf({
    shipment: { ...sampleShipment, ...change },
    events: [],
    invoice: undefined,
    dimDivisor: 139,
    promisedUntil: undefined,
    ...facts,
  });

describe('the volume', () => {
  // A barrel of 140 lb, and two boxes of 40 lb with 5832 cubic inches each.
  const boxLb = 5832 / 139;

  test('is what was declared: each box by its weight or its size, whichever is more', () => {
    expect(counted()[own]).toEqual({
      shipments: 1,
      pieces: 3,
      thousandthsLb: 220_000,
      chargeable: Math.round((140 + 2 * boxLb) * 1000),
    });
  });

  test('of a piece that flies apart is of its own flight, and the money is counted once, with the flight of the shipment', () => {
    const [barrel, box, left] = sampleShipment.pieces;
    if (!barrel || !box || !left) throw new Error('The sample has three pieces.');
    const apart = counted(
      { pieces: [barrel, box, { ...left, departureId: 'GY-2026-12-04' }] },
      { invoice: sampleInvoice },
    );
    expect(apart[own]).toMatchObject({ shipments: 1, pieces: 2, thousandthsLb: 180_000, revenue: 63_000 });
    expect(apart[next]).toEqual({
      others: 1,
      pieces: 1,
      thousandthsLb: 40_000,
      chargeable: Math.round(boxLb * 1000),
    });
    expect(apart[own]).not.toHaveProperty('others');
  });

  test('of a shipment without a flight is of its lane, in the month of its booking', () => {
    expect(Object.keys(counted({ departureId: undefined }))).toEqual(['FIGURES#2026-11#GY-2026-11-none']);
  });
});

describe('the money', () => {
  test('is what is charged without tax, less what was credited, also of a canceled shipment', () => {
    const fee: Entry = {
      kind: 'FEE',
      n: 2,
      id: 'fee-1',
      by: 'billing-1',
      at: '2026-11-21T15:00:00.000Z',
      code: 'STORAGE_DOCK',
      amount: 1066,
      tax: 66,
    };
    const credit: Entry = {
      kind: 'CREDIT',
      n: 3,
      id: 'credit-1',
      by: 'admin-1',
      at: '2026-11-22T15:00:00.000Z',
      amount: -500,
      reason: 'We were late.',
    };
    const invoice = { ...sampleInvoice, entries: [...sampleInvoice.entries, fee, credit] };
    const money = { billed: 1, revenue: 63_000 + 1000 - 500, storage: 1000 };
    expect(counted({}, { invoice })[own]).toMatchObject(money);
    expect(counted({ state: 'CANCELLED' }, { invoice })).toEqual({ [own]: money });
  });

  test('of a shipment that is not billed yet is nothing', () => {
    expect(counted()[own]).not.toHaveProperty('revenue');
  });
});

describe('the way', () => {
  const came = event('FOH', '2026-11-20T15:00:00.000Z');
  const at = (ready: TrackingEvent[], promisedUntil = '2026-12-02') =>
    counted({}, { events: [came, ...ready], promisedUntil })[own] ?? {};

  test('is from the last check-in to the day in Georgetown on which the last piece was ready', () => {
    const some = event('NFD', '2026-11-30T15:00:00.000Z', [1, 2]);
    expect(at([some])).not.toHaveProperty('onTime');
    // At 23:30 in Georgetown it is the same day.
    const rest = event('NFD', '2026-12-03T03:30:00.000Z', [3]);
    expect(at([some, rest])).toMatchObject({ 'transit.12': 1, onTime: 1 });
    expect(at([some, event('OFD', '2026-12-03T04:30:00.000Z', [3])])).toMatchObject({
      'transit.13': 1,
      late: 1,
    });
  });

  test('does not count what was taken back', () => {
    const wrong = event('NFD', '2026-11-30T15:00:00.000Z');
    const undo = event('UNDO', '2026-11-30T15:05:00.000Z', [1, 2, 3], { undoes: wrong.id });
    expect(at([wrong, undo])).not.toHaveProperty('onTime');
    expect(at([wrong, undo, event('NFD', '2026-12-05T15:00:00.000Z')])).toMatchObject({ late: 1 });
  });

  test('is on time or late only where somebody knows what was promised', () => {
    const ready = counted({}, { events: [came, event('NFD', '2026-12-03T15:00:00.000Z')] })[own];
    expect(ready).toMatchObject({ 'transit.13': 1 });
    expect(ready).not.toHaveProperty('late');
  });
});

describe('the dock', () => {
  const screened = event('SCR', '2026-11-20T17:01:00.000Z');

  test('counts hours that have begun from the check-in of each piece', () => {
    const events = [event('FOH', '2026-11-20T15:00:00.000Z'), screened];
    expect(counted({}, { events })[own]).toMatchObject({ 'screened.3': 3 });
  });

  test('leaves out what came from a mailbox, which was weighed when it arrived', () => {
    const events = [event('FOH', '2026-11-20T15:00:00.000Z', [1, 2, 3], { source: 'mailbox' }), screened];
    expect(counted({}, { events })[own]).not.toHaveProperty('screened.3');
  });
});
