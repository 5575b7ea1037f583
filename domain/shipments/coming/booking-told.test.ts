import { expect, test } from 'vitest';
import { sampleBooking } from '../../bookings/testing/sample-booking.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { newsOf, withBooking } from './booking-told.ts';

type Consent = NonNullable<Shipment['searchConsent']>;

const shipment: Shipment = {
  ...sampleShipment,
  howItComes: 'PICKUP',
  pickup: { zip: '11226', stairs: false, street: '12 Sample Avenue' },
};
const [ann, somebody] = [shipment.ownerId, '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f'];
const booked: Consent = { at: '2026-11-28T02:41:00.000Z', by: ann, how: 'ONLINE' };

/** The consent of a shipment once it has heard of the booking that brings it. */
const heard = (own: Consent | undefined): Consent | undefined => {
  const booking = { ...sampleBooking, shipments: [shipment.number], searchConsent: booked };
  return withBooking({ ...shipment, searchConsent: own }, newsOf(booking, shipment.number))?.searchConsent;
};

test('a yes that the booking has is the yes of its shipment, at the time at which it was given', () => {
  expect(heard(undefined)).toEqual(booked);
  expect(heard({ at: '2026-11-28T02:43:00.000Z', by: ann, how: 'ONLINE' })).toEqual(booked);
});

test.each<readonly [string, Consent]>([
  ['before the booking', { at: '2026-11-28T02:00:00.000Z', by: ann, how: 'ONLINE' }],
  ['by somebody else', { at: '2026-11-28T02:43:00.000Z', by: somebody, how: 'ONLINE' }],
  ['on paper', { at: '2026-11-28T02:43:00.000Z', by: ann, how: 'AT_COUNTER' }],
])('a yes that was given %s stays', (_, own) => {
  expect(heard(own)).toEqual(own);
});

test.each([
  ['was missed, that it costs', { state: 'NO_SHOW', feeFor: 1 }, true],
  ['failed by our fault, that it is free', { state: 'FAILED' }, false],
  ['is to come, nothing of that', {}, undefined],
] as const)('of a visit that %s', (_, change, costs) => {
  const booking = { ...sampleBooking, ...change, shipments: [shipment.number] };
  expect(withBooking(shipment, newsOf(booking, shipment.number))?.pickup?.booking?.costs).toBe(costs);
});
