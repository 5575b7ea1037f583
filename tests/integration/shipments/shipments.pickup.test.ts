import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  desk,
  dock,
  friday,
  nextFriday,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const pickup = { zip: '11226', street: '20 Sample Street', stairs: false };
const picked = { howItComes: 'PICKUP', pickup } as const;
/** No van can be booked any more for Tuesday, when the flight of Friday, November 27, closes. */
const tuesdayNight = '2026-11-24T06:10:00.000Z';
const monday = '2026-11-23T15:00:00.000Z';

const agree = (number: string, version: number, agreed: string, as = desk) =>
  world.ask('PUT /api/desk/shipments/{number}/pickup', { as, params: { number }, body: { version, agreed } });

describe('goods that we pick up', () => {
  test('are refused on a flight that no pickup makes, with those that one makes', async () => {
    world.at(tuesdayNight);
    const made = await world.make(picked);
    const { status, body } = await world.bookIt(made, friday);
    expect([status, body.code]).toEqual([409, 'FLIGHT_CLOSED']);
    expect(body.message).toContain('We cannot pick it up in time');
    const { flights } = body.details as { flights: readonly { id: string }[] };
    expect(flights.map(({ id }) => id)).toEqual([nextFriday]);
    // The same goods are taken when their sender brings them.
    expect((await world.bookIt(await world.make(), friday)).status).toBe(200);
    // Nobody waits for a flight that no pickup makes.
    expect((await world.join(made, friday)).body.code).toBe('FLIGHT_CLOSED');
    expect(shipmentIn(await world.bookIt(made, nextFriday))).toMatchObject({
      departureId: nextFriday,
      // Before the first van for Wednesday is closed.
      pickup: { ...pickup, callBy: '2026-11-24T22:00:00.000Z' },
    });
  });

  test('make this week’s flight while the van of its last morning can be booked', async () => {
    world.at(monday);
    expect((await world.bookIt(await world.make(picked), friday)).status).toBe(200);
  });

  test('need a street, of a length that fits on a label', async () => {
    const { street: _none, ...noStreet } = pickup;
    for (const wrong of [noStreet, { ...pickup, street: ' ' }, { ...pickup, street: 'x'.repeat(200) }]) {
      const { status, body } = await world.create({ howItComes: 'PICKUP', pickup: wrong });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('pickup.street');
    }
  });

  test('cannot become so when their flight leaves before the first pickup', async () => {
    world.at(monday);
    const { number, version } = await world.booked();
    world.at(tuesdayNight);
    const late = await world.change(number, { version, form: { ...sampleForm, ...picked } });
    expect([late.status, late.body.code]).toEqual([409, 'FLIGHT_CLOSED']);
    world.at(monday);
    const changed = shipmentIn(await world.change(number, { version, form: { ...sampleForm, ...picked } }));
    expect(changed.pickup?.callBy).toBe('2026-11-23T22:00:00.000Z');
  });
});

describe('what was agreed on about a pickup', () => {
  test('is kept by the desk and read by the sender, once, until the van has the goods', async () => {
    world.at(monday);
    const { number, version } = await world.booked(picked);
    const words = 'Tue, Nov 24, between 9 and 12';
    expect((await agree(number, version, words, dock)).status).toBe(403);
    expect((await agree(number, version, '  ')).status).toBe(400);
    const first = shipmentIn(await agree(number, version, words));
    expect(shipmentIn(await agree(number, version, words)).version).toBe(first.version);
    expect((await agree(number, version, 'another')).body.code).toBe('SHIPMENT_CHANGED');
    const shown = await world.show(number);
    expect(shipmentIn(shown).pickup).toMatchObject({ ...pickup, agreed: { words } });
    expect(shown.body.flight).toEqual({
      day: '2026-11-27',
      cargoCutoff: '2026-11-24T19:00:00.000Z',
      bookingCutoff: '2026-11-24T21:00:00.000Z',
    });
    // Another street is another agreement; the same one keeps it.
    const same = await world.change(number, {
      version: first.version,
      form: { ...sampleForm, ...picked, insured: true },
    });
    expect(shipmentIn(same).pickup?.agreed?.words).toBe(words);
    const moved = await world.change(number, {
      version: shipmentIn(same).version,
      form: { ...sampleForm, ...picked, pickup: { ...pickup, street: '4 Sample Lane' } },
    });
    expect(shipmentIn(moved).pickup?.agreed).toBeUndefined();
    await world.scan(number, 'DPU', [1, 2, 3]);
    const { version: now } = shipmentIn(await world.show(number));
    expect((await agree(number, now, words)).body.code).toBe('NOTHING_TO_PICK_UP');
  });

  test('of goods that their sender brings there is none, and nobody else’s shipment says it', async () => {
    world.at(monday);
    const { number, version } = await world.booked();
    expect((await agree(number, version, 'Tomorrow')).body.code).toBe('NOTHING_TO_PICK_UP');
    expect((await agree('7K3M9-Q2X4T-C', 1, 'Tomorrow')).body.code).toBe('SHIPMENT_NOT_FOUND');
    expect((await agree(number, version, 'Tomorrow', { ...sender, userId: newId() } as never)).status).toBe(
      403,
    );
  });
});
