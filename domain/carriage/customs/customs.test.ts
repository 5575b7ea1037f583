import { expect, test } from 'vitest';
import { allDestinations } from '../../kernel/destinations.ts';
import { customs } from './customs.ts';
import { isEstimate } from './fact.ts';

test.each(allDestinations)('$country: somebody can be asked, and the tax number has a name', ({ code }) => {
  const { authority, taxNumber } = customs[code];
  expect(authority.name).toMatch(/\w{5}/);
  expect(taxNumber.short).not.toBe('');
  expect(taxNumber.words).not.toBe('');
});

test.each(allDestinations)('$country: every statement says who says so, and from when', ({ code }) => {
  for (const fact of customs[code].facts) {
    expect(fact.source, fact.about).not.toBe('');
    expect(fact.dated, fact.about).not.toBe('');
  }
});

test.each(allDestinations)('$country: what is not known is told', ({ code }) => {
  expect(customs[code].unknown.length).toBeGreaterThan(0);
});

test('only what the authority itself publishes goes without the word estimate', () => {
  expect(isEstimate({ confidence: 'published' })).toBe(false);
  expect(isEstimate({ confidence: 'reported' })).toBe(true);
  expect(isEstimate({ confidence: 'old' })).toBe(true);
});

test('of Suriname no figure is shown, because none was verified', () => {
  expect(customs.SR.facts).toEqual([]);
  expect(customs.SR.unknown.join(' ')).not.toMatch(/\d/);
});

test('the flat rates for barrels in Guyana are marked as old', () => {
  expect(customs.GY.facts.find(({ about }) => about === 'Barrels')?.confidence).toBe('old');
});
