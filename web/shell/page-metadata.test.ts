import { expect, test } from 'vitest';
import { pageDescription, pageTitle } from './page-metadata.ts';

const brand = { name: 'Skybarrel', phone: { display: '(201) 555-0142', e164: '+12015550142' } };

test('the product name is appended to a title', () => {
  expect(pageTitle('Sign In', brand)).toBe('Sign In | Skybarrel');
});

test('a title with the product name, in any case, does not change', () => {
  expect(pageTitle('Why SKYBARREL flies', brand)).toBe('Why SKYBARREL flies');
});

test('a description without a phone number gets a sentence to call us', () => {
  expect(pageDescription('Barrels to Guyana.', brand)).toBe('Barrels to Guyana. Call (201) 555-0142.');
});

test('a description with the phone number does not change', () => {
  expect(pageDescription('Call (201) 555-0142 now.', brand)).toBe('Call (201) 555-0142 now.');
});

test('the sentence is added first, then the text is cut to 157 characters with an ellipsis', () => {
  const cut = pageDescription('a'.repeat(150), brand);
  expect(cut).toBe(`${'a'.repeat(150)} Call (...`);
  expect(cut).toHaveLength(160);
});

test('160 characters are not cut', () => {
  const sentence = ' Call (201) 555-0142.';
  expect(pageDescription('a'.repeat(160 - sentence.length), brand)).toHaveLength(160);
  expect(pageDescription('a'.repeat(160 - sentence.length), brand).endsWith('0142.')).toBe(true);
});
