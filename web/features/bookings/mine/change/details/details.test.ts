import { expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { beginOf, changeOf, type Details, errorsOf } from './details.ts';

const now = new Date('2026-11-29T15:00:00.000Z');
const { heldBy: _, ...free } = { ...sampleBooking, shipments: [], photos: ['photo-1', 'photo-2'] };
const sent = (booking: Booking, typed: Partial<Details> = {}) =>
  changeOf(booking, { ...beginOf(booking), ...typed }, now);

test('what nobody has touched is sent as it is', () => {
  const { goods, photos, version } = free;
  expect(sent(free)).toMatchObject({ version, goods, photos, stairs: false, zip: '11226' });
  expect(sent(free).emptyBarrels).toBeUndefined();
});

test('a photo that was removed is left out, and one that was sent comes along', () => {
  const photos = [
    { id: 'photo-2', name: 'Photo 2' },
    { id: 'photo-3', name: 'door.jpg' },
  ];
  expect(sent(free, { photos }).photos).toEqual(['photo-2', 'photo-3']);
});

test('empty barrels of a visit of their own stay as they were agreed on', () => {
  const emptyBarrels = { how: 'FIRST' as const, rows: [{ barrel: 'B55' as const, quantity: 1 }] };
  expect(sent({ ...free, emptyBarrels }, { isAlong: true }).emptyBarrels).toEqual(emptyBarrels);
});

test('those brought along are one for each barrel, and none without barrels', () => {
  const barrel = { id: 1, what: 'B55', quantity: '2', weight: '150' } as const;
  const box = { id: 2, what: 'box', quantity: '3', weight: '20.5' } as const;
  const both = sent(free, { goods: [barrel, { ...barrel, id: 3, quantity: '1' }, box], isAlong: true });
  expect(both.emptyBarrels).toEqual({ how: 'ALONG', rows: [{ barrel: 'B55', quantity: 3 }] });
  expect(both.goods.at(-1)).toEqual({ kind: 'box', quantity: 3, weightLb: 20.5 });
  expect(sent(free, { goods: [box], isAlong: true }).emptyBarrels).toBeUndefined();
});

test('those that are agreed on stay with the same barrels, and go with them', () => {
  const emptyBarrels = { how: 'ALONG' as const, rows: [{ barrel: 'B55' as const, quantity: 1 }] };
  const two = { ...free, emptyBarrels, goods: free.goods.map((row) => ({ ...row, quantity: 2 })) };
  expect(sent(two).emptyBarrels).toEqual(emptyBarrels);
  const goods = [{ id: 1, what: 'box', quantity: '1', weight: '20' }] as const;
  expect(sent(two, { goods }).emptyBarrels).toBeUndefined();
});

test('goods of a shipment are neither changed nor checked here', () => {
  const held = { ...free, shipments: ['7K3M9-Q2X4T-C'], heldBy: '7K3M9-Q2X4T-C' };
  const typed = { goods: [], stairs: true };
  expect(sent(held, typed)).toMatchObject({ goods: free.goods, stairs: false });
  expect(errorsOf(held, now)({ ...beginOf(held), ...typed }).goods).toBeUndefined();
});

test.each([
  ['', '10'],
  ['0', '10'],
  ['1.5', '10'],
  ['501', '10'],
  ['1', ''],
  ['1', '5001'],
  ['1', 'heavy'],
])('%j pieces of %j pounds are not taken', (quantity, weight) => {
  const goods = [{ id: 1, what: 'box', quantity, weight }] as const;
  expect(errorsOf(free, now)({ ...beginOf(free), goods }).goods).toContain('how many');
});

test('no goods at all are not taken', () => {
  expect(errorsOf(free, now)({ ...beginOf(free), goods: [] }).goods).toBeDefined();
});
