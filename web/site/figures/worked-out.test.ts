import { expect, test } from 'vitest';
import { dollars } from '#domain/kernel/money.ts';
import { defaultSite } from '#domain/settings/defaults.ts';
import { goodsWords } from './goods-words.ts';
import { barrel, boxes, workedOut } from './worked-out.ts';

const site = defaultSite();
const barrels = site.rateCards[0]?.card.barrels ?? [];

test('a box of a cubic foot and ten pounds to Guyana is the worked example of the notes', () => {
  expect(dollars(workedOut(site, 'GY', [boxes({ size: [12, 12, 12], weight: 10 })]).total)).toBe('$38.50');
});

test('a barrel within its included weight costs its flat price', () => {
  expect(dollars(workedOut(site, 'GY', [barrel('B55', 140)]).total)).toBe('$350.00');
});

test('an example that the card refuses stops the build instead of showing nothing', () => {
  expect(() => workedOut(site, 'GY', [barrel('B55', 900)])).toThrow('An example of the site has no price');
});

test.each([
  [boxes({ size: [12, 12, 12], weight: 10 }), 'A box of 12 × 12 × 12 in, 10 lb'],
  [boxes({ size: [18, 18, 18], weight: 40, quantity: 3 }), '3 boxes of 18 × 18 × 18 in, 40 lb each'],
  [barrel('B55', 140), 'A 55-gallon barrel of 140 lb'],
])('goods are named as people say them', (goods, words) => {
  expect(goodsWords(goods, barrels)).toBe(words);
});
