import { expect, test } from 'vitest';
import { listedUnder } from '../../kernel/search.ts';
import { titleSearch, titleTerms } from './title-search.ts';

const title = 'Who can pick it up in Georgetown, and what they need';
const finds = (typed: string) => listedUnder(titleTerms(title), titleSearch(typed)) !== undefined;

test.each([
  'georgetown',
  'GEORGE',
  'pick up',
  'need georgetown',
  'who can pick it up in Georgetown',
  'and what they need',
])('a title is found by what somebody remembers of it: %s', (typed) => {
  expect(finds(typed)).toBe(true);
});

test('and not by a word that it does not have', () => {
  expect(finds('georgetown barrel')).toBe(false);
});

test('a title of small words alone is found by them', () => {
  expect(listedUnder(titleTerms('What is it for?'), titleSearch('what is'))).toBeDefined();
});
