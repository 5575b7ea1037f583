import * as z from 'zod/mini';
import type { BatchKind } from '#domain/telemetry/batch.ts';

/**
 * How many batches each UTC hour holds: items of the Monitoring table. The fold counts them, exports and the lake go by them.
 */
export const countedHoursPartition = 'LAKE';
export const countedHourKey = (hour: string, kind: BatchKind) => ({
  pk: countedHoursPartition,
  sk: `${hour}#${kind}`,
});

export const CountedHour = z.object({ batches: z.number() });
export type CountedHour = z.infer<typeof CountedHour>;
