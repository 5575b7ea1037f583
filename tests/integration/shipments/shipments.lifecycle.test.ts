import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { atLength } from '../../support/length.ts';
import type { Faults } from '../../support/tables.ts';
import { lifecycleProperty } from './shipments.model.ts';
import { dock, type ShipmentsWorld, startShipmentsWorld } from './shipments.world.ts';

let world: ShipmentsWorld;
const faults: Faults = {};
beforeAll(async () => {
  world = await startShipmentsWorld({
    before: (operation) => faults.before?.(operation),
    after: (operation) => faults.after?.(operation),
  });
});
afterAll(() => world.stop());

const seed = Math.floor(Math.random() * 1_000_000);

test(
  `whatever happens, and however often it is told, pieces are conserved and nothing is doubled (seed ${seed})`,
  async () => {
    await fc.assert(lifecycleProperty(world, faults), { numRuns: 100, seed, endOnFailure: true });
  },
  atLength(120_000, 1_200_000),
);

test('one recorded event is one read and one transaction', async () => {
  const { number } = await world.booked({ chargesTerm: 'COLLECT' });
  const calls: string[] = [];
  const counted = world.another({ before: (operation) => void calls.push(operation) });
  const body = { eventId: newId(), code: 'FOH', pieces: [1, 2, 3] };
  const { status } = await counted('POST /api/desk/shipments/{number}/events', {
    as: dock,
    params: { number },
    body,
  });
  expect([status, calls]).toEqual([200, ['GetItem', 'TransactWriteItems']]);
});
