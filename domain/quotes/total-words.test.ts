import { expect, test } from 'vitest';
import { quoteStatuses } from './lifecycle.ts';
import { totalInWords } from './total-words.ts';

test.each(quoteStatuses)('the sum of a quote is an estimate only until our desk has set it: %s', (status) => {
  expect(totalInWords({ status, offer: { total: 63_000 } })).toBe(
    status === 'DRAFT' ? 'About $630.00' : '$630.00',
  );
});
