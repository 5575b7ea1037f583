import type { DynamoDBRecord } from 'aws-lambda';
import { BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { expiresInDays } from '../../runtime/clock.ts';
import type { Log } from '../../runtime/logger.ts';
import { sideBySide } from '../../runtime/side-by-side.ts';
import type { NamedStreamUseCase } from '../../runtime/triggers/stream.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import { additionsOf } from './additions/additions.ts';
import { type CountDeps, countExactly } from './count-exactly.ts';
import { type FoldedBatch, openRecord } from './folded-batch.ts';
import { pointersOf, sightingsOf } from './group-sightings.ts';
import { type AlarmDeps, raiseAlarms } from './raise-alarms.ts';

export interface FoldDeps extends CountDeps, AlarmDeps {
  readonly counters: CounterStore;
  readonly log: Pick<Log, 'error'>;
}

/** The batches up to the first record that cannot be read, and that record. */
const openAll = (records: readonly DynamoDBRecord[], { log }: FoldDeps) => {
  const batches: FoldedBatch[] = [];
  for (const record of records) {
    try {
      batches.push(openRecord(record));
    } catch (failure) {
      log.error('A stored batch cannot be read', { keys: record.dynamodb?.Keys, failure });
      return { batches, unreadable: record };
    }
  }
  return { batches, unreadable: undefined };
};

/** Pointers go with the batches they lead to; a day later at most. */
const writePointers = async ({ counters, clock }: FoldDeps, batches: readonly FoldedBatch[]) => {
  const expiresAt = expiresInDays(clock(), BATCH_KEPT_DAYS);
  await sideBySide(pointersOf(batches), ({ key, hour }) => counters.point(key, hour, expiresAt));
};

/**
 * Folds batches of one shard into the counters and raises what is alarming in them. Every step may be cut off and done
 * again, and the three are in this order so that whoever is told of a group finds its records and its counts.
 *
 * A batch that cannot be read is the record that failed: what came before it is folded, and the stream's halving sets it
 * apart. It holds its shard up until it is too old (the alarm rings long before, and a repaired version reads it after
 * all), then lies in the bucket of failed events. To pass over it at once would make every figure silently wrong where a
 * mere defect of ours is to be mended.
 */
export const foldBatches = (deps: FoldDeps): NamedStreamUseCase => {
  const count = countExactly(deps);
  const raise = raiseAlarms(deps);
  return async (shardId, records) => {
    const { batches, unreadable } = openAll(records, deps);
    await writePointers(deps, batches);
    const additions = batches.flatMap((batch) =>
      additionsOf(batch).map((addition) => ({ ...addition, sequence: batch.sequence })),
    );
    await raise(sightingsOf(batches), await count(shardId, additions));
    return unreadable;
  };
};
