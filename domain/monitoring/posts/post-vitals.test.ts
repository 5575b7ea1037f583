import { expect, test } from 'vitest';
import type { AcceptedMetric } from '../../telemetry/batch.ts';
import { mergeVitals, visitsIn, vitalFigures, vitalsByPost, withMeasured } from './post-vitals.ts';

const metric = (name: AcceptedMetric['name'], value: number, post: unknown = 'a'): AcceptedMetric =>
  ({ name, value, at: 0, sessionId: 's', route: '/blog/:slug', facts: { post } }) as AcceptedMetric;

test('the three vitals of a post are rated at the 75th percentile by the thresholds of the field', () => {
  const values = [1, 1, 1, 1, 1, 1, 3, 3, 3, 3];
  const measured = values.flatMap((times) => [
    { name: 'LCP' as const, value: 1000 * times },
    { name: 'CLS' as const, value: 0.12 * times },
    { name: 'INP' as const, value: 40 },
  ]);
  const vitals = withMeasured({}, measured);
  expect(visitsIn(vitals)).toBe(10);
  expect(vitalFigures(vitals).map(({ vital, rating }) => `${vital} ${rating}`)).toEqual([
    'LCP needs-improvement',
    'INP good',
    'CLS poor',
  ]);
});

test('what was counted stays as it is when more comes, and several counts are one', () => {
  const once = withMeasured({}, [{ name: 'LCP', value: 900 }]);
  const twice = withMeasured(once, [
    { name: 'LCP', value: 900 },
    { name: 'CLS', value: 0 },
  ]);
  expect([visitsIn(once), visitsIn(twice)]).toEqual([1, 2]);
  expect(visitsIn(mergeVitals([once, twice, {}]))).toBe(3);
  expect(vitalFigures({})).toEqual([]);
});

test('few posts of one request are counted, and only what belongs to one', () => {
  const many = Array.from({ length: 200 }, (_, at) => metric('LCP', 900, `made-up-${at}`));
  expect(vitalsByPost(many).length).toBeLessThanOrEqual(5);
  expect(vitalsByPost([metric('LCP', 900, '../x'), metric('LCP', 900, null), metric('API', 9)])).toEqual([]);
});
