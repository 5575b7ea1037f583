import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logger } from '#lambdas/runtime/logger.ts';
import { judge } from '../../support/history-checker/judge.ts';
import type { History } from '../../support/history-checker/operation.ts';
import { atLength } from '../../support/length.ts';
import { mistakes } from './planted.ts';
import { type RaceWorld, startRaceWorld } from './race.world.ts';
import { runSchedule } from './schedule.ts';

/** Worlds whose schedules run beside each other, so that nobody waits for the pauses of others. */
const LANES = 4;
const SCHEDULES = atLength(70, 10_000);
/** A mistake is found in one of some dozens; with so many, chance plays no part. */
const ENOUGH = 400;
/** What each mistake that is planted looks like to whoever judges. */
const traces = { 'no-version': 'LOST', 'forgets-claim': 'LOST', 'second-answer': 'CONTRADICTION' } as const;

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

/** Runs as many schedules in lanes, and judges each; with a mistake, until its trace is found. */
const judgeAll = async (count: number, mistake?: (typeof mistakes)[number]) => {
  const found: {
    readonly seed: number;
    readonly kinds: readonly string[];
    readonly words: readonly string[];
  }[] = [];
  const answers = { ok: 0, refused: 0, unknown: 0 };
  const counted = ({ operations }: History): void => {
    for (const { answer } of operations) answers[answer] += 1;
  };
  let next = 0;
  const isFound = () => mistake !== undefined && found.some(({ kinds }) => kinds.includes(traces[mistake]));
  await Promise.all(
    worlds.map(async (world) => {
      while (next < count && !isFound()) {
        next += 1;
        const seed = start + next;
        const history = await runSchedule(world, seed, mistake);
        counted(history);
        const anomalies = judge(history);
        if (anomalies.length > 0)
          found.push({
            seed,
            kinds: anomalies.map(({ kind }) => kind),
            words: anomalies.map(({ words }) => words),
          });
      }
    }),
  );
  return { found, answers };
};

test(
  `whatever customers and the desk do at once, and whatever is lost, no slot has more than fits, nothing acknowledged is gone, and no answer contradicts another (from seed ${start})`,
  async () => {
    const { found, answers } = await judgeAll(SCHEDULES);
    expect(found).toEqual([]);
    // The race is hard enough to say something.
    expect(Math.min(answers.ok, answers.refused, answers.unknown)).toBeGreaterThan(SCHEDULES / 2);
  },
  atLength(240_000, 5_400_000),
);

describe('a mistake that is planted is found', () => {
  test.each(mistakes)('%s', { timeout: atLength(240_000, 5_400_000) }, async (mistake) => {
    const { found } = await judgeAll(ENOUGH, mistake);
    expect(found.flatMap(({ kinds }) => kinds)).toContain(traces[mistake]);
  });
});
