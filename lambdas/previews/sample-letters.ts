import { sampleAccountLetters } from '../identity/index.ts';
import { sampleMailInstead } from '../notifications/index.ts';
import { sampleReceipts } from '../payments/index.ts';
import { sampleQuoteLetters } from '../quotes/index.ts';
import type { WriteSamples } from '../runtime/sample-letter.ts';

/** The letters that no announcement has, by the domain that writes them. */
export const sampleLetters: Readonly<Record<string, WriteSamples>> = {
  identity: sampleAccountLetters,
  notifications: sampleMailInstead,
  payments: sampleReceipts,
  quotes: sampleQuoteLetters,
};
