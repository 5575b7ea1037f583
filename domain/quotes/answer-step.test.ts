import { expect, test } from 'vitest';
import { answerStep } from './answer-step.ts';
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
