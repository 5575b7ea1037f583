import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingSearch } from '#domain/bookings/search-terms.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { wireRebuild } from '#lambdas/bookings/rebuild.ts';
import { listeners } from '#lambdas/bookings/sold/follow.ts';
import { bookingList } from '#lambdas/bookings/store/booking-list.ts';
import { openPartition } from '#lambdas/bookings/store/booking-rows.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { claims } from '#lambdas/bookings/store/claims.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { listeners as shipmentsHear } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { startingWith } from '../../support/tables.ts';
import { type ShipmentsWorld, shipmentIn, startShipmentsWorld } from '../shipments/shipments.world.ts';
import { aBooking, bookingsIn, eventOf } from './follows.world.ts';

let world: ShipmentsWorld;
beforeEach(async () => {
  world = await startShipmentsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.tables.stopAsKept());

const fetched = {
  howItComes: 'PICKUP' as const,
  pickup: { zip: '11226', stairs: true, street: '12 Sample Avenue' },
};
const at = () => new Date('2026-11-13T15:00:05.000Z');
const given = () => testDependencies(world.tables.client(), { clock: at });
const ALL = { after: undefined, limit: 100 };

/** Every booking that is open. */
const open = async (): Promise<readonly Booking[]> => {
  const { items } = await bookingList(world.tables.client(), world.tables.bookings).inPartition(
    openPartition,
    ALL,
  );
  return items.map(({ booking }) => booking);
};
const found = async (reference: string) =>
  bookingStore(world.tables.client(), world.tables.bookings).find(reference);
const events = async () => (await world.events()) as unknown as readonly AnyEvent[];
/** Brings what shipments have published to the bookings. */
const hear = async (told: readonly AnyEvent[]) => {
  const heard = listeners(world.tables.env, given());
  for (const event of told) await heard.find(({ type }) => type === event.type)?.hear(event);
};
const rebuild = () => wireRebuild(world.tables.env, given())(() => 600_000);
/** What bookings have published. */
const published = async () => startingWith(await world.tables.all(world.tables.bookings), 'OUTBOX#').length;

describe('a shipment is booked with a pickup', () => {
  test('and somebody hears of it: a request, held by its price, once', async () => {
    const shipment = await world.booked(fetched);
    await world.booked();
    await hear([...(await events()), ...(await events())]);
    const bookings = await open();
    expect(bookings).toMatchObject([
      {
        state: 'REQUESTED',
        ownerId: shipment.ownerId,
        shipments: [shipment.number],
        heldBy: shipment.number,
        place: { zip: '11226', stairs: true, town: 'Brooklyn, NY' },
        price: { lines: [{ code: 'PU' }, { code: 'stairs' }] },
        createdBy: 'system',
      },
    ]);
    expect(await published()).toBe(1);
  });

  test('two messages at the same moment make one request', async () => {
    await world.booked(fetched);
    const told = await events();
    await Promise.all([hear(told), hear(told), hear(told)]);
    expect(await open()).toHaveLength(1);
    expect(await published()).toBe(1);
  });

  test('the request follows what its sender changes, whatever the order of the messages', async () => {
    const { number, version } = await world.booked(fetched);
    const form = { ...sampleForm, ...fetched, pickup: { ...fetched.pickup, zip: '11203' } };
    const { status } = await world.change(number, { version, form });
    expect(status).toBe(200);
    await hear((await events()).toReversed());
    expect(await open()).toMatchObject([{ place: { zip: '11203' } }]);
  });

  test('it is canceled: so is the request, free of charge, and the shipment is free for another', async () => {
    const { number, version } = await world.booked(fetched);
    await hear(await events());
    const [request] = await open();
    if (!request) throw new Error('There is a request.');
    expect((await world.cancel(number, { version })).status).toBe(200);
    await hear(await events());
    const cancelled = await found(request.reference);
    expect(cancelled).toMatchObject({ state: 'CANCELLED', endedBecause: 'The shipment was canceled.' });
    expect(cancelled?.feeFor).toBeUndefined();
    expect(await claims(world.tables.client(), world.tables.bookings).ofShipment(number)).toBeUndefined();
    expect(await open()).toEqual([]);
  });

  test('canceled before anybody heard of it, it makes no request', async () => {
    const { number, version } = await world.booked(fetched);
    await world.cancel(number, { version });
    await hear(await events());
    expect(await published()).toBe(0);
  });
});

describe('a shipment leaves its booking', () => {
  const shipments = () => bookingsIn(world.tables, () => shipmentsHear(world.tables.env, given()));
  /** A booking of shipments, which know it and are claimed by it. */
  const bring = async (numbers: readonly string[], change: Partial<Booking>): Promise<Booking> => {
    const booking = await shipments().store(aBooking('BKG-7K3M9Q', { shipments: [...numbers], ...change }));
    const client = world.tables.client();
    for (const claim of Object.values(claims(client, world.tables.bookings).shipments(undefined, booking)))
      await write(client, claim);
    await shipments().hear(eventOf(booking, 'made'));
    return booking;
  };

  test('that was to be brought and is fetched now: the drop-off ends, and somebody arranges the pickup', async () => {
    const { number } = await world.booked();
    const hours = { from: '2026-11-17T15:00:00.000Z', to: '2026-11-17T16:00:00.000Z' };
    const slot = { id: 'D-2026-11-17-1000', day: '2026-11-17', ...hours, bookBy: hours.to } as const;
    const visits: Booking['visits'] = [{ number: 1, purpose: 'MAIN', state: 'PLANNED', slot }];
    const { reference } = await bring([number], { way: 'DROP_OFF', visits });
    const { version } = shipmentIn(await world.show(number));
    const { status } = await world.change(number, { version, form: { ...sampleForm, ...fetched } });
    expect(status).toBe(200);
    // Nothing else is told, so all of it follows from one message.
    await hear((await events()).filter(({ type }) => type === ShipmentChangedV1.type).slice(-1));
    expect(await found(reference)).toMatchObject({
      state: 'CANCELLED',
      endedBecause: 'The shipment comes to us in another way now.',
    });
    expect(await open()).toMatchObject([{ way: 'PICKUP', state: 'REQUESTED', shipments: [number] }]);
  });

  test('whose price has the pickup: the next one whose price has it holds it, so nobody pays twice', async () => {
    const [one, other] = [await world.booked(fetched), await world.booked(fetched)];
    const { reference } = await bring([one.number, other.number], { heldBy: one.number });
    const { version } = shipmentIn(await world.show(one.number));
    expect((await world.cancel(one.number, { version })).status).toBe(200);
    await hear(await events());
    expect(await found(reference)).toMatchObject({ shipments: [other.number], heldBy: other.number });
  });
});

describe('the rebuild', () => {
  test('makes requests of pickups that were sold before there were bookings, each once', async () => {
    const sold = await world.booked(fetched);
    await world.booked();
    await world.make(fetched);
    expect(await rebuild()).toMatchObject({ isDone: true, requested: 1 });
    expect(await rebuild()).toMatchObject({ isDone: true, requested: 0, listed: 1 });
    expect((await open()).map(({ shipments }) => shipments)).toEqual([[sold.number]]);
  });

  test('writes what finds the open bookings again', async () => {
    await world.booked(fetched);
    await rebuild();
    const list = bookingList(world.tables.client(), world.tables.bookings);
    const search = async () => (await list.matching(bookingSearch('sample sender'), ALL))?.items.length;
    expect(await search()).toBe(1);
    const { bookings: TableName } = world.tables;
    for (const { pk, sk } of startingWith(await world.tables.all(TableName), 'SEARCH#'))
      await world.tables.client().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    expect(await search()).toBe(0);
    await rebuild();
    expect(await search()).toBe(1);
  });
});
