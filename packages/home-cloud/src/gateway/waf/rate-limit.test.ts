import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

it('is exceeded exactly when the window already contains as many requests as the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      // Whole seconds, so that requests are often exactly at the window's edge.
      fc.array(fc.constantFrom(0, 1000, 2000, 4000), { maxLength: 60 }),
      (limit, steps) => {
        const exceeded = rateLimit(limit, 10).exceeded;
        const instants: number[] = [];
        let now = 0;
        for (const step of steps) {
          now += step;
          const within = instants.filter((instant) => now - instant < 10_000).length;
          instants.push(now);
          expect(exceeded('a', now)).toBe(within >= limit);
        }
      },
    ),
  );
});

it('forgets the least recently seen address when too many are known', () => {
  const { exceeded } = rateLimit(1, 60);
  exceeded('first', 0);
  for (let other = 0; other < 10_000; other += 1) exceeded(`other ${other}`, 1);
  expect(exceeded('first', 2)).toBe(false);
});

it('does not count requests from the future after the clock was set back', () => {
  const { exceeded } = rateLimit(2, 10);
  const wrong = 7_200_000;
  expect([exceeded('a', wrong), exceeded('a', wrong), exceeded('a', wrong)]).toEqual([false, false, true]);
  expect([exceeded('a', 0), exceeded('a', 0), exceeded('a', 0)]).toEqual([false, false, true]);
});

it('uses memory for received requests, not for allowed requests', () => {
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const { exceeded } = rateLimit(3000, 300);
  for (let other = 0; other < 10_000; other += 1) exceeded(`other ${other}`, 1);
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  // Memory for all allowed requests of so many addresses would be 240 MB.
  expect(after - before).toBeLessThan(40_000_000);
  expect(exceeded('other 1', 2)).toBe(false);
});
