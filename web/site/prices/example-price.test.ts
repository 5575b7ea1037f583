import { expect, test } from 'vitest';
import { dollars } from '#domain/kernel/money.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { barrel, boxes, priceOf, priceOfBoxes } from './example-price.ts';

const site = defaultSite();
const barrels = site.rateCards[0]?.card.barrels ?? [];

test('a box of a cubic foot and 10 lb to Guyana has the price that was worked out by hand', () => {
  expect(dollars(priceOfBoxes(site, 'GY', [boxes({ size: [12, 12, 12], weight: 10 })]).total)).toBe('$38.50');
});

test('a barrel within its included weight costs its flat price', () => {
  expect(priceOf(site, 'GY', [barrel('B55', 140)])?.total).toBe(35_000);
});

test('refused goods have no price: a barrel that is too heavy, a pickup that is too far', () => {
  expect(priceOf(site, 'GY', [barrel('B55', 900)])).toBeUndefined();
  const box = [boxes({ size: [12, 12, 12], weight: 10 })];
  expect(priceOf(site, 'GY', box, { pickupMiles: 90 })).toBeUndefined();
});

test('a box without a price is a bug and stops the build', () => {
  expect(() => priceOfBoxes(site, 'GY', [boxes({ size: [0, 12, 12], weight: 10 })])).toThrow('has no price');
});

test.each([
  [boxes({ size: [12, 12, 12], weight: 10 }), 'A box of 12 × 12 × 12 in, 10 lb'],
  [boxes({ size: [18, 18, 18], weight: 40, quantity: 3 }), '3 boxes of 18 × 18 × 18 in, 40 lb each'],
  [barrel('B55', 140), 'A 55-gallon barrel of 140 lb'],
])('goods are named as people say them', (goods, words) => {
  expect(goodsWords(goods, barrels)).toBe(words);
});
