import { describe, expect, test } from 'vitest';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import type { Booking } from '../booking.ts';
import { missingOf } from '../missing.ts';
import { tuesday } from '../testing/sample-booking.ts';
import { followed, isLeft, released, soldPickup } from './sold-pickup.ts';

const fetched = {
  ...sampleShipment,
  howItComes: 'PICKUP' as const,
  pickup: { zip: '11226', stairs: true },
  pickupMiles: 13,
  promise: {
    ...sampleShipment.promise,
    lines: [
      ...sampleShipment.promise.lines,
      { code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 },
      { code: 'stairs', text: 'Stairs or liftgate at pickup', amount: 1500 },
    ],
  },
};
const by = { by: 'system', at: '2026-11-20T15:00:01.000Z' };
const later = { by: 'system', at: '2026-11-20T16:00:00.000Z' };
const town = 'Brooklyn, NY';
const request = soldPickup(fetched, { reference: 'BKG-7K3M9Q', town, ...by });

describe('a pickup that was sold with a shipment', () => {
  test('is a request with what the shipment says; street and time are missing', () => {
    expect(request).toMatchObject({
      state: 'REQUESTED',
      way: 'PICKUP',
      ownerId: fetched.ownerId,
      name: 'Sample Sender',
      shipments: [fetched.number],
      heldBy: fetched.number,
      place: { zip: '11226', town, stairs: true, miles: 13 },
      goods: [
        { kind: 'barrel', barrel: 'B55', quantity: 1, weightLb: 140 },
        { kind: 'box', quantity: 2, weightLb: 40 },
      ],
    });
    expect(missingOf(request)).toEqual(['street', 'slot']);
  });

  test('is priced by the lines of the shipment that are about the van, and by no other', () => {
    expect(request.price).toMatchObject({ total: 5000, lines: [{ code: 'PU' }, { code: 'stairs' }] });
  });
});

describe('while it is a request', () => {
  test('its goods and place follow the shipment, and what only the booking knows stays', () => {
    const known = request.place && { ...request.place, street: '12 Sample Avenue', access: 'Bell 4' };
    const [barrel] = fetched.pieces;
    const fewer = {
      ...fetched,
      pieces: barrel ? [barrel] : [],
      pickup: { zip: '11203', stairs: true },
      pickupMiles: 12,
    };
    const after = followed({ ...request, ...(known && { place: known }) }, fewer, { town, ...later });
    expect(after).toMatchObject({ version: 2, changedAt: later.at, place: { zip: '11203', miles: 12 } });
    expect(after.place).toMatchObject({ street: '12 Sample Avenue', access: 'Bell 4' });
    expect(after.goods).toHaveLength(1);
  });

  test.each<[string, Partial<Booking>]>([
    ['where nothing is different', {}],
    ['once a time was chosen', { visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'PLANNED' }] }],
    ['once it is confirmed', { state: 'CONFIRMED' }],
    ['where it brings another shipment as well', { shipments: [fetched.number, 'AAAAA-BBBBB-C'] }],
  ])('nothing follows %s', (_, more) => {
    const before = { ...request, ...more };
    const other = Object.keys(more).length === 0 ? fetched : { ...fetched, pieces: [] };
    expect(followed(before, other, { town, ...later })).toBe(before);
  });
});

describe('once it has a time', () => {
  const place = { ...request.place, zip: '11226', stairs: false, miles: 13, street: '12 Sample Avenue' };
  const visits: Booking['visits'] = [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'PLANNED' }];
  const confirmed: Booking = {
    ...request,
    state: 'CONFIRMED',
    visits,
    place: { ...place, access: 'Bell 4' },
  };

  test('we come where its shipment says, with its stairs, as the page of the shipment promises', () => {
    const paid = followed(confirmed, fetched, { town, ...later });
    expect(paid).toMatchObject({ version: 2, state: 'CONFIRMED', price: { total: 5000 } });
    expect(paid.place).toEqual({ ...confirmed.place, stairs: true });
    const moved = { zip: '11203', stairs: true, street: '7 Example Street' };
    const there = followed(paid, { ...fetched, pickup: moved, pickupMiles: 12 }, { town, ...later });
    expect([there.state, there.place]).toEqual(['CONFIRMED', { ...moved, town, miles: 12 }]);
    expect(followed(there, { ...fetched, pickup: moved, pickupMiles: 12 }, { town, ...later })).toBe(there);
  });

  test('without a street in the other ZIP code it is a request again, and keeps its time', () => {
    const nowhere = { ...fetched, pickup: { zip: '11203', stairs: true } };
    const after = followed(confirmed, nowhere, { town, ...later });
    expect([after.state, missingOf(after), after.visits]).toEqual(['REQUESTED', ['street'], visits]);
  });

  test.each<[string, Partial<Booking>]>([
    ['is over', { state: 'COMPLETED' }],
    ['brings another shipment as well', { shipments: [fetched.number, 'AAAAA-BBBBB-C'] }],
    ['is paid by itself', { heldBy: undefined }],
  ])('nothing follows for one that %s', (_, more) => {
    const before = { ...confirmed, ...more } as Booking;
    expect(followed(before, fetched, { town, ...later })).toBe(before);
  });
});

describe('when its shipment is canceled', () => {
  const confirmed: Booking = {
    ...request,
    state: 'CONFIRMED',
    visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'PLANNED' }],
  };
  const canceled = { number: fetched.number, state: 'CANCELLED' as const };
  const other = 'AAAAA-BBBBB-C';

  test('it is canceled by us, free of charge, and gives its place back', () => {
    const after = released(confirmed, canceled, later);
    expect(after).toMatchObject({
      state: 'CANCELLED',
      version: 2,
      closedAt: later.at,
      endedBecause: 'The shipment was canceled.',
      visits: [{ state: 'CANCELLED' }],
    });
    expect(after.feeFor).toBeUndefined();
  });

  test('it goes on for its other shipments: held by one whose price has a pickup too, else charged by itself', () => {
    const both = { ...confirmed, shipments: [fetched.number, other] };
    const after = released(both, canceled, later);
    expect(after).toMatchObject({ state: 'CONFIRMED', shipments: [other] });
    expect([after.heldBy, after.price]).toEqual([undefined, request.price]);
    expect(released(both, canceled, { heldBy: other, ...later }).heldBy).toBe(other);
    const leaving = { number: other, state: 'CANCELLED' as const };
    expect(released(both, leaving, { heldBy: fetched.number, ...later }).heldBy).toBe(fetched.number);
    const { heldBy: _, ...alone } = both;
    expect(released(alone, leaving, { heldBy: fetched.number, ...later }).heldBy).toBeUndefined();
  });

  test('it has left as well when it comes in another way now, and that is why', () => {
    expect([isLeft(request, fetched), isLeft(request, { ...fetched, howItComes: 'DROP_OFF' })]).toEqual([
      false,
      true,
    ]);
    expect(released(confirmed, fetched, later).endedBecause).toBe(
      'The shipment comes to us in another way now.',
    );
  });

  test.each<[string, Partial<Booking>]>([
    ['is over', { state: 'COMPLETED' }],
    ['was canceled before', { state: 'CANCELLED' }],
    ['is of other shipments', { shipments: [other] }],
  ])('nothing happens to one that %s', (_, more) => {
    const before = { ...confirmed, ...more };
    expect(released(before, canceled, later)).toBe(before);
  });
});
