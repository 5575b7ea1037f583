import { expect, test, vi } from 'vitest';
import { askedOnce, beginsWords, isEndOf } from './matching.ts';

test('words are found by their beginnings, in any order and without accents', () => {
  expect(beginsWords('José Pérez, Guyana', 'guy per')).toBe(true);
  expect(beginsWords('José Pérez, Guyana', 'erez')).toBe(false);
  expect(beginsWords('José Pérez', ' , ')).toBe(false);
});

test('a number is found by its end, with or without dashes', () => {
  expect(isEndOf('7K3M9-Q2X4T-C', 'x4tc')).toBe(true);
  expect(isEndOf('7K3M9-Q2X4T-C', 'X4T-C')).toBe(true);
  expect(isEndOf('7K3M9-Q2X4T-C', 'tc')).toBe(false);
  expect(isEndOf('7K3M9-Q2X4T-C', '7k3m9')).toBe(false);
});

test('what is searched in is asked for once while somebody types, and again later or after a failure', async () => {
  let time = 0;
  const ask = vi.fn(async () => ask.mock.calls.length);
  const asked = askedOnce(ask, () => time);
  expect(await Promise.all([asked(), asked()])).toEqual([1, 1]);
  time = 31_000;
  expect(await asked()).toBe(2);
  ask.mockRejectedValueOnce(new Error('away'));
  time = 62_000;
  await expect(asked()).rejects.toThrow('away');
  expect(await asked()).toBe(4);
});
