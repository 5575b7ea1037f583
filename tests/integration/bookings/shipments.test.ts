import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SHIPMENTS } from '#domain/bookings/booking-form.ts';
import { made } from '#domain/bookings/changes/made.ts';
import { sampleTyped } from '#domain/bookings/testing/sample-booking.ts';
import { poundsOf } from '#domain/bookings/visits.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { writeBooking } from '#lambdas/bookings/change/write-booking.ts';
import { ofBookings } from '#lambdas/bookings/dependencies.ts';
import { bookingReader } from '#lambdas/bookings/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset } from '../../support/tables.ts';
import {
  ann,
  type BookingsWorld,
  ben,
  bookingIn,
  saturday,
  startBookingsWorld,
  tuesday9,
} from './bookings.world.ts';

let world: BookingsWorld;
beforeEach(async () => {
  world = await startBookingsWorld();
});
afterEach(() => world.stop());

const of = (number: string) => bookingReader(world.tables.client(), world.tables.bookings).ofShipment(number);

/** The request that is made of a pickup that was sold with a shipment. */
const requested = async (reference: string, shipments: string[]) => {
  const now = new Date(saturday);
  const { client } = world.tables;
  const deps = ofBookings(world.tables.env, testDependencies(client(), { clock: () => now }));
  const { street: _none, ...typed } = sampleTyped;
  const after = made(
    { ...typed, shipments, searchConsent: false },
    {
      reference,
      ownerId: 'ann',
      by: 'system',
      at: saturday,
      place: { zip: '11226', miles: 13 },
      confirms: true,
      consent: 'ONLINE',
    },
  );
  const written = await writeBooking(deps, {
    before: undefined,
    after,
    said: { byDesk: false },
    origin: { by: 'system', newId, correlationId: newId() },
    now,
  });
  expect(written).toEqual({ written: true });
  return after;
};

