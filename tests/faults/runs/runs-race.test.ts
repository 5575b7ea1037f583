import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logger } from '#lambdas/runtime/logger.ts';
import { judge } from '../../support/history-checker/judge.ts';
import { atLength } from '../../support/length.ts';
import { type Mistake, mistakes, type RaceWorld, startRaceWorld } from './race.world.ts';
import { runSchedule } from './schedule.ts';

/** Worlds whose days run beside each other, so that nobody waits for the pauses of others. */
const LANES = 4;
const DAYS = atLength(300, 10_000);
/** A mistake is found within some dozens of days. */
const ENOUGH = 400;

let worlds: readonly RaceWorld[];
beforeEach(async () => {
  // Each request that fails on purpose would be a line.
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  worlds = await Promise.all(Array.from({ length: LANES }, startRaceWorld));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(worlds.map((world) => world.stop()));
});

const start = Math.floor(Math.random() * 1_000_000);

/** Runs as many days in lanes and judges each; with a mistake, until it is found. */
const judgeAll = async (count: number, mistake?: Mistake) => {
  const found: { readonly seed: number; readonly words: readonly string[] }[] = [];
  const answers = { ok: 0, refused: 0, unknown: 0 };
  let next = 0;
  await Promise.all(
    worlds.map(async (world) => {
      while (next < count && (mistake === undefined || found.length === 0)) {
        next += 1;
        const seed = start + next;
        const history = await runSchedule(world, seed, mistake);
        for (const { answer } of history.operations) answers[answer] += 1;
        const anomalies = judge(history);
        if (anomalies.length > 0) found.push({ seed, words: anomalies.map(({ words }) => words) });
      }
    }),
  );
  return { found, answers };
};

test(
  `whatever dispatchers give at once, and whatever is lost, a van, a driver and a pickup are on one run (from seed ${start})`,
  async () => {
    const { found, answers } = await judgeAll(DAYS);
    expect(found).toEqual([]);
    // The race is hard enough to say something.
    expect(Math.min(answers.ok, answers.refused, answers.unknown)).toBeGreaterThan(DAYS / 2);
  },
  atLength(240_000, 5_400_000),
);

describe('a mistake that is planted is found', () => {
  test.each(mistakes)('%s', { timeout: atLength(240_000, 5_400_000) }, async (mistake) => {
    const { found } = await judgeAll(ENOUGH, mistake);
    expect(found).not.toEqual([]);
  });
});
