import fc from 'fast-check';
import { expect, test } from 'vitest';
import { each, goOnWith, runOf } from './process.ts';

interface Move {
  readonly kind: 'move';
  readonly by: string;
  readonly at: string;
}
const move: Move = { kind: 'move', by: 'staff-1', at: '2026-11-24T12:00:00.000Z' };

/** Things that are first packed and then sent; what is done is on them. */
const things = (count: number) => {
  const packed = new Set<number>();
  const sent = new Set<number>();
  const all = Array.from({ length: count }, (_, at) => at);
  const early: number[] = [];
  let works = 0;
  const worker = (dies: readonly number[]) => {
    const step =
      (from: Set<number>, prepare: () => void) => async (_process: Move, run: ReturnType<typeof runOf>) => {
        const left = all.filter((one) => !from.has(one));
        const done = await each(left, run, async (one) => {
          works += 1;
          if (dies.includes(works)) throw new Error('killed');
          prepare();
          from.add(one);
          return true;
        });
        return { done, isOver: from.size === count };
      };
    return {
      pack: step(packed, () => undefined),
      send: step(sent, () => {
        if (packed.size < count) early.push(works);
      }),
    };
  };
  return { worker, packed, sent, early };
};

test('killed anywhere and in runs of any length, everything is done once, step after step, before it is over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 8 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
      fc.array(fc.nat({ max: 6 }), { maxLength: 5 }),
      async (count, dies, short) => {
        const { worker, packed, sent, early } = things(count);
        let finished = 0;
        let total = 0;
        const goOn = goOnWith<Move>({ move: worker(dies) }, async () => {
          finished += 1;
          expect([packed.size, sent.size]).toEqual([count, count]);
        });
        const runs = [...short, ...Array.from({ length: 12 }, () => 1_000)];
        for (const steps of runs) {
          if (finished > 0) break;
          let left = steps;
          const run = runOf({ millisecondsLeft: () => (left-- > 0 ? 60_000 : 0) }, 'request-1');
          total += await goOn(move, run).catch(() => 0);
        }
        expect(finished).toBe(1);
        expect(early).toEqual([]);
        expect(total).toBeLessThanOrEqual(2 * count);
        if (dies.length === 0) expect(total).toBe(2 * count);
      },
    ),
  );
});

test('one thing that fails holds up none of the others, and fails the run', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one === 2) throw new Error('It cannot be moved.');
    done.push(one);
    return true;
  };
  await expect(each([1, 2, 3], { isLate: () => false }, work)).rejects.toThrow('It cannot be moved.');
  expect(done).toEqual([1, 3]);
  await expect(each([2, 2], { isLate: () => false }, work)).rejects.toThrow('2 could not be done.');
});
