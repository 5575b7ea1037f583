import { expect, test } from 'vitest';
import { acceptRecord } from '#domain/telemetry/accept-records.ts';
import type { ClientBatch } from '#domain/telemetry/batch.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { missedAdditions } from './missed.ts';
import { postVitalsAdditions } from './post-vitals.ts';

const now = new Date('2026-12-01T03:00:00.000Z');
const batchOf = <Kind extends TelemetryKind>(
  kind: Kind,
  records: ClientBatch<Kind>['records'],
): ClientBatch<Kind> => ({
  id: 'b',
  kind,
  receivedAt: now.toISOString(),
  person: 'p',
  verified: false,
  userAgent: 'test',
  records,
});
const missed = (path: string, from?: string) =>
  acceptRecord.business(
    { event: 'page_missed', timestamp: now.getTime(), properties: { url: path, missed: path, from } },
    now,
  );
const measured = (url: string, value: number) =>
  acceptRecord.performance(
    { name: 'LCP', value, unit: 'ms', timestamp: now.getTime(), metadata: { url, post: 'read-before' } },
    now,
  );

test('an address that a reader missed is counted on the day in New York, with the page that links to it', () => {
  const [addition, ...more] = missedAdditions(batchOf('business', [missed('/blog/old-name', '/faq')]));
  expect(more).toEqual([]);
  expect(addition?.key.pk).toBe('MISSED');
  expect(addition?.key.sk).toMatch(/^2026-11-30#/);
  const once = addition?.add(undefined);
  expect(addition?.add(once)).toEqual({
    m: { '/blog/old-name': { n: 2, at: now.toISOString(), from: '/faq' } },
  });
});

test('an address with something about a person in it is not counted', () => {
  const about = ['/ann@example.com', '/call/+15551234567', '/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.abc'];
  expect(
    missedAdditions(
      batchOf(
        'business',
        about.map((path) => missed(path)),
      ),
    ),
  ).toEqual([]);
});

test('a request that names many addresses makes few items', () => {
  const many = Array.from({ length: 200 }, (_, at) => missed(`/made-up-${at}`));
  expect(missedAdditions(batchOf('business', many)).length).toBeLessThanOrEqual(5);
});

test('what was measured on the page of a post counts for that post, whichever was read before', () => {
  const url = 'https://skybarrel.test/blog/by-when?x=1';
  const [addition, ...more] = postVitalsAdditions(batchOf('performance', [measured(url, 900)]));
  expect(more).toEqual([]);
  expect(addition?.key).toEqual({ pk: 'POST_VITALS#2026-11', sk: 'by-when' });
  const guide = measured('/blog/shipping-to-guyana-guide', 900);
  expect(postVitalsAdditions(batchOf('performance', [guide]))).toMatchObject([
    { key: { sk: 'shipping-to-guyana-guide' } },
  ]);
});
