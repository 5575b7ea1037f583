import { expect, test } from 'vitest';
import { allDestinations, destinations } from '../../kernel/destinations.ts';
import { customs } from './customs.ts';
import { isEstimate } from './fact.ts';

test.each(allDestinations)('$country: the customs authority and the tax number have names', ({ code }) => {
  const { taxNumber } = destinations[code];
  expect(customs[code].authority.name).toMatch(/\w{5}/);
  expect(taxNumber.name).not.toBe('');
  expect(taxNumber.words).not.toBe('');
});

test.each(allDestinations)('$country: every fact has a source and a date', ({ code }) => {
  for (const fact of customs[code].facts) {
    expect(fact.source, fact.about).not.toBe('');
    expect(fact.dated, fact.about).not.toBe('');
  }
});

test.each(allDestinations)('$country: what we do not know is listed', ({ code }) => {
  expect(customs[code].unknown.length).toBeGreaterThan(0);
});

test.each(allDestinations)(
  '$country: what we do not know reads the same for a box as for a barrel',
  ({ code }) => {
    expect(customs[code].unknown.join(' ')).not.toMatch(/barrel/i);
  },
);

test('only what the authority itself publishes is shown without the word estimate', () => {
  expect(isEstimate({ confidence: 'published' })).toBe(false);
  expect(isEstimate({ confidence: 'reported' })).toBe(true);
});

test('Suriname has no facts and no amounts, because none was verified', () => {
  expect(customs.SR.facts).toEqual([]);
  expect(customs.SR.unknown.join(' ')).not.toMatch(/\d/);
});

test('Guyana has nothing but what its customs publishes: what a barrel is charged we do not know', () => {
  const { facts, charges, unknown } = customs.GY;
  expect(facts.every(({ source }) => source.includes('gra.gov.gy'))).toBe(true);
  expect(charges).toEqual({ open: 'What customs charges for a barrel or for boxes, we do not know yet.' });
  expect(unknown.join(' ')).not.toMatch(/\d/);
});
