import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedUpTo, withCounted } from './watermarks.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-21T17:59:59.999Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const sequence = fc.bigInt({ min: 0n, max: 10n ** 40n });

test('a watermark stores a sequence number with all of its forty digits', () => {
  fc.assert(
    fc.property(sequence, (counted) => {
      expect(countedUpTo(withCounted({}, 'shard-1', counted, now), 'shard-1')).toBe(counted);
    }),
  );
});

test('each shard has its own watermark', () => {
  const both = withCounted(withCounted({}, 'shard-1', 5n, now), 'shard-2', 3n, now);
  expect(['shard-1', 'shard-2', 'shard-3'].map((shard) => countedUpTo(both, shard))).toEqual([5n, 3n, -1n]);
});

test('a watermark is dropped when the stream has dropped its records, and not before', () => {
  const counted = withCounted({}, 'shard-1', 5n, now);
  const afterADay = withCounted(counted, 'shard-2', 1n, later(24));
  expect(countedUpTo(afterADay, 'shard-1')).toBe(5n);
  const muchLater = withCounted(afterADay, 'shard-2', 2n, later(26));
  expect(Object.keys(muchLater)).toHaveLength(1);
  expect(countedUpTo(muchLater, 'shard-2')).toBe(2n);
});
