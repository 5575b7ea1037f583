import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import confirmedExample from '#events/bookings/booking-confirmed.v1.example.json' with { type: 'json' };
import { BookingConfirmedV1 } from '#events/bookings/booking-confirmed.v1.ts';
import movedExample from '#events/shipments/flight-moved.v1.example.json' with { type: 'json' };
import { FlightMovedV1 } from '#events/shipments/flight-moved.v1.ts';
import placedExample from '#events/shipments/hold-placed.v1.example.json' with { type: 'json' };
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import trackedExample from '#events/shipments/piece-tracked.v1.example.json' with { type: 'json' };
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { type NotificationsWorld, startNotificationsWorld } from './notifications.world.ts';

const placed = HoldPlacedV1.schema.parse(placedExample);
const tracked = PieceTrackedV1.schema.parse(trackedExample);
const moved = FlightMovedV1.schema.parse(movedExample);
const { ownerId, number } = placed.data;
const owner = { userId: ownerId, roles: [] };

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
});
afterEach(() => world.stop());

const lines = async () => (await world.feed({}, owner)).lines.map(({ title, body }) => ({ title, body }));

describe('a line in the account about a shipment', () => {
  test('says what its letter says, with the number before it', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
    const here = { ...sampleShipment, ownerId, pieces, state: 'RECEIVED' as const, holds: [] };
    await world.isShipment(here);
    await world.announce(tracked);
    const [line] = await lines();
    expect(line).toEqual({
      title: 'Marva’s barrel and 2 boxes are at our Kearny dock',
      body: `${number} · We have it all.`,
    });
  });

  test('says of a hold what there is to do, and nothing to a sender whose receiver pays', async () => {
    await world.isShipment({ ...sampleShipment, ownerId });
    await world.announce(placed);
    const [line] = await lines();
    expect(line?.title).toBe('Pay $630.00: Marva’s barrel and 2 boxes');
    await world.isShipment({ ...sampleShipment, ownerId, chargesTerm: 'COLLECT', version: 3 });
    const { id: _, ...again } = placed;
    await world.announce({ ...again, id: `${placed.id.slice(0, -1)}7` });
    expect(await lines()).toHaveLength(1);
  });

  test('says what happened where that is over already', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DEPARTED' as const }));
    await world.isShipment({ ...sampleShipment, ownerId, pieces, state: 'DEPARTED', leftFrom: 'EWR' });
    await world.announce(tracked);
    expect(await lines()).toMatchObject([{ title: 'Received: Marva’s barrel and 2 boxes' }]);
  });

  test('names the piece that came so far, where others are ahead of it', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: piece.n === 3 ? ('ARRIVED' as const) : ('DELIVERED' as const),
    }));
    await world.isShipment({
      ...sampleShipment,
      ownerId,
      pieces,
      state: 'ARRIVED',
      leftFrom: 'EWR',
      holds: [],
    });
    const state = { before: 'DEPARTED', after: 'ARRIVED' } as const;
    await world.announce({ ...tracked, data: { ...tracked.data, code: 'ARR', pieces: [3], state } });
    expect(await lines()).toMatchObject([{ title: 'Landed: piece 3 of Marva’s barrel and 2 boxes' }]);
  });

  test('says the number where the shipment is gone, and is never without it', async () => {
    await world.announce(placed);
    expect(await lines()).toMatchObject([{ title: `Payment due: ${number}` }]);
  });

  test('names no goods of somebody else, whose shipment it is by now', async () => {
    await world.isShipment({ ...sampleShipment, ownerId: 'somebody-else' });
    await world.announce(placed);
    expect(JSON.stringify(await lines())).not.toContain('Marva');
  });

  test('is read from the tables only for a scan that is news', async () => {
    const asked: string[] = [];
    const before = (_: string, body = '') => {
      if (body.includes(tracked.data.number)) asked.push(body);
    };
    const step = { before: 'READY', after: 'MANIFESTED' } as const;
    await world.announceWith({ before }, { ...tracked, data: { ...tracked.data, state: step } });
    expect(asked).toEqual([]);
    await world.announceWith({ before }, tracked);
    expect(asked).not.toEqual([]);
  });
});

test('a flight of two shipments that moved names neither', async () => {
  await world.isShipment({ ...sampleShipment, ownerId });
  const numbers = [number, '12345-6789A-V'];
  await world.announce({ ...moved, data: { ...moved.data, ownerId, numbers } });
  expect(JSON.stringify(await lines())).not.toContain('Marva');
  expect(await lines()).toHaveLength(1);
});

test('a line about a booking says what happened, and has the reference before the rest', async () => {
  const confirmed = BookingConfirmedV1.schema.parse(confirmedExample);
  const booking = { ...sampleBooking, reference: confirmed.data.reference, ownerId };
  await world.isBooking(booking);
  await world.announce(confirmed);
  expect(await lines()).toEqual([
    {
      title: 'Pickup confirmed: 1 barrel to Guyana',
      body: `${booking.reference} · We pick it up Tue, Dec 1, 9 AM to noon.`,
    },
  ]);
});
