import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

it('is exceeded exactly when the window already holds as many requests as the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      // Whole seconds, so that requests often stand exactly at the window's edge.
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

it('does not grow without end: the longest unseen address is forgotten', () => {
  const { exceeded } = rateLimit(1, 60);
  exceeded('first', 0);
  for (let other = 0; other < 10_000; other += 1) exceeded(`other ${other}`, 1);
  expect(exceeded('first', 2)).toBe(false);
});
