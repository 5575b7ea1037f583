import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchIdOf, errorsBatch } from '#tests/support/client-batches.ts';
import type { StoredBatch } from '../../batches/batch-keys.ts';
import { encodeBatch } from '../../batches/codec.ts';
import { answerRecords, recordPage } from './record-page.ts';

const WANTED = '3f2a9c0d1b7e4856';
const OTHER = '0000000000000000';
const HOUR = '2026-11-21T05';
const receivedAt = `${HOUR}:10:00.000Z`;

/** Batches, newest first, with these numbers of records. Records of another group are among them. */
const storedOf = (sizes: readonly number[], others: number): StoredBatch[] =>
  sizes
    .map((size, at) => {
      const fingerprints = [...Array(others).fill(OTHER), ...Array(size).fill(WANTED)];
      const batch = errorsBatch(at, receivedAt, 'ann', fingerprints);
      return { kind: 'errors', hour: HOUR, id: batch.id, n: size, body: encodeBatch(batch) } as const;
    })
    .toReversed();

/** One page from a cursor on, and the number of batches that were read for it. */
const pageFrom = async (stored: readonly StoredBatch[], limit: number, cursor: string | undefined) => {
  let read = 0;
  const answer = await answerRecords('list', { cursor, limit }, async (from) => {
    const at = stored.findIndex(({ id }) => id === from?.id);
    const begun = from && from.left > 0 ? stored[at] : undefined;
    read = begun ? 1 : 0;
    let ahead = stored.slice(at + 1);
    return recordPage({
      limit,
      begun: begun && from && { batch: begun, left: from.left },
      next: async (most) => {
        const batches = ahead.slice(0, most);
        ahead = ahead.slice(most);
        read += batches.length;
        return { batches, last: ahead.length === 0 };
      },
      wanted: ({ details }) => details.fingerprint === WANTED,
    });
  });
  if (!answer.ok) throw new Error('The cursor of the page before was refused');
  return { ...answer.value, read };
};

const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
const limits = fc.integer({ min: 1, max: 9 });

test('pages of any size show every record once, newest first, and only the last page is shorter', async () => {
  const property = fc.asyncProperty(sizes, limits, fc.nat(3), async (given, limit, others) => {
    const stored = storedOf(given, others);
    const all = given.flatMap((size, at) =>
      Array.from({ length: size }, (_, index) => `${batchIdOf(new Date(receivedAt), at)}.${others + index}`),
    );
    const shown: string[] = [];
    let cursor: string | undefined;
    // Every page shows at least one record, so there are no more pages than records.
    for (let pages = 0; pages <= all.length; pages += 1) {
      const { items, next } = await pageFrom(stored, limit, cursor);
      if (next !== undefined) expect(items).toHaveLength(limit);
      shown.push(...items.map(({ id }) => id));
      cursor = next;
      if (cursor === undefined) break;
    }
    expect(cursor).toBeUndefined();
    expect(shown).toEqual(all.toReversed());
  });
  await fc.assert(property, { numRuns: 60 });
});

test('a page reads at most two batches more than it shows records, however many there are', async () => {
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 6 }), limits, async (size, limit) => {
    const { read } = await pageFrom(storedOf(Array(80).fill(size), 1), limit, undefined);
    expect(read).toBeLessThanOrEqual(limit + 2);
  });
  await fc.assert(property, { numRuns: 30 });
});

/** Requests a page from a list that accepts every position. */
const opens = (list: string, cursor: string | undefined) =>
  answerRecords(list, { cursor, limit: 1 }, async () => ({ items: [] }));

test.each(['', 'rubbish', Buffer.from('["list","rubbish"]').toString('base64url')])(
  'the cursor %j opens nothing',
  async (cursor) => {
    expect(await opens('list', cursor)).toMatchObject({ ok: false, refusal: { code: 'INVALID_CURSOR' } });
  },
);

test('the cursor of another list is refused', async () => {
  const { next } = await pageFrom(storedOf([3], 0), 1, undefined);
  expect(await opens('list', next)).toMatchObject({ ok: true });
  expect(await opens('another list', next)).toMatchObject({ ok: false });
});
