import { expect, it } from 'vitest';
import { batchesOf, maximumPayloadBytes } from './payload.ts';

it('cuts records into batches of the given size', () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([], 2)]).toEqual([]);
});

it('starts another batch if the next record would make the event too large', () => {
  const half = 'é'.repeat(maximumPayloadBytes / 4);
  expect([...batchesOf([half, 'a', half, 'b'], 10)].map((batch) => batch.length)).toEqual([2, 2]);
});

it('puts a record that is too large for any event into its own batch', () => {
  const whole = 'x'.repeat(maximumPayloadBytes);
  expect([...batchesOf(['a', whole, 'b'], 10)].map((batch) => batch.length)).toEqual([1, 1, 1]);
});
