import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import {
  friday,
  nextFriday,
  type ShipmentsWorld,
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
      pickup,
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
    expect(changed.pickup).toEqual(pickup);
  });
});
