import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstName } from '../../shipments/next-step/goods-words.ts';
import { isNamedWhole, possessive } from './company-name.ts';

describe('a name is said whole', () => {
  test.each([
    'Parts Depot Georgetown',
    'Ramesh Parts Ltd',
    'Ramesh Parts Ltd.',
    'Ravi Stores',
    'RAVI STORES',
    'Linden Church of God',
    'Stabroek Market Supplies',
    'Singh & Sons',
    'Persaud Brothers',
    'Bibi’s Boutique',
    "Marva's",
    'The Phone Shop',
    'St. Rose’s High School',
    'Kingston Trading Co.',
    'Paramaribo Import N.V.',
    '4 Seasons',
    'Mrs. Anita Persaud',
    'Dr Baptiste',
    'J. Persaud',
  ])('%s', (name) => {
    expect(isNamedWhole(name)).toBe(true);
    expect(firstName(` ${name} `)).toBe(name);
  });
});

test.each([
  ['Anita Persaud', 'Anita'],
  ['Everton  Brown', 'Everton'],
  ['Cher', 'Cher'],
  ['Shanelle D’Andrade', 'Shanelle'],
  ['Jean-Luc O’Neil', 'Jean-Luc'],
  ['Chandradat Parsram', 'Chandradat'],
  ['小明 王', '小明'],
])('%s is called %s', (name, called) => {
  expect(firstName(name)).toBe(called);
});

test('a word of a company anywhere in a name keeps the name whole, however it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Ltd', 'ltd.', 'LLC', 'Stores', '(Depot)', 'Enterprises,', 'School'),
      fc.array(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { minLength: 1, maxLength: 3 }),
      (word, others) => {
        for (const name of [`${word} ${others.join(' ')}`, `${others.join(' ')} ${word}`])
          expect(firstName(name)).toBe(name);
      },
    ),
  );
});

test.each([
  ['Anita', 'Anita’s'],
  ['Parts Depot Georgetown', 'Parts Depot Georgetown’s'],
  ['Ravi Stores', 'Ravi Stores’'],
  ['RAVI STORES', 'RAVI STORES’'],
])('%s has what is %s', (name, whose) => {
  expect(possessive(name)).toBe(whose);
});
