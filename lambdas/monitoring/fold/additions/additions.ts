import { type AnyClientBatch, BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { CountedHour, countedHourKey } from '../../../batches/counted-hours.ts';
import { expiresInDays } from '../../../runtime/clock.ts';
import type { FoldedBatch } from '../folded-batch.ts';
import type { Addition } from './addition.ts';
import { businessAdditions } from './business.ts';
import { errorAdditions } from './errors.ts';
import { vitalsAdditions } from './vitals.ts';

/** The count of an hour is kept a few days longer than its batches, so that every reader of the batches finds it. */
const HOUR_COUNT_KEPT_DAYS = BATCH_KEPT_DAYS + 5;

const lakeAddition = ({ hour, kind }: FoldedBatch): Addition => ({
  key: countedHourKey(hour, kind),
  expiresAt: expiresInDays(new Date(`${hour}:00:00Z`), HOUR_COUNT_KEPT_DAYS),
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

/** All additions of a batch, at most one for each item. */
export const additionsOf = (batch: FoldedBatch): Addition[] => [
  lakeAddition(batch),
  ...(batch.content ? contentAdditions(batch.content) : []),
];
