import { expect, test } from 'vitest';
import { quotedWords } from './quoted-words.ts';
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
