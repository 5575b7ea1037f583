import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { foldBatches } from '#lambdas/monitoring/fold/fold-batches.ts';
import { streamRecordOf } from './client-batches.ts';
import type { Around, MonitoringInMemory } from './monitoring-in-memory.ts';
import { countedIn } from './monitoring-truth.ts';

const calm: Around = { before: async () => undefined, after: () => undefined };

/** The time of the folds of a table in memory. */
export const FOLDED_AT = new Date('2026-11-21T17:30:00.000Z');

/** The fold on a table in memory. Lines that it logs as errors are added to `complaints`. */
export const foldOn = (table: MonitoringInMemory, around: Around = calm, complaints: string[] = []) =>
  foldBatches({
    ...table.access(around),
    clock: () => FOLDED_AT,
    newId: () => `event-${table.events.length}`,
    pause: async () => undefined,
    log: { error: (message) => void complaints.push(message) },
  });

/** The counts of a table. */
export const countsIn = ({ counters }: MonitoringInMemory) =>
  countedIn(
    [...counters].map(([name, { counts }]) => {
      const [pk = '', sk = ''] = name.split('\n');
      return [pk, sk, counts] as const;
    }),
  );

/** The announced error groups, in the order in which they were written. */
export const raisedGroups = ({ events }: MonitoringInMemory) =>
  events.map((event) => ErrorGroupRaisedV1.schema.parse(event).data);

/** A sequence number in a shard. Like DynamoDB's, it is longer than a JavaScript number is exact. */
export const sequenceOf = (at: number): string => String(4_421_584_500_000_000_017_450_439_091n + BigInt(at));

/** Batches as stream records of one shard. */
export const recordsOf = (batches: readonly AnyClientBatch[]) =>
  batches.map((batch, at) => streamRecordOf(batch, sequenceOf(at)));
