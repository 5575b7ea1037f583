import { expect, test } from 'vitest';
import { defaultBrand } from '../settings/brand.ts';
import { quoteToReadOut } from './read-out.ts';
import { sampleQuote } from './testing/sample-quote.ts';

test('what the desk reads out has the sum, until when it holds, and how to book it', () => {
  expect(quoteToReadOut(sampleQuote, defaultBrand)).toBe(
    'Skybarrel quote QTE-7K3M9Q: 1 barrel (55 gallons) to Guyana costs $375.00 in all. The price holds until Tuesday, November 10 at 1:59 PM, New Jersey time. To book it, call (201) 555-0142 and give the number QTE-7K3M9Q.',
  );
});
