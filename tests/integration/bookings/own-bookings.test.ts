import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { sampleTyped } from '#domain/bookings/testing/sample-booking.ts';
import { personIdFrom } from '#domain/kernel/person/person-id.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { rateCardKey } from '#lambdas/settings/store/settings-items.ts';
import { draftStore } from '#lambdas/shipments/store/saved-store.ts';
import { connectionReset } from '../../support/tables.ts';
import {
  type BookingsWorld,
  ben,
  bookingIn,
  deadline,
  saturday,
  startBookingsWorld,
  tuesday9,
  tuesday12,
  wednesday9,
} from './bookings.world.ts';

let world: BookingsWorld;
beforeEach(async () => {
  world = await startBookingsWorld();
});
afterEach(() => world.stop());

const types = async () => (await world.events()).map(({ type }) => type);
const { zip, name, phone, street = '', access = '', stairs, goods, photos } = sampleTyped;
const changeOf = ({ version }: Booking, change: object = {}) => ({
  version,
  zip,
  name,
  phone,
  street,
  access,
  stairs,
  goods,
  photos,
  ...change,
});

describe('a booking', () => {
  test('is confirmed at once, with its price line by line, its flight and its event, and is among mine', async () => {
    const booking = bookingIn(await world.make());
    expect(booking).toMatchObject({
      version: 1,
      state: 'CONFIRMED',
      ownerId: 'ann',
      place: { zip: '11226', town: 'Brooklyn, NY', miles: 13, street: '12 Sample Avenue' },
      price: { lines: [{ code: 'PU', amount: 3500 }], total: 3500 },
      flight: { departureId: 'GY-2026-12-04', day: '2026-12-04' },
      visits: [{ number: 1, purpose: 'MAIN', state: 'PLANNED', slot: { id: tuesday9 } }],
      searchConsent: { by: 'ann', how: 'ONLINE' },
    });
    expect(booking.heldBy).toBeUndefined();
    expect(await world.events()).toMatchObject([
      { type: 'booking-made.v1', data: { reference: booking.reference, state: 'CONFIRMED', slot: tuesday9 } },
    ]);
    expect((await world.mine()).map(({ reference }) => reference)).toEqual([booking.reference]);
    expect((await world.show(booking.reference)).body).toEqual(booking);
  });

  test('has no name, phone or street in its event', async () => {
    await world.make();
    const [event] = await world.events();
    for (const secret of [name, phone, street]) expect(JSON.stringify(event)).not.toContain(secret);
  });

  test('is made once by a form, however often it is sent, and by two clicks at once', async () => {
    const key = newId();
    const answers = [
      ...(await Promise.all([world.make({}, undefined, key), world.make({}, undefined, key)])),
      await world.make({}, undefined, key),
    ];
    expect(new Set(answers.map((answer) => bookingIn(answer).reference)).size).toBe(1);
    expect(await types()).toEqual(['booking-made.v1']);
    expect(await world.claims(tuesday9)).toHaveLength(1);
    const { status, body } = await world.make({ name: 'Somebody Else' }, undefined, key);
    expect([status, body.code]).toEqual([409, 'KEY_USED']);
  });

  test('is made once when the answer of the table is lost', async () => {
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    const booking = bookingIn(await world.make({}, undefined, newId(), { after: lose }));
    expect(losses).toBe(0);
    expect((await world.mine()).map(({ reference }) => reference)).toEqual([booking.reference]);
    expect(await world.claims(tuesday9)).toEqual([`${booking.reference}#1`]);
  });

  test('ends the draft that it was typed in with itself, for good, and no other one; a refused one ends nothing', async () => {
    const drafts = draftStore(world.tables.client(), world.tables.shipments);
    const now = new Date(saturday);
    const save = (id: string) =>
      drafts.save('ann', { id, data: {}, timestamp: now.getTime(), version: 1, savedAt: saturday }, now);
    const kept = async () => (await drafts.all('ann', 20, now)).map(({ id }) => id);
    await Promise.all(['typed', 'other'].map(save));
    await world.make({ zip: '10601' }, undefined, newId(), undefined, 'typed');
    expect(await kept()).toEqual(expect.arrayContaining(['typed', 'other']));
    const key = newId();
    const answers = [
      await world.make({}, undefined, key, undefined, 'typed'),
      // The same form without its draft, as a reload may send it.
      await world.make({}, undefined, key),
    ];
    expect(new Set(answers.map((answer) => bookingIn(answer).reference)).size).toBe(1);
    expect(await kept()).toEqual(['other']);
    // A copy that was under way, also after it was dropped once more.
    await drafts.drop('ann', 'typed', now);
    expect(await save('typed')).toBe(false);
    expect(await kept()).toEqual(['other']);
  });

  test('beyond the radius, and in a ZIP code that nobody knows, is refused', async () => {
    const far = await world.make({ zip: '10601' });
    expect(far).toMatchObject({ status: 422, body: { code: 'PICKUP_TOO_FAR', details: { farthest: 25 } } });
    expect((await world.make({ zip: '99999' })).body.code).toBe('ZIP_CODE_NOT_FOUND');
    expect(await world.claims(tuesday9)).toEqual([]);
  });

  test('without consent to the search is refused', async () => {
    const { status, body } = await world.make({ searchConsent: false });
    expect([status, body.fields]).toMatchObject([400, { searchConsent: expect.any(String) }]);
  });

  test('of goods that are brought costs nothing and needs no street', async () => {
    const { zip: _zip, street: _street, ...rest } = sampleTyped;
    const { state, place, price } = bookingIn(
      await world.make({ ...rest, way: 'DROP_OFF', zip: undefined, street: '', slot: 'D-2026-12-01-1300' }),
    );
    expect([state, place, price]).toEqual(['CONFIRMED', undefined, undefined]);
  });

  test('with empty barrels first has two visits and one price, in this order', async () => {
    const emptyBarrels = { how: 'FIRST' as const, rows: [{ barrel: 'B55' as const, quantity: 2 }] };
    const wrong = await world.make({ emptyBarrels, firstSlot: wednesday9 });
    expect(wrong.body.code).toBe('FIRST_SLOT_TOO_LATE');
    const booking = bookingIn(await world.make({ emptyBarrels, firstSlot: tuesday9, slot: wednesday9 }));
    expect(booking.visits.map(({ purpose, slot }) => [purpose, slot.id])).toEqual([
      ['FIRST', tuesday9],
      ['MAIN', wednesday9],
    ]);
    expect(booking.price?.total).toBe(3500);
    expect(await world.claims(tuesday9)).toEqual([`${booking.reference}#1`]);
  });
});

