import { expect, test } from 'vitest';
import { derivedKey, keyFor } from './house-key.ts';
import { once } from './once.ts';

test('each purpose has its own key, and none is the house key', () => {
  const house = 'the key of the house';
  const purposes = [
    'addresses',
    'people',
    'exports',
    'challenges',
    'solutions',
    'sign-up-challenges',
    'sign-up-solutions',
    'senders',
  ] as const;
  const all = [house, ...purposes.map((purpose) => derivedKey(house, purpose))];
  expect(new Set(all).size).toBe(all.length);
  expect(derivedKey(house, 'people')).toBe(derivedKey(house, 'people'));
  expect(derivedKey('another', 'people')).not.toBe(derivedKey(house, 'people'));
});

test('a function without the variable of the key says so', async () => {
  await expect(keyFor('people')()).rejects.toThrow('HOUSE_KEY_ID');
});

test('simultaneous callers share one read, and a failed read is repeated', async () => {
  let reads = 0;
  const read = once(async () => {
    reads += 1;
    if (reads === 1) throw new Error('down');
    return reads;
  });
  const first = await Promise.allSettled([read(), read()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await read(), await read(), reads]).toEqual([2, 2, 2]);
});
