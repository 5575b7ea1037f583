import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Faults } from '../../support/tables.ts';
import { type ShipmentsWorld, startShipmentsWorld } from './shipments.world.ts';
import { waitlistProperty } from './waitlist.model.ts';

const faults: Faults = {};
let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld(faults);
});
afterAll(() => world.stop());

const seed = Math.floor(Math.random() * 1_000_000);

test(`no place is given twice, whoever books, joins, leaves, cancels or serves the list at once (seed ${seed})`, async () => {
  await fc.assert(waitlistProperty(world, faults), { numRuns: 12, seed, endOnFailure: true });
  // Nobody was offered a place more often than they asked for one.
  const told = await world.events();
  const count = (type: string) => {
    const counts = new Map<unknown, number>();
    for (const one of told.filter((event) => event.type === type))
      counts.set(one.subject, (counts.get(one.subject) ?? 0) + 1);
    return counts;
  };
  const [offered, joined] = [count('place-offered.v1'), count('waitlist-joined.v1')];
  expect(offered.size).toBeGreaterThan(0);
  for (const [number, times] of offered) expect(times).toBeLessThanOrEqual(joined.get(number) ?? 0);
}, 120_000);
