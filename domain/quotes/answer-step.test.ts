import { expect, test } from 'vitest';
import { filingMayCome } from '../carriage/export-filing.ts';
import { acceptStep, answerStep, bookStep } from './answer-step.ts';
import { sampleQuote } from './testing/sample-quote.ts';

test('a quote is to be answered while its price holds, and not after that', () => {
  const until = sampleQuote.expiresAt ?? '';
  const before = new Date(Date.parse(until) - 1);
  expect(answerStep(sampleQuote, before)).toEqual({
    title: 'Answer the quote of $375.00 by Tue, Nov 10',
    by: until,
  });
  expect(answerStep(sampleQuote, new Date(until))).toBeUndefined();
  expect(answerStep({ ...sampleQuote, status: 'ACCEPTED' }, before)).toBeUndefined();
});

test('an accepted price stays as it was accepted, with no day named', () => {
  const { title, line, act } = bookStep(sampleQuote);
  expect(title).toBe('Book it when you are ready: your price stays $375.00');
  expect(act).toBe('Book it for $375.00');
  expect(`${title} ${line}`).not.toMatch(/\b(by|until|before|days?)\b/);
});

test('until it is accepted the price says what it is for', () => {
  expect(acceptStep(sampleQuote)).toEqual({
    title: 'Accept your quote',
    line: 'Accept in time, and your price stays $375.00 for the sizes and weights you gave.',
  });
});

test('what an export filing may add is said wherever the price is, and no button names a sum without it', () => {
  const { offer } = sampleQuote;
  const open = { offer: { ...offer, filing: 3500 } };
  const words = filingMayCome(3500);
  expect(words).toBe(
    'Plus $35.00 if goods of one kind are worth more than $2,500: then they need an export filing.',
  );
  expect(acceptStep(open).line).toContain(words);
  expect(bookStep(open).line).toContain(words);
  expect(bookStep(open).act).toBe('Book it');
});
