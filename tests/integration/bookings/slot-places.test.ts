import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitClaim } from '#domain/bookings/slot-claims.ts';
import { slotPlaces } from '#lambdas/bookings/index.ts';
import { writeTogether } from '#lambdas/runtime/table/transact.ts';
import {
  type BookingsWorld,
  bookingIn,
  PLACES,
  saturday,
  startBookingsWorld,
  tuesday9,
} from './bookings.world.ts';

let world: BookingsWorld;
beforeEach(async () => {
  world = await startBookingsWorld();
});
afterEach(() => world.stop());

const now = new Date(saturday);
const capacity = { places: PLACES, lb: 1500 };

/** Takes a place as another domain does in a transaction of its own: reads, decides, and writes if nobody wrote in between. */
const take = async (claim: string, meanwhile: () => Promise<unknown> = async () => undefined) => {
  const client = world.tables.client();
  const { read, takeSlot } = slotPlaces(client, world.tables.bookings);
  const state = await read(tuesday9);
  await meanwhile();
  const write = takeSlot(tuesday9, capacity, state, { claim, lb: 100 }, now);
  return write === undefined
    ? 'full'
    : (await writeTogether(client, write, [], { tries: 1 }))
      ? 'taken'
      : 'again';
};

test('a place that another domain takes counts for bookings, and its write is refused when one was made in between', async () => {
  expect(await take('RUN-1')).toBe('taken');
  expect(await take('RUN-2', async () => bookingIn(await world.make()))).toBe('again');
  expect(await take('RUN-2')).toBe('taken');
  bookingIn(await world.make());
  expect(await take('RUN-3')).toBe('full');
  expect((await world.make()).body.code).toBe('SLOT_FULL');
});

test('a place that is given back is free for the next, and giving it back twice changes nothing', async () => {
  const booking = bookingIn(await world.make());
  const client = world.tables.client();
  const { read, releaseSlot } = slotPlaces(client, world.tables.bookings);
  const claim = visitClaim(booking, { number: 1 });
  for (let times = 0; times < 2; times += 1)
    expect(await writeTogether(client, releaseSlot(tuesday9, await read(tuesday9), claim, now), [])).toBe(
      true,
    );
  expect(await world.claims(tuesday9)).toEqual([]);
});
