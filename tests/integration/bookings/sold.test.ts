import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { bookingSearch } from '#domain/bookings/search-terms.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { wireRebuild } from '#lambdas/bookings/rebuild.ts';
import { listeners } from '#lambdas/bookings/sold/follow.ts';
import { bookingList } from '#lambdas/bookings/store/booking-list.ts';
import { openPartition } from '#lambdas/bookings/store/booking-rows.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { claims } from '#lambdas/bookings/store/claims.ts';
import { testDependencies } from '../../support/call.ts';
import { startingWith } from '../../support/tables.ts';
import { type ShipmentsWorld, startShipmentsWorld } from '../shipments/shipments.world.ts';

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
  return items;
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
