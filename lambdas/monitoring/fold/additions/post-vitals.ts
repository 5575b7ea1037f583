import { newYorkDay } from '#domain/kernel/new-york.ts';
import { vitalsByPost, withMeasured } from '#domain/monitoring/posts/post-vitals.ts';
import type { ClientBatch } from '#domain/telemetry/batch.ts';
import { PostVitalsCounts, postVitalsKey } from '../../counters/counter-items.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';

/** Counts what was measured on the pages of each post in the month. */
export const postVitalsAdditions = (batch: ClientBatch<'performance'>): Addition[] => {
  const month = newYorkDay(receivedAt(batch)).slice(0, 7);
  return vitalsByPost(batch.records).map(([slug, measured]) => ({
    key: postVitalsKey(month, slug),
    // Every addition to a month expires with it, whatever its day.
    expiresAt: expiryOfDay(`${month}-01`),
    add: (counts) => ({ h: withMeasured(counts ? PostVitalsCounts.parse(counts).h : {}, measured) }),
  }));
};
