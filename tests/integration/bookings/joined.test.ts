import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { bookingReader } from '#lambdas/bookings/index.ts';
import { bookingItem } from '#lambdas/bookings/store/booking-items.ts';
import { type BookingsWorld, bookingIn, startBookingsWorld } from './bookings.world.ts';

let world: BookingsWorld;
beforeAll(async () => {
  world = await startBookingsWorld();
});
afterAll(() => world.stop());

const of = (number: string) => bookingReader(world.tables.client(), world.tables.bookings).ofShipment(number);

describe('a pickup that was done before its shipment existed', () => {
  const finished = async (change: Partial<Booking> = {}) => {
    const { heldBy: _, ...own } = sampleBooking;
    count += 1;
    const booking: Booking = {
      ...own,
      reference: `BKG-J0N${count}QQ`,
      ownerId: 'ann',
      state: 'COMPLETED',
      shipments: [],
      closedAt: own.changedAt,
      ...change,
    };
    await world.tables
      .client()
      .send(new PutCommand({ TableName: world.tables.bookings, Item: bookingItem(booking) }));
    return booking;
  };
  let count = 1;

  test('gets the shipment that is made of its goods afterwards, and asks for nothing any more', async () => {
    const { reference, version } = await finished();
    expect((bookingIn(await world.show(reference)) as OwnBooking).next.todo?.act).toBe('BOOK');
    const { number } = await world.shipment({ state: 'DRAFT', howItComes: 'DROP_OFF', pickup: undefined });
    const booking = bookingIn(await world.attach(reference, number)) as OwnBooking;
    expect(booking).toMatchObject({ version: version + 1, state: 'COMPLETED', shipments: [number] });
    expect([booking.heldBy, booking.next.todo, booking.next.isOver]).toEqual([undefined, undefined, true]);
    expect((await of(number))?.reference).toBe(reference);
    expect((await world.events())[0]).toMatchObject({
      type: 'booking-changed.v1',
      data: { state: 'COMPLETED', shipments: [number], what: ['shipments'] },
    });
    expect(bookingIn(await world.attach(reference, number)).version).toBe(booking.version);
  });

  test('gets no other goods: those of somebody else, of another pickup, or a second shipment', async () => {
    const { reference } = await finished();
    const fetched = await world.shipment();
    expect((await world.attach(reference, fetched.number)).body.code).toBe('SHIPMENT_DIFFERS');
    const brought = { howItComes: 'DROP_OFF', pickup: undefined } as const;
    const bens = await world.shipment({ ...brought, ownerId: 'ben' });
    expect((await world.attach(reference, bens.number)).body.code).toBe('SHIPMENT_NOT_FOUND');
    const [one, other] = [await world.shipment(brought), await world.shipment(brought)];
    expect((await world.attach(reference, one.number)).status).toBe(200);
    expect((await world.attach(reference, other.number)).body.code).toBe('STEP_NOT_POSSIBLE');
  });
});