describe('the goods of a shipment', () => {
  test('come with one booking, whose pickup its price has', async () => {
    const promise = {
      lines: [{ code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 }],
      total: 3500,
      rateCardVersion: 1,
    };
    const { number, pieces } = await world.shipment({ promise });
    const booking = bookingIn(await world.make({ shipments: [number], goods: [] }));
    expect(booking).toMatchObject({ shipments: [number], heldBy: number });
    expect(booking.goods.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces.length);
    const again = await world.make({ shipments: [number] });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'SHIPMENT_HAS_BOOKING', details: { reference: booking.reference } },
    });
    await world.cancel(booking.reference, 1);
    expect(await of(number)).toBeUndefined();
    bookingIn(await world.make({ shipments: [number] }));
  });

  test('come at the time that was chosen, though a request was made of their event at the same moment', async () => {
    const { number } = await world.shipment();
    const chances = ['BKG-000001'];
    const request = async (operation: string): Promise<void> => {
      const reference = operation === 'TransactWriteItems' ? chances.pop() : undefined;
      if (reference !== undefined) await requested(reference, [number]);
    };
    const booking = bookingIn(await world.make({ shipments: [number] }, ann, newId(), { before: request }));
    expect(booking).toMatchObject({ reference: 'BKG-000001', state: 'CONFIRMED', shipments: [number] });
    expect(await world.claims(tuesday9)).toHaveLength(1);
  });

  test('come with one of two bookings that are made at once', async () => {
    const { number } = await world.shipment();
    const answers = await Promise.all([
      world.make({ shipments: [number] }),
      world.make({ shipments: [number] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SHIPMENT_HAS_BOOKING');
    expect(await world.claims(tuesday9)).toHaveLength(1);
  });

  test('of somebody else are not found', async () => {
    const { number } = await world.shipment();
    expect((await world.make({ shipments: [number] }, ben)).body.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await world.make({ shipments: ['00000-00000-7'] })).status).not.toBe(200);
  });

  test('come as their price says: the way, the ZIP code and the stairs', async () => {
    const brought = await world.shipment({ howItComes: 'DROP_OFF' });
    const elsewhere = await world.shipment({ pickup: { zip: '07102', stairs: false } });
    const upstairs = await world.shipment();
    const here = await world.shipment({ state: 'RECEIVED' });
    const forms = [
      { shipments: [brought.number] },
      { shipments: [elsewhere.number] },
      { shipments: [upstairs.number], stairs: true },
      { shipments: [here.number] },
    ];
    for (const form of forms) expect((await world.make(form)).body.code).toBe('SHIPMENT_DIFFERS');
  });

  test('whose price has the pickup keep its ZIP code and stairs', async () => {
    const promise = {
      lines: [{ code: 'PU', text: 'Pickup', amount: 3500 }],
      total: 3500,
      rateCardVersion: 1,
    };
    const { number } = await world.shipment({ promise });
    const { reference, version, goods } = bookingIn(await world.make({ shipments: [number] }));
    const { name, phone, photos, street } = sampleTyped;
    const change = { version, name, phone, photos, goods, street, stairs: false, zip: '07102' };
    const { status, body } = await world.change(reference, change);
    expect([status, body.code]).toEqual([409, 'STEP_NOT_POSSIBLE']);
    expect(body.message).toContain(number);
  });
});

describe('a shipment that is made after its pickup was booked', () => {
  const promise = {
    lines: [{ code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 }],
    total: 3500,
    rateCardVersion: 1,
  };

  test('comes with it, once, and its price has the pickup then', async () => {
    const { reference } = bookingIn(await world.make({}));
    const { number } = await world.shipment({ promise, state: 'DRAFT' });
    const booking = bookingIn(await world.attach(reference, number));
    expect(booking).toMatchObject({ version: 2, shipments: [number], heldBy: number });
    expect(bookingIn(await world.attach(reference, number)).version).toBe(2);
    expect((await of(number))?.reference).toBe(reference);
    expect((await world.events())[0]).toMatchObject({ type: 'booking-changed.v1' });
  });

  test('takes the pounds of the slot that it is heavier than what was booked, if they fit', async () => {
    const { reference } = bookingIn(await world.make({}));
    const weighing = (lb: number) =>
      world.shipment({
        pieces: sampleShipment.pieces.map((piece) => ({
          ...piece,
          state: 'BOOKED' as const,
          thousandthsLb: Math.ceil((lb * 1000) / sampleShipment.pieces.length),
        })),
      });
    const lighter = await weighing(100);
    expect(bookingIn(await world.attach(reference, lighter.number)).goods).toMatchObject([{ weightLb: 140 }]);
    bookingIn(await world.make({}, ben));
    const heavier = await weighing(1300);
    expect(await world.attach(reference, heavier.number)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_FULL', details: { next: { id: expect.any(String) } } },
    });
    expect(await of(heavier.number)).toBeUndefined();
    const fitting = await weighing(1200);
    expect(poundsOf(bookingIn(await world.attach(reference, fitting.number)))).toBeGreaterThan(1300 - 1);
    expect((await world.make({}, { ...ben, userId: 'cleo' })).body.code).toBe('SLOT_FULL');
  });

  test('is refused where it comes in another way, is of somebody else, or has its booking', async () => {
    const { reference } = bookingIn(await world.make({}));
    const { number } = await world.shipment();
    const brought = await world.shipment({ howItComes: 'DROP_OFF' });
    expect((await world.attach(reference, brought.number)).body.code).toBe('SHIPMENT_DIFFERS');
    expect((await world.attach(reference, number, ben)).body.code).toBe('BOOKING_NOT_FOUND');
    const other = bookingIn(await world.make({ shipments: [number] }));
    expect(await world.attach(reference, number)).toMatchObject({
      body: { code: 'SHIPMENT_HAS_BOOKING', details: { reference: other.reference } },
    });
    const sold = await world.shipment();
    const request = await requested('BKG-000001', [sold.number]);
    expect(await world.attach(reference, sold.number)).toMatchObject({
      body: { code: 'SHIPMENT_HAS_BOOKING', details: { reference: request.reference } },
    });
    await world.cancel(reference, 1);
    const free = await world.shipment();
    expect((await world.attach(reference, free.number)).body.code).toBe('STEP_NOT_POSSIBLE');
  });
});

