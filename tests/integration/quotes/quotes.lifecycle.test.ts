import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Faults } from '../../support/tables.ts';
import { checkLifecycle } from './quotes.model.ts';
import { type QuotesWorld, startQuotesWorld } from './quotes.world.ts';

let world: QuotesWorld;
const faults: Faults = {};
beforeEach(async () => {
  world = await startQuotesWorld({
    before: (operation) => faults.before?.(operation),
    after: (operation) => faults.after?.(operation),
  });
});
afterEach(() => world.stop());

test('whatever customers, the desk and the clock do, a quote goes the ways of its lifecycle', async () => {
  // The soak runs it more often.
  expect(await checkLifecycle(world, faults, { runs: 100 })).toBeGreaterThanOrEqual(100);
});
