import { afterAll, beforeAll, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import { hourOf, toItem } from '#lambdas/batches/batch-keys.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { counterStore } from '#lambdas/monitoring/counters/counter-store.ts';
import { groupStore } from '#lambdas/monitoring/counters/group-store.ts';
import { foldBatches } from '#lambdas/monitoring/fold/fold-batches.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { seeded } from '../../support/chaos.ts';
import { streamRecordOf } from '../../support/client-batches.ts';
import { realisticTraffic } from '../../support/realistic-traffic.ts';
import { startTables, type Tables } from '../../support/tables.ts';
import { writeMeter, writeUnits } from '../../support/write-units.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

const BATCHES = 50;
const RECORDS = 20;
/** The shards that write the counters of one day: DynamoDB opens a new one every four hours. */
const SHARDS = 7;
const from = new Date('2026-11-21T17:00:00.000Z');

test('an event costs at most 0.09 write units, counters included, at the end of a busy day', async () => {
  const client = tables.client();
  const meter = writeMeter(client);
  const reported = meterOf(client);
  const fold = foldBatches({
    counters: counterStore(meter.client, tables.notifications),
    groups: groupStore(meter.client, tables.notifications),
    clock: () => from,
    newId,
    pause: async () => undefined,
    log: { error: () => undefined },
  });
  const random = seeded(7);
  let batches: ReturnType<typeof realisticTraffic> = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    meter.take();
    reported();
    const firstAt = shard * BATCHES;
    batches = realisticTraffic(random, { batches: BATCHES, recordsEach: RECORDS, from, firstAt });
    const sequence = 4_421_584_500_000_000_017_450_439_091n + BigInt(firstAt);
    await fold(
      `shardId-0000000${shard}`,
      batches.map((batch, at) => streamRecordOf(batch, String(sequence + BigInt(at)))),
    );
  }
  const counters = meter.take();
  // Calculated here by AWS's published rules, and by the database at home: the two must agree.
  expect(reported().written).toBe(counters);
  const stored = batches.reduce((sum, batch) => {
    const { kind, id, records } = batch;
    const hour = hourOf(from);
    return sum + writeUnits(toItem({ kind, id, hour, n: records.length, body: encodeBatch(batch) }, from));
  }, 0);
  expect((stored + counters) / (BATCHES * RECORDS)).toBeLessThanOrEqual(0.09);
});
