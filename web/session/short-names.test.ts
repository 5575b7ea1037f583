import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const named = (...names: readonly (readonly [string, string])[]): readonly (string | undefined)[] => {
  const people = names.map(([firstName, last], place) => ({
    userId: String(place),
    firstName,
    name: `${firstName} ${last}`.trim(),
  }));
  const shown = shortNames(people);
  return people.map(({ userId }) => shown.get(userId));
};

test('two people with one first name are told apart by an initial', () => {
  expect(named(['Maria', 'Gomez'], ['Maria', 'Persaud'])).toEqual(['Maria G.', 'Maria P.']);
});

test('where the initial is the same too, both have their full names', () => {
  expect(named(['Maria', 'Gomez'], ['Maria', 'Green'], ['Ben', 'Boyce'])).toEqual([
    'Maria Gomez',
    'Maria Green',
    'Ben B.',
  ]);
});

test('who is alone on a screen has the same name as beside a namesake', () => {
  expect(named(['Maria', 'Gomez'])).toEqual(['Maria G.']);
});

test('who has no last name, or two of them, or a small letter, is named all the same', () => {
  expect(named(['Ada', ''], ['Joylyn', 'de Freitas'], ['Mary Ann', 'La Rose'], ['Ilya', 'Ömer'])).toEqual([
    'Ada',
    'Joylyn D.',
    'Mary Ann L.',
    'Ilya Ö.',
  ]);
});
