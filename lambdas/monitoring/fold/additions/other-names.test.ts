import { expect, test } from 'vitest';
import { totalOf } from '#domain/monitoring/counts/tally.ts';
import type { AcceptedEvent, AcceptedMetric } from '#domain/telemetry/batch.ts';
import { BusinessCounts, VitalsCounts } from '../../counters/counter-items.ts';
import { businessAdditions } from './business.ts';
import { vitalsAdditions } from './vitals.ts';

const common = { at: 0, sessionId: 's', route: '/rates' };
const sent = {
  id: 'b',
  receivedAt: '2026-11-21T12:00:00.000Z',
  person: 'p',
  verified: false,
  userAgent: 'test',
};

test('all invented names of a browser are counted in one counter', () => {
  const metrics = Array.from(
    { length: 200 },
    (_, n): AcceptedMetric => ({
      ...common,
      name: 'OTHER',
      called: `made-up-${n}`,
      unit: 's',
      value: n * 1000,
    }),
  );
  const [all, ...more] = vitalsAdditions({ ...sent, kind: 'performance', records: metrics });
  expect(more).toEqual([]);
  const { h } = VitalsCounts.parse(all?.add(undefined));
  expect(Object.entries(h).map(([name, counts]) => [name, totalOf(counts)])).toEqual([['OTHER', 200]]);

  const events = Array.from(
    { length: 200 },
    (_, n): AcceptedEvent => ({ ...common, event: 'other', called: `made-up-${n}` }),
  );
  const [day] = businessAdditions({ ...sent, kind: 'business', records: events });
  const { hours, people } = BusinessCounts.parse(day?.add(undefined));
  expect(Object.entries(hours).map(([name, counts]) => [name, totalOf(counts)])).toEqual([['other', 200]]);
  expect(people).toEqual({});
});