test('ten shipments are the most that a booking brings, and one write still changes or ends it', async () => {
  const form = { name: 'Anna Maria de Souza', street: '12 Upper Sample Avenue', goods: [] };
  const box = { ...sampleShipment.pieces[0], kind: 'BOX', state: 'BOOKED', thousandthsLb: 1000 };
  const pieces = Array.from({ length: 50 }, (_, at) => ({ ...box, n: at + 1 })) as Shipment['pieces'];
  const some = [];
  for (let count = 0; count < MOST_SHIPMENTS; count += 1)
    some.push((await world.shipment({ pieces })).number);
  const booking = bookingIn(await world.make({ ...form, shipments: some }));
  expect(booking.goods).toMatchObject([{ quantity: 500 }]);
  const { reference, version, photos, goods, phone } = booking;
  const one = await world.shipment();
  expect((await world.attach(reference, one.number)).body.code).toBe('STEP_NOT_POSSIBLE');
  const other = { name: 'Ben Carl van Dyck', street: '7 Lower Example Place', stairs: false };
  const changed = bookingIn(await world.change(reference, { ...other, version, photos, goods, phone }));
  expect(changed.place?.street).toBe(other.street);
  expect(bookingIn(await world.cancel(reference, changed.version)).state).toBe('CANCELLED');
});

describe('a request for a pickup that was sold', () => {
  test('is completed by what its customer sends, and not made a second time', async () => {
    const { number } = await world.shipment();
    const request = await requested('BKG-000001', [number]);
    expect(request.state).toBe('REQUESTED');
    const booking = bookingIn(await world.make({ shipments: [number] }));
    expect(booking).toMatchObject({
      reference: request.reference,
      version: 2,
      state: 'CONFIRMED',
      place: { street: '12 Sample Avenue' },
    });
    expect((await world.mine()).map(({ reference }) => reference)).toEqual([request.reference]);
    expect((await world.events())[0]).toMatchObject({ type: 'booking-confirmed.v1' });
  });

  test('is over when its goods come with another one, also after a lost answer', async () => {
    const [one, other] = [await world.shipment(), await world.shipment()];
    await requested('BKG-000001', [one.number]);
    await requested('BKG-000002', [other.number]);
    const key = newId();
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    const form = { shipments: [one.number, other.number] };
    const booking = bookingIn(await world.make(form, undefined, key, { after: lose }));
    expect(booking).toMatchObject({ reference: 'BKG-000001', shipments: form.shipments });
    expect(bookingIn(await world.make(form, undefined, key)).reference).toBe('BKG-000001');
    expect(bookingIn(await world.show('BKG-000002'))).toMatchObject({ state: 'CANCELLED', shipments: [] });
    expect((await of(other.number))?.reference).toBe('BKG-000001');
    // Canceling it again gives nothing of the other one back.
    await world.cancel('BKG-000002', 2);
    expect((await of(other.number))?.reference).toBe('BKG-000001');
  });

  test('goes on with what the other booking does not bring', async () => {
    const [one, other] = [await world.shipment(), await world.shipment()];
    const third = await world.shipment();
    await requested('BKG-000001', [one.number]);
    await requested('BKG-000002', [other.number, third.number]);
    bookingIn(await world.make({ shipments: [one.number, other.number] }));
    expect(bookingIn(await world.show('BKG-000002'))).toMatchObject({
      state: 'REQUESTED',
      shipments: [third.number],
    });
  });
});
