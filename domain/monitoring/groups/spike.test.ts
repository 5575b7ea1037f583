import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpike, mayBeSpike } from './spike.ts';

const quiet = Array<number>(24).fill(0);

test.each([
  [20, quiet, true],
  [19, quiet, false],
  [50, Array<number>(24).fill(10), true],
  [49, Array<number>(24).fill(10), false],
  [1000, Array<number>(24).fill(900), false],
])('%i in an hour after %j', (thisHour, before, spikes) => {
  expect(isSpike(thisHour, before)).toBe(spikes);
});

test('a count that is too small is never a spike', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(100), { maxLength: 24 }), (thisHour, before) => {
      if (!mayBeSpike(thisHour)) expect(isSpike(thisHour, before)).toBe(false);
    }),
  );
});
