import { expect, test } from 'vitest';
import { allDestinations, destinationCodes } from '#domain/kernel/destinations.ts';
import { codeIn, textOf } from '../support/imports.ts';

const codes = destinationCodes.join('|');
const countries = allDestinations.map(({ country }) => country);
const named = new RegExp(
  `${countries.join('|')}|['"](?:${codes})['"]|\\b(?:${codes}):|\\.(?:${codes})\\b`,
  'g',
);

/** What may name a destination, with the reason. All of it that is by country is keyed by its code, so that the types ask for a new one. */
const reasons: Readonly<Record<string, string>> = {
  'domain/kernel/lanes/': 'the records themselves',
  'domain/kernel/destination-codes.ts': 'the list of the codes',
  'domain/kernel/destinations.ts': 'gathers the records',
  'domain/kernel/lane-starts.ts': 'gathers the records',
  'domain/kernel/countries-guyana.ts': 'the list of regions in an address of that shape',
  'domain/identity/validation/address.ts': 'the rules of an address of that shape',
  'domain/shipments/form/people.ts': 'the rules of an address of that shape',
  'web/features/identity/fields/address-fields.tsx': 'the fields of an address of that shape',
  'domain/carriage/customs/customs.ts': 'what is known of customs, in sentences by country',
  'domain/blog/guides/': 'the guides that ship with the code',
  'domain/quotes/landed-cost.ts': 'how customs is computed, by country',
  'domain/settings/default-site.ts': 'claims and testimonials of a new installation',
  'web/features/settings/rates/sample-shipments.ts': 'samples that show what a price does',
  'web/features/settings/preview/page-words.ts': 'titles of guides',
  'web/site/breadcrumb-path.ts': 'titles of guides',
  'web/site/illustrations/route-map.tsx': 'where names stand on the drawing, by country',
  'web/site/pages/': 'sentences of public pages',
};
const files = ['domain', 'events', 'lambdas', 'infra', 'web']
  .flatMap(codeIn)
  .filter((file) => !/examples\.tsx?$/.test(file))
  .map((file) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return { file, words: [...code.matchAll(named)].map(([word]) => word) };
  })
  .filter(({ words }) => words.length > 0);
const reasonOf = (file: string) => Object.keys(reasons).find((allowed) => file.startsWith(allowed));

test('what is known of a destination is in its record, and other code names no country', () => {
  expect(files.filter(({ file }) => reasonOf(file) === undefined)).toEqual([]);
  // A reason without a use is removed from the list above.
  expect([...new Set(files.map(({ file }) => reasonOf(file)))].sort()).toEqual(Object.keys(reasons).sort());
});

test('public pages take lists of all countries from the records', () => {
  const pages = files.filter(({ file }) => file.startsWith('web/site/pages/'));
  const most = countries.length - 1;
  const typed = pages.filter(
    ({ words }) => countries.filter((country) => words.includes(country)).length >= most,
  );
  expect(pages).not.toEqual([]);
  expect(typed).toEqual([]);
});
