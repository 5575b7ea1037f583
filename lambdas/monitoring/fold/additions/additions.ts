import { type AnyClientBatch, BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { CountedHour, countedHourKey } from '../../../batches/counted-hours.ts';
import { expiresInDays } from '../../../runtime/clock.ts';
import type { FoldedBatch } from '../folded-batch.ts';
import type { Addition } from './addition.ts';
import { businessAdditions } from './business.ts';
import { errorAdditions } from './errors.ts';
import { vitalsAdditions } from './vitals.ts';

/** An hour's count outlives the hour's batches by a few days, so that nobody looks for one that has gone. */
const HOURS_KEPT = BATCH_KEPT_DAYS + 5;

const lakeAddition = ({ hour, kind }: FoldedBatch): Addition => ({
  key: countedHourKey(hour, kind),
  expiresAt: expiresInDays(new Date(`${hour}:00:00Z`), HOURS_KEPT),
  add: (counts) => ({ batches: (counts ? CountedHour.parse(counts).batches : 0) + 1 }),
});

const contentAdditions = (content: AnyClientBatch): Addition[] => {
  switch (content.kind) {
    case 'performance':
      return vitalsAdditions(content);
    case 'business':
      return businessAdditions(content);
    case 'errors':
      return errorAdditions(content);
  }
};

/** Everything a batch adds to the counters; at most once to each item. */
export const additionsOf = (batch: FoldedBatch): Addition[] => [
  lakeAddition(batch),
  ...(batch.content ? contentAdditions(batch.content) : []),
];
