import * as fc from 'fast-check';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { logger } from '#lambdas/runtime/logger.ts';
import { type RaceWorld, startRaceWorld } from '../../../faults/bookings/race.world.ts';
import { atLength } from '../../../support/length.ts';
import { lifecycleProperty } from './lifecycle.model.ts';

let world: RaceWorld;
beforeAll(async () => {
  // Each request that fails on purpose would be a line.
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  world = await startRaceWorld();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.stop();
});

const seed = Math.floor(Math.random() * 1_000_000);

test(
  `whatever is done to a pickup, and however often it is told, it is what was promised (seed ${seed})`,
  async () => {
    await fc.assert(
      lifecycleProperty(() => world),
      { numRuns: 40, seed, endOnFailure: true },
    );
  },
  atLength(120_000, 1_200_000),
);
