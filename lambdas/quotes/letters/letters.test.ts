import { expect, test } from 'vitest';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { acceptedLetter } from './letters.ts';

const goods = requestInWords(sampleQuote.request);

test('the letter about an accepted quote names the goods and the next step', () => {
  const { subject, heading, todo, label } = acceptedLetter(sampleQuote, defaultBrand);
  expect(subject).toContain(`Accepted, not booked yet: ${goods}`);
  expect(heading).toContain(goods);
  expect(todo?.title).toMatch(/^Book it on a flight/);
  expect(label).toBe('Book it');
});

test('a guest reads that an account is needed', () => {
  const { ownerId: _, ...guest } = sampleQuote;
  expect(acceptedLetter(guest, defaultBrand).label).toBe('Sign up free and book it');
});