describe('somebody else’s booking', () => {
  test('is not found: not to be seen, changed, moved or canceled', async () => {
    const booking = bookingIn(await world.make());
    const { reference, version } = booking;
    const answers = [
      await world.show(reference, ben),
      await world.change(reference, changeOf(booking), ben),
      await world.move(reference, version, tuesday12, ben),
      await world.cancel(reference, version, 0, ben),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'BOOKING_NOT_FOUND']),
    );
    expect(await world.mine(ben)).toEqual([]);
    expect(bookingIn(await world.show(reference))).toEqual(booking);
  });

  test('does not become found by a guessed reference', async () => {
    expect((await world.show('BKG-000000')).status).toBe(404);
  });
});

describe('a change', () => {
  test('is kept with what it was before, and has the price of its new place', async () => {
    const booking = bookingIn(await world.make());
    const changed = bookingIn(
      await world.change(booking.reference, changeOf(booking, { zip: '07102', street: '7 Other Street' })),
    );
    expect(changed).toMatchObject({ version: 2, place: { miles: 2.7 }, price: { total: 2500 } });
    expect(await types()).toEqual(['booking-changed.v1', 'booking-made.v1']);
  });

  test('of what the van is planned by is too late once its slot cannot be booked any more; a phone number is not', async () => {
    const booking = bookingIn(await world.make());
    world.at(deadline);
    const late = await world.change(booking.reference, changeOf(booking, { street: '7 Other Street' }));
    expect(late.body.code).toBe('TOO_LATE_TO_CHANGE');
    expect(
      bookingIn(await world.change(booking.reference, changeOf(booking, { phone: '+1 718 555 0199' }))).phone,
    ).toBe('+1 718 555 0199');
  });

  test('takes the pounds that it adds, if they fit', async () => {
    const booking = bookingIn(await world.make());
    const heavier = (weightLb: number) => [{ kind: 'box' as const, quantity: 10, weightLb }];
    const full = await world.change(booking.reference, changeOf(booking, { goods: heavier(151) }));
    expect(full).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
    bookingIn(await world.change(booking.reference, changeOf(booking, { goods: heavier(150) })));
    expect((await world.make({}, ben)).body.code).toBe('SLOT_FULL');
  });

  test('of what somebody else changed is refused with what is true now', async () => {
    const booking = bookingIn(await world.make());
    const answer = await world.change(booking.reference, changeOf(booking, { name: 'New Name' }));
    const { next, ...changed } = bookingIn(answer) as OwnBooking;
    expect(next.todo?.act).toBe('BOOK');
    const { status, body } = await world.change(booking.reference, changeOf(booking));
    expect([status, body]).toMatchObject([409, { code: 'BOOKING_CHANGED', details: { booking: changed } }]);
  });
});

