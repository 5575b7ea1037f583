import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpike } from '#domain/monitoring/groups/spike.ts';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { businessBatch, errorsBatch, performanceBatch } from '#tests/support/client-batches.ts';
import { countsIn, foldOn, raisedGroups, recordsOf } from '#tests/support/fold-in-memory.ts';
import { monitoringInMemory } from '#tests/support/monitoring-in-memory.ts';
import { expectedCounts } from '#tests/support/monitoring-truth.ts';

const [ONE, OTHER] = ['3f2a9c0d1b7e4856', '00000000000000ff'];

/** Thrown when a function is killed. */
class Killed extends Error {}

const aBatch = fc.record({
  kind: fc.constantFrom('errors', 'business', 'performance'),
  minute: fc.constantFrom(10, 59, 60, 90),
  person: fc.constantFrom('ann', 'bob', 'cyd'),
  picks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }),
});
type Drawn = typeof aBatch extends fc.Arbitrary<infer Value> ? Value : never;

const batchOf = ({ kind, minute, person, picks }: Drawn, at: number): AnyClientBatch => {
  const when = new Date(Date.UTC(2026, 10, 21, 4, minute)).toISOString();
  if (kind === 'errors')
    return errorsBatch(
      at,
      when,
      person,
      picks.map((pick) => (pick === 0 ? OTHER : ONE)),
    );
  if (kind === 'business')
    return businessBatch(
      at,
      when,
      person,
      picks.map((pick) => (pick < 2 ? 'visit' : 'signed_in')),
    );
  return performanceBatch(
    at,
    when,
    picks.map((pick) => [pick < 2 ? 'LCP' : 'DNS', pick % 2 ? '/' : '/staff', 10]),
  );
};

/**
 * Delivers one shard as Lambda does: in pieces of any size, again from the last checkpoint when the function was
 * killed, and sometimes from an older one, because a checkpoint was lost.
 */
const follow = async (
  fold: (killAfter: number) => ReturnType<typeof foldOn>,
  shardId: string,
  records: readonly DynamoDBRecord[],
  draw: (most: number) => number,
): Promise<void> => {
  let [at, trouble] = [0, 12];
  while (at < records.length) {
    const piece = records.slice(at, at + 1 + draw(5));
    trouble -= 1;
    try {
      await fold(trouble > 0 ? draw(14) : Number.POSITIVE_INFINITY)(shardId, piece);
    } catch (failure) {
      if (!(failure instanceof Killed)) throw failure;
      continue;
    }
    at += piece.length;
    if (trouble > 0 && draw(4) === 0) at = Math.max(0, at - draw(6));
  }
};

test('counts everything exactly once and raises each alarm once, with any kills, repeated records and shards', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(aBatch, { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      fc.scheduler(),
      fc.infiniteStream(fc.nat(1_000_000)),
      async (drawn, scheduler, stream) => {
        const world = monitoringInMemory();
        const draw = (most: number) => stream.next().value % (most + 1);
        const fold = (killAfter: number) => {
          let steps = 0;
          const step = () => {
            steps += 1;
            if (steps > killAfter) throw new Killed();
          };
          return foldOn(world, {
            before: async () => {
              await scheduler.schedule(Promise.resolve());
              step();
            },
            after: step,
          });
        };
        const shards = drawn.map((ofShard, shard) =>
          ofShard.map((one, at) => batchOf(one, shard * 100 + at)),
        );
        const following = shards.map((batches, shard) =>
          follow(fold, `shardId-${shard}`, recordsOf(batches), draw),
        );
        await scheduler.waitFor(Promise.all(following));

        const batches = shards.flat();
        expect(countsIn(world)).toEqual(expectedCounts(batches));
        const seen = new Set(
          batches.flatMap((batch) =>
            batch.kind === 'errors' ? batch.records.map(({ fingerprint }) => fingerprint) : [],
          ),
        );
        const news = raisedGroups(world).filter(({ reason }) => reason === 'new');
        expect(news.map(({ fingerprint }) => fingerprint).toSorted()).toEqual([...seen].toSorted());
        const spikes = raisedGroups(world).filter(({ reason }) => reason === 'spike');
        expect(spikes.length).toBeLessThanOrEqual(2 * seen.size);
        const figures = expectedCounts(batches);
        for (const fingerprint of seen) {
          const before = figures[`errors 2026-11-20 23 ${fingerprint}`] ?? 0;
          const lastHour = figures[`errors 2026-11-21 0 ${fingerprint}`] ?? 0;
          if (isSpike(lastHour, [...Array<number>(23).fill(0), before]))
            expect(world.groups.get(fingerprint)?.spikeHour).toBe('2026-11-21T05');
        }
      },
    ),
    { numRuns: 60 },
  );
});
