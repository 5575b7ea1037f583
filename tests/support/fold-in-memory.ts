import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { foldBatches } from '#lambdas/monitoring/fold/fold-batches.ts';
import { streamRecordOf } from './client-batches.ts';
import type { Around, MonitoringInMemory } from './monitoring-in-memory.ts';
import { countedIn } from './monitoring-truth.ts';

const calm: Around = { before: async () => undefined, after: () => undefined };

/** When the folds of a table in memory happen. */
export const FOLDED_AT = new Date('2026-11-21T17:30:00.000Z');

/** The fold on a table in memory; what it complains of, for an alarm, is added to `complaints`. */
export const foldOn = (table: MonitoringInMemory, around: Around = calm, complaints: string[] = []) =>
  foldBatches({
    ...table.access(around),
    clock: () => FOLDED_AT,
    newId: () => `event-${table.events.length}`,
    pause: async () => undefined,
    log: { error: (message) => void complaints.push(message) },
  });

/** What the counters of a table say. */
export const figuresIn = ({ counters }: MonitoringInMemory) =>
  countedIn(
    [...counters].map(([name, { counts }]) => {
      const [pk = '', sk = ''] = name.split('\n');
      return [pk, sk, counts] as const;
    }),
  );

/** What people were told, in the order it was written. */
export const told = ({ events }: MonitoringInMemory) =>
  events.map((event) => ErrorGroupRaisedV1.schema.parse(event).data);

/** A place in a shard: longer than a number is exact, as DynamoDB's are. */
export const sequenceOf = (at: number): string => String(4_421_584_500_000_000_017_450_439_091n + BigInt(at));

/** Batches as one shard of the stream tells of them. */
export const recordsOf = (batches: readonly AnyClientBatch[]) =>
  batches.map((batch, at) => streamRecordOf(batch, sequenceOf(at)));
