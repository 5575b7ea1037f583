import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { atLength } from '../../support/length.ts';
import { startingWith } from '../../support/tables.ts';
import { AFTER_BOOKING, type ClosingWorld, startClosingWorld } from './closing.world.ts';
import { friday } from './shipments.world.ts';

let world: ClosingWorld;
beforeEach(async () => {
  world = await startClosingWorld();
});
afterEach(() => world.stop());

/** Shipments of three pieces each. */
const SHIPMENTS = atLength(20, 300);
const capacity = { lb: 150_000, pieces: 10_000, largestPieceLb: 500 };

/** Puts many shipments that can fly on the flight, each a copy of one. The flight counts `more` places in addition. */
const filled = async (more = 0): Promise<readonly string[]> => {
  const sample = await world.ready();
  const store = shipmentStore(world.tables.client(), world.tables.shipments);
  const numbers = [sample.number];
  while (numbers.length < SHIPMENTS) {
    const number = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
    await store.write({ before: undefined, after: { ...sample, version: 1, number }, events: [] });
    numbers.push(number);
  }
  await world.fly('2026-11-27', '2026-11-24', {
    id: friday,
    capacity,
    free: { thousandthsLb: 0, pieces: 0 },
    shipments: SHIPMENTS + more,
  });
  world.at(AFTER_BOOKING);
  return numbers;
};

/** Delivers everything again and again while every worker dies after a while, until nothing is left to do. */
const workUnderKills = async (): Promise<number> => {
  let kills = 0;
  for (let lives = 12; lives > 0; lives -= 1) {
    let left = Math.ceil((SHIPMENTS * 4) / lives);
    const dies = {
      before: () => {
        left -= 1;
        if (left < 0) throw new Error('killed');
      },
    };
    await Promise.all(
      [world.work(dies), world.work(lives % 2 === 0 ? dies : {})].map((one) =>
        one.catch(() => {
          kills += 1;
        }),
      ),
    );
  }
  await world.work();
  await world.run();
  return kills;
};

test('a flight comes on its list and to the airline whole while workers die and messages repeat: each piece once, in one place', async () => {
  const numbers = await filled();
  await world.begin();
  expect(await workUnderKills()).toBeGreaterThan(0);
  const listed = await world.show();
  expect(listed).toMatchObject({
    flight: { state: 'MANIFESTED' },
    progress: { done: SHIPMENTS, of: SHIPMENTS },
    manifests: [{ version: 1, shipments: SHIPMENTS, pieces: SHIPMENTS * 3 }],
    isManifestOld: false,
  });
  await world.waybill();
  await world.tender();
  await workUnderKills();
  expect(await world.show()).toMatchObject({
    flight: { state: 'TENDERED' },
    progress: { done: SHIPMENTS, of: SHIPMENTS },
  });
  const events = startingWith(await world.tables.all(world.tables.shipments), 'SHIPMENT#').filter(({ sk }) =>
    String(sk).startsWith('EVENT#'),
  );
  const said = events.filter(
    ({ code, flight, by }) => by === 'papers-1' && flight === friday && code !== 'FOH',
  );
  const perShipment = new Map<string, string[]>();
  for (const { pk, code } of said)
    perShipment.set(String(pk), [...(perShipment.get(String(pk)) ?? []), String(code)]);
  expect(perShipment.size).toBe(numbers.length);
  for (const codes of perShipment.values()) expect(codes.toSorted()).toEqual(['MAN', 'RCS']);
}, 600_000);

test('a place that the flight counts and whose shipment is not found is no manifest: the flight opens again after a while', async () => {
  const numbers = await filled(1);
  await world.begin();
  await world.work();
  expect(await world.show()).toMatchObject({
    flight: { state: 'CLOSING' },
    progress: { done: SHIPMENTS, of: SHIPMENTS + 1 },
  });
  world.at('2026-11-24T21:45:00.000Z');
  await world.run();
  const after = await world.show();
  expect(after).toMatchObject({
    flight: { state: 'BOOKING_CLOSED' },
    last: { outcome: 'INCOMPLETE' },
    manifests: [],
  });
  const [number = ''] = numbers;
  expect((await world.now(number)).frozen).toBeUndefined();
  // The fan-out is counted: one shipment that a worker forgot is seen.
  const { flight } = after;
  const { state: _derived, ...record } = flight;
  await world.tables.client().send(
    new PutCommand({
      TableName: world.tables.departures,
      Item: { pk: 'LANE#GY', sk: 'FLIGHT#2026-11-27', ...record, shipments: SHIPMENTS },
    }),
  );
  await world.begin();
  await world.work();
  expect(await world.show()).toMatchObject({ flight: { state: 'MANIFESTED' } });
}, 600_000);
