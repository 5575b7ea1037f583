import { expect, test } from 'vitest';
import { withMeasured } from '../../monitoring/posts/post-vitals.ts';
import { bySlowness, isSlow, LEAST_VISITS, type MeasuredPost, speedOf } from './post-speed.ts';

const visits = (many: number, value: number) =>
  withMeasured(
    {},
    Array.from({ length: many }, () => ({ name: 'LCP' as const, value })),
  );

test('a slow post is a finding from enough visits on, and the last month counts while there are few', () => {
  const few = speedOf([visits(LEAST_VISITS - 1, 5000)], []);
  expect(few).toMatchObject({ visits: LEAST_VISITS - 1, withLastMonth: false });
  expect(few && isSlow(few)).toBe(false);
  const both = speedOf([visits(5, 5000)], [visits(LEAST_VISITS, 5000)]);
  expect(both).toMatchObject({ visits: LEAST_VISITS + 5, withLastMonth: true });
  expect(both && isSlow(both)).toBe(true);
  expect(speedOf([], [])).toBeUndefined();
});

test('a post that was mended is no finding once enough visits of this month say so', () => {
  const mended = speedOf([visits(LEAST_VISITS, 900)], [visits(500, 5000)]);
  expect(mended).toMatchObject({ visits: LEAST_VISITS, withLastMonth: false });
  expect(mended && isSlow(mended)).toBe(false);
});

test('the slowest posts come first', () => {
  const post = (id: string, many: number, value: number): MeasuredPost => {
    const speed = speedOf([visits(many, value)], []);
    if (speed === undefined) throw new Error('Nothing was measured.');
    return { id, title: id, slug: id, speed, isFinding: isSlow(speed) };
  };
  const posts = [
    post('fast', 90, 900),
    post('poor', 20, 5000),
    post('so-so', 50, 3000),
    post('few', 3, 5000),
  ];
  expect(posts.toSorted(bySlowness).map(({ id }) => id)).toEqual(['poor', 'so-so', 'few', 'fast']);
});
