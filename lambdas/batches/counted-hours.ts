import * as z from 'zod/mini';
import type { BatchKind } from '#domain/telemetry/batch.ts';

/** Number of batches in each UTC hour, as items of the Monitoring table. The fold writes them; exports and the lake read them. */
export const countedHoursPartition = 'LAKE';
export const countedHourKey = (hour: string, kind: BatchKind) => ({
  pk: countedHoursPartition,
  sk: `${hour}#${kind}`,
});

export const CountedHour = z.object({ batches: z.number() });
export type CountedHour = z.infer<typeof CountedHour>;
