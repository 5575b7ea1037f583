import { expect, test } from 'vitest';
import { defaultRateCard } from './default-rate-card.ts';
import { storageFee } from './storage-fee.ts';

test.each([
  ['on the day it came', 0, 0],
  ['on the last free day', 30, 0],
  ['on the first day after', 31, 400],
  ['on day 38, eight days at ten cents a pound', 38, 3200],
  ['into day 39, which counts once begun', 38.2, 3600],
])('storage of 40 lb %s', (_words, day, cents) => {
  expect(storageFee(defaultRateCard.card.storage, 40, day)).toBe(cents);
});

test('a part of a pound costs its share, rounded once', () => {
  expect(storageFee(defaultRateCard.card.storage, 2.35, 31)).toBe(24);
});
