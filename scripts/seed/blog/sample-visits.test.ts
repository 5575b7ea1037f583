import { expect, test } from 'vitest';
import { LEAST_VISITS } from '#domain/blog/figures/post-speed.ts';
import { hitsIn } from '#domain/monitoring/missed/missed-day.ts';
import { vitalsByPost } from '#domain/monitoring/posts/post-vitals.ts';
import { acceptRecord } from '#domain/telemetry/accept-records.ts';
import { BusinessEvent, PerformanceMetric } from '#domain/telemetry/records.ts';
import { READER_DAYS } from './sample-readers.ts';
import { measuredOn, missedOn } from './sample-visits.ts';

const days = Array.from({ length: READER_DAYS }, (_, daysAgo) => daysAgo);
const now = new Date();

test('several posts have enough measured visits, in the form that browsers send', () => {
  const visits = new Map<string, number>();
  for (const report of days.flatMap(measuredOn)) {
    for (const one of report)
      expect(PerformanceMetric.safeParse({ ...one, timestamp: 1 }).error).toBeUndefined();
    const accepted = report.map((one) => acceptRecord.performance({ ...one, timestamp: now.getTime() }, now));
    for (const [slug, measured] of vitalsByPost(accepted))
      visits.set(slug, (visits.get(slug) ?? 0) + measured.filter(({ name }) => name === 'LCP').length);
  }
  expect(days.flatMap(measuredOn).flat()).toHaveLength(
    [...visits.values()].reduce((sum, one) => sum + 3 * one, 0),
  );
  expect([...visits.values()].filter((many) => many >= LEAST_VISITS).length).toBeGreaterThanOrEqual(4);
});

test('a few addresses without a page are opened again and again, one of them by a link of ours', () => {
  const events = days.flatMap(missedOn);
  for (const one of events) expect(BusinessEvent.safeParse({ ...one, timestamp: 1 }).error).toBeUndefined();
  const hits = events.flatMap((one) =>
    hitsIn([acceptRecord.business({ ...one, timestamp: now.getTime() }, now)]),
  );
  expect(hits).toHaveLength(events.length);
  expect(new Set(hits.map(({ path }) => path)).size).toBe(4);
  expect(hits.filter(({ from }) => from !== undefined).length).toBeGreaterThan(3);
});
