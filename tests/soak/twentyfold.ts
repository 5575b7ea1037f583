import { vi } from 'vitest';

const TIMES = 20;
/** What fast-check does where a test does not say how often. */
const RUNS = 100;

// Every property is tried twenty times as often as `npm test` does.
vi.mock('fast-check', async (load) => {
  const real = await load<typeof import('fast-check')>();
  const assert = (...[property, settings = {}]: Parameters<typeof real.assert>) =>
    real.assert(property, { ...settings, numRuns: TIMES * (settings.numRuns ?? RUNS) });
  return { ...real, assert, default: { ...real.default, assert } };
});
