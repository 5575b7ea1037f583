import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { settingSections } from '#domain/settings/site-settings.ts';
import { problemsBelow, wordsFor } from './problems.ts';

const { brand, testimonials } = defaultSettings;
/** The first message for each wrong field. */
const problemsOf = (schema: z.ZodMiniType, draft: unknown): Readonly<Record<string, string>> => {
  const { issues = [] } = schema.safeParse(draft, { error: wordsFor }).error ?? {};
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
};
const problemsOfBrand = (change: object) => problemsOf(settingSections.brand, { ...brand, ...change });

test.each([
  ['an empty field', { name: ' ' }, { name: 'Please fill this in' }],
  ['too long a text', { tagline: 'x'.repeat(81) }, { tagline: 'Give at most 80 characters' }],
  [
    'an invalid number',
    { facility: { ...brand.facility, latitude: Number.NaN } },
    { 'facility.latitude': 'Give a number' },
  ],
  [
    'a number out of bounds',
    { facility: { ...brand.facility, longitude: 200 } },
    { 'facility.longitude': 'Give 180 or less' },
  ],
  ['an empty list', { hours: [] }, { hours: 'Add at least one' }],
  [
    'a field with words of its own',
    { phone: { display: '555', e164: '555' } },
    { 'phone.e164': 'Give the number as +12015550142' },
  ],
])('%s says what to do', (_, change, problems) => {
  expect(problemsOfBrand(change)).toEqual(problems);
});

test('a field in a list is named by its index', () => {
  const [first] = testimonials.items;
  const problems = problemsOf(settingSections.testimonials, { items: [first, { ...first, rating: 6 }] });
  expect(problems).toEqual({ 'items.1.rating': 'Give 5 or less' });
});

test('messages of the server are shown at their fields', () => {
  expect(problemsBelow('value', { 'value.phone.e164': 'Wrong', version: 'Old' })).toEqual({
    'phone.e164': 'Wrong',
    version: 'Old',
  });
  expect(problemsBelow('value', undefined)).toEqual({});
});
