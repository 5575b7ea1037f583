import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paced } from './paced.ts';

/** Calls at these instants: when each begins. */
const beginnings = async (instants: readonly number[], gapMs: number): Promise<number[]> => {
  let now = 0;
  let waits = 0;
  const send = paced(async (at: number) => at + waits, gapMs, {
    now: () => now,
    wait: async (milliseconds) => {
      waits = milliseconds;
    },
  });
  const began: number[] = [];
  for (const instant of instants) {
    now = instant;
    waits = 0;
    began.push(await send(instant));
  }
  return began;
};

test('however many calls come together, two begin at least the gap apart, and none begins before it came', async () => {
  const instants = fc.array(fc.nat(5000), { minLength: 2 }).map((all) => all.toSorted((a, b) => a - b));
  await fc.assert(
    fc.asyncProperty(instants, fc.integer({ min: 1, max: 700 }), async (came, gap) => {
      const began = await beginnings(came, gap);
      for (const [at, begin] of began.entries()) {
        expect(begin).toBeGreaterThanOrEqual(came[at] ?? 0);
        if (at > 0) expect(begin - (began[at - 1] ?? 0)).toBeGreaterThanOrEqual(gap);
      }
    }),
  );
});

test('a call that comes alone does not wait', async () => {
  expect(await beginnings([0, 500, 2000], 500)).toEqual([0, 500, 2000]);
});
