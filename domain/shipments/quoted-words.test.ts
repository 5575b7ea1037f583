import { expect, test } from 'vitest';
import { quotedWords, sinceQuoteWords } from './quoted-words.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

test('only what was quoted is said to be quoted', () => {
  const { promise } = sampleShipment;
  const said = (change: object) => quotedWords({ ...promise, ...change });
  const quote = 'QTE-222222';
  expect(said({})).toBe('The price that we quoted');
  expect(said({ quote })).toBe('The price that we quoted in QTE-222222');
  expect(said({ quote, quoted: 59_500 })).toBe(
    'The price: $595.00 that we quoted in QTE-222222, and $35.00 added since',
  );
  expect(said({ quote, quoted: 0 })).toBe('The price after you changed what we quoted in QTE-222222');
});

test('what is added to an accepted quote is named before it is booked', () => {
  const said = (...lines: readonly [string, number][]) =>
    sinceQuoteWords(
      { quote: 'QTE-222222', quoted: 35_000 },
      lines.map(([text, amount]) => ({ text, amount })),
    );
  expect(said()).toBeUndefined();
  expect(said(['Export filing (EEI)', 3500])).toBe(
    'Quote QTE-222222 was $350.00. $35.00 was added: Export filing (EEI).',
  );
  expect(said(['Insurance', 1200], ['Your price group', -500])).toBe(
    'Quote QTE-222222 was $350.00. $12.00 was added: Insurance. $5.00 was taken off: Your price group.',
  );
  expect(sinceQuoteWords({ quote: 'QTE-222222', quoted: 35_000 }, undefined)).toBe(
    'Quote QTE-222222 was $350.00. You changed what is in it, so this is a new price.',
  );
});
