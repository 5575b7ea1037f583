import { expect, test } from 'vitest';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { barrelsOffered } from '#web/phrases/prices.ts';
import { site, withCard } from '../testing/sample-site.ts';
import { barrelCheaperFromLb } from './box-or-barrel.ts';
import { barrel, boxes, priceOf, priceOfBoxes } from './example-price.ts';

const B55 = barrelsOffered(site).find(({ code }) => code === 'B55') ?? { code: 'B55', includedLb: 0 };

test('the weight from which a barrel costs less is that of the calculator, with its discounts', () => {
  for (const to of destinationCodes)
    for (const { code, includedLb } of barrelsOffered(site)) {
      const from = barrelCheaperFromLb(site, to, { code, includedLb }) ?? Number.NaN;
      const inBarrel = priceOf(site, to, [barrel(code, from)])?.total ?? Number.NaN;
      const inBox = (weight: number) => priceOfBoxes(site, to, [boxes({ size: [12, 12, 12], weight })]).total;
      expect(inBox(from), `${code} to ${to}`).toBeGreaterThan(inBarrel);
      expect(inBox(from - 1), `${code} to ${to}`).toBeLessThanOrEqual(inBarrel);
    }
  expect(barrelCheaperFromLb(site, 'GY', B55)).toBe(106);
});

test('it follows the rate card: without discounts, and where boxes are never dearer', () => {
  expect(barrelCheaperFromLb(withCard({ breaks: [] }), 'GY', B55)).toBe(101);
  expect(
    barrelCheaperFromLb(withCard({ breaks: [{ fromLb: 50, percentOff: 90 }] }), 'GY', B55),
  ).toBeUndefined();
  expect(barrelCheaperFromLb(withCard({ barrels: [] }), 'GY', B55)).toBeUndefined();
});
