import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agrees, fitOf, gradeOf } from './names.ts';
import { nameWords } from './read-label.ts';

const fitted = (label: string, name: string) => fitOf(nameWords(label), nameWords(name));

describe('a name on a label agrees', () => {
  test.each([
    ['Ann Persaud', 'Ann Persaud', 'whole'],
    ['PERSAUD, ANN', 'Ann Persaud', 'whole'],
    ['José Pérez', 'Jose Perez', 'whole'],
    ['Ann Persaud', 'Ann Devi Persaud', 'short'],
    ['Ann Devi Persaud', 'Ann Persaud', 'short'],
    ['Maria Desouza', 'Maria De Souza', 'whole'],
    ['Desouza, Maria', 'Maria De Souza', 'whole'],
    ['Maria Souza', 'Maria De Souza', 'whole'],
    ['ANNPERSAUD', 'Ann Persaud', 'whole'],
    ['A. Persaud', 'Ann Persaud', 'initial'],
    ['A D Persaud', 'Ann Devi Persaud', 'initial'],
    ['Muhammad Rafeeq', 'Mohamed Rafeek', 'spelled'],
    ['Anita Prasad', 'Anita Persaud', 'spelled'],
    ['Ravi Ramnarain', 'Ravi Ramnarine', 'mistyped'],
    ['Dcvon Brown', 'Devon Brown', 'misread'],
    ['Karnla Singh', 'Kamla Singh', 'misread'],
    ['Ann Persuad', 'Ann Persaud', 'spelled'],
    ['Ann Wiliiams', 'Ann Williams', 'spelled'],
    ['Deron Brown', 'Devon Brown', 'mistyped'],
    ['Ann Ramnar', 'Ann Ramnarine', 'cut'],
    ['Quick Freight', 'Quick Freight Ltd', 'whole'],
    ['Acme', 'ACME', 'whole'],
  ])('%j with %j: %s', (label, name, expected) => {
    expect(fitted(label, name)).toBe(expected);
    expect(agrees(fitted(label, name))).toBe(true);
  });
});

describe('a name on a label does not agree', () => {
  test.each([
    ['Persaud', 'Ann Persaud', 'half'],
    ['Ravi Persaud', 'Ann Persaud', 'half'],
    ['Ann Singh', 'Ann Persaud', 'none'],
    ['A P', 'Ann Persaud', 'none'],
    ['B. Persaud', 'Ann Persaud', 'half'],
    ['Devi Persaud', 'Ann Devi Persaud', 'loose'],
    ['Ann Devi', 'Ann Devi Persaud', 'loose'],
    ['Ann Devi Persaud', 'Ann Kumari Persaud', 'loose'],
    ['Anm Perzaud', 'Ann Mersaud', 'none'],
    ['Deron Brovn', 'Devon Brown', 'loose'],
    ['Ann Lee', 'Amy Lee', 'half'],
    ['Rohini Persaud', 'Rohan Persaud', 'half'],
    ['Amit Brown', 'Anna Brown', 'half'],
    ['', 'Ann Persaud', 'none'],
  ])('%j with %j: %s', (label, name, expected) => {
    expect(fitted(label, name)).toBe(expected);
    expect(agrees(fitted(label, name))).toBe(false);
  });
});

const word = fc.stringMatching(/^[a-z]{1,9}$/);

test('two words fit the same whichever is on the label', () => {
  fc.assert(fc.property(word, word, (one, other) => gradeOf(one, other) === gradeOf(other, one)));
});

test('capitals, accents, blanks and the order of words change nothing', () => {
  const name = fc.array(word, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(name, name, (label, other) => {
      const plain = fitted(label.join(' '), other.join(' '));
      const written = ` ${label.join('   ').toUpperCase().replaceAll('A', 'Á')}, `;
      expect(fitted(written, other.join(' '))).toBe(plain);
      if (agrees(plain)) expect(agrees(fitted(label.toReversed().join(' '), other.join(' ')))).toBe(true);
    }),
  );
});
