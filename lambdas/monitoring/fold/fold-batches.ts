import type { DynamoDBRecord } from 'aws-lambda';
import type { Log } from '../../runtime/logger.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { expires } from '../../runtime/table/expires.ts';
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

/** The batches before the first record that cannot be read, and that record. */
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

/** Pointers expire with their batches, a day later at most. */
const writePointers = async ({ counters, clock }: FoldDeps, batches: readonly FoldedBatch[]) => {
  const expiresAt = expires(clock(), 'record');
  await mapConcurrently(pointersOf(batches), ({ key, hour }) => counters.point(key, hour, expiresAt));
};

/**
 * Adds the batches of one shard to the counters and raises alarms. Every step can be stopped and repeated. The order makes
 * sure that a person who is notified of a group finds its records and its counts.
 *
 * A batch that cannot be read is a poison message. Batches before it are folded, and Lambda halves the batch of records
 * until the bad one is alone. It blocks its shard until it is too old (the alarm is raised long before, and a repaired
 * version can still read it) and then goes to the bucket of failed events. Skipping it at once would make all statistics
 * wrong without anybody noticing, although the cause is a bug of ours that can be repaired.
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
