import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

const HOUR = 3_600_000;

const throttleAt = (start: number) => {
  let now = start;
  const stage = { DefaultRouteSettings: { ThrottlingRateLimit: 2, ThrottlingBurstLimit: 3 } };
  const take = createThrottle(stage as Parameters<typeof createThrottle>[0], { now: () => now });
  return {
    takes: (count: number) => Array.from({ length: count }, () => take('GET /')),
    set: (instant: number) => {
      now = instant;
    },
  };
};

it('allows a burst, then the rate', () => {
  const throttle = throttleAt(HOUR);
  expect(throttle.takes(4)).toEqual([true, true, true, false]);
  throttle.set(HOUR + 1000);
  expect(throttle.takes(3)).toEqual([true, true, false]);
});

it('keeps its rate when the clock is set back, and when the clock is corrected', () => {
  const throttle = throttleAt(10 * HOUR);
  expect(throttle.takes(3)).toEqual([true, true, true]);
  throttle.set(8 * HOUR);
  expect(throttle.takes(1)).toEqual([false]);
  throttle.set(8 * HOUR + 1000);
  expect(throttle.takes(3)).toEqual([true, true, false]);
  throttle.set(10 * HOUR);
  expect(throttle.takes(4)).toEqual([true, true, true, false]);
});
