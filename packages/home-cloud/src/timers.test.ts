import { expect, it } from 'vitest';
import { delayUntil } from './timers.ts';

it.each([
  ['what is due soon', 1500, 500],
  ['what is due already', 10, 1],
  ['what is further than a timer can wait', 400 * 86_400_000, 2_147_483_647],
])('waits for %s', (_what, instant, delay) => {
  expect(delayUntil(instant, { now: () => 1000 })).toBe(delay);
});