describe('a move', () => {
  test('takes the new place and gives the old one back, once, with its flight', async () => {
    const { reference } = bookingIn(await world.make());
    const answers = await Promise.all([
      world.move(reference, 1, tuesday12),
      world.move(reference, 1, tuesday12),
    ]);
    for (const answer of answers)
      expect(bookingIn(answer)).toMatchObject({
        version: 2,
        state: 'CONFIRMED',
        flight: { day: '2026-12-11' },
        visits: [{ state: 'RESCHEDULED' }, { number: 2, state: 'PLANNED', slot: { id: tuesday12 } }],
      });
    expect([await world.claims(tuesday9), await world.claims(tuesday12)]).toEqual([[], [`${reference}#2`]]);
    expect(await world.events()).toMatchObject([
      { type: 'booking-changed.v1', data: { what: ['slot'], before: tuesday9, slot: tuesday12 } },
      { type: 'booking-made.v1' },
    ]);
  });

  test('to a full slot changes nothing and offers the next best', async () => {
    const { reference } = bookingIn(await world.make());
    for (const at of [1, 2, 3, 4])
      bookingIn(await world.make({ slot: tuesday12 }, { userId: `other-${at}`, roles: ['customer'] }));
    const { body } = await world.move(reference, 1, tuesday12);
    expect(body).toMatchObject({ code: 'SLOT_FULL', details: { next: { id: 'P-2026-12-01-1500' } } });
    expect(await world.claims(tuesday9)).toEqual([`${reference}#1`]);
  });

  test('is free to the last millisecond before the deadline, and not possible after it', async () => {
    const { reference } = bookingIn(await world.make());
    world.at('2026-11-30T21:59:59.999Z');
    bookingIn(await world.move(reference, 1, wednesday9));
    const late = bookingIn(await world.make({}, ben));
    world.at(deadline);
    expect((await world.move(late.reference, 1, wednesday9, ben)).body.code).toBe('TOO_LATE_TO_CHANGE');
  });
});

describe('canceling', () => {
  test('is free before the deadline and gives the place back, once', async () => {
    const { reference } = bookingIn(await world.make());
    const canceled = bookingIn(await world.cancel(reference, 1));
    expect(canceled).toMatchObject({ state: 'CANCELLED', visits: [{ state: 'CANCELLED' }] });
    expect(canceled.feeFor).toBeUndefined();
    expect(bookingIn(await world.cancel(reference, 1))).toEqual(canceled);
    expect(await world.claims(tuesday9)).toEqual([]);
    expect(await types()).toEqual(['booking-cancelled.v1', 'booking-made.v1']);
  });

  test('from the deadline on costs the fee, which is named before', async () => {
    const { reference } = bookingIn(await world.make());
    world.at(deadline);
    const asked = await world.cancel(reference, 1);
    expect(asked).toMatchObject({ status: 409, body: { code: 'FEE_CHANGED', details: { fee: 2000 } } });
    expect(bookingIn(await world.cancel(reference, 1, 2000))).toMatchObject({
      state: 'CANCELLED',
      feeFor: 1,
    });
    const [canceled] = await world.events();
    expect(canceled).toMatchObject({ type: 'booking-cancelled.v1', data: { feeFor: 1, byDesk: false } });
  });
});

test('the fee of a late cancelation is that of the rate card by which it was booked, as it is charged', async () => {
  const { reference } = bookingIn(await world.make());
  const dearer = { ...defaultRateCard.card, failedPickup: 3000 };
  const Item = { ...rateCardKey(2), version: 2, effectiveFrom: '2026-11-29', card: dearer };
  const told = { publishedAt: saturday, publishedBy: 'admin' };
  await write(world.tables.client(), put(world.tables.settings, { ...Item, ...told }));
  world.at(deadline);
  expect((await world.cancel(reference, 1, 3000)).body).toMatchObject({
    code: 'FEE_CHANGED',
    details: { fee: 2000 },
  });
  expect(bookingIn(await world.cancel(reference, 1, 2000)).feeFor).toBe(1);
});

describe('the ids of a person', () => {
  test('find what the desk kept for them before they had an account', async () => {
    const personId = personIdFrom(newId());
    const kept = bookingIn(await world.make({}, { userId: personId, roles: ['customer'] }));
    const now = { userId: 'dora', roles: ['customer'] as const, keptAs: [personId] };
    expect((await world.mine(now)).map(({ reference }) => reference)).toEqual([kept.reference]);
    expect((await world.show(kept.reference, now)).status).toBe(200);
    expect((await world.show(kept.reference, { ...now, keptAs: [] })).status).toBe(404);
  });
});
