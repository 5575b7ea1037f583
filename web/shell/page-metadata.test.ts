import { expect, test } from 'vitest';
import { pageDescription, pageTitle } from './page-metadata.ts';

const brand = { name: 'Skybarrel', phone: { display: '(201) 555-0142', e164: '+12015550142' } };

test('a title gets the product name behind it', () => {
  expect(pageTitle('Sign In', brand)).toBe('Sign In | Skybarrel');
});

test('a title that names the product, in any case, stays as it is', () => {
  expect(pageTitle('Why SKYBARREL flies', brand)).toBe('Why SKYBARREL flies');
});

test('a description without the phone number gets a sentence to call', () => {
  expect(pageDescription('Barrels to Guyana.', brand)).toBe('Barrels to Guyana. Call (201) 555-0142.');
});

test('a description with the phone number is left alone', () => {
  expect(pageDescription('Call (201) 555-0142 now.', brand)).toBe('Call (201) 555-0142 now.');
});

test('the phone sentence comes first, then the cut to 157 and an ellipsis', () => {
  const cut = pageDescription('a'.repeat(150), brand);
  expect(cut).toBe(`${'a'.repeat(150)} Call (...`);
  expect(cut).toHaveLength(160);
});

test('160 characters are not cut', () => {
  const sentence = ' Call (201) 555-0142.';
  expect(pageDescription('a'.repeat(160 - sentence.length), brand)).toHaveLength(160);
  expect(pageDescription('a'.repeat(160 - sentence.length), brand).endsWith('0142.')).toBe(true);
});
