import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPickup } from './coming/without-pickup.ts';
import { quotedWords, sinceQuoteWords } from './quoted-words.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const { promise } = sampleShipment;
const quote = 'QTE-222222';

test('only what was quoted is said to be quoted', () => {
  const said = (change: object) => quotedWords({ promise: { ...promise, ...change } });
  expect(said({})).toBe('The price that we quoted');
  expect(said({ quote })).toBe('The price that we quoted in QTE-222222');
  expect(said({ quote, quoted: 59_500 })).toBe(
    'The price: $595.00 that we quoted in QTE-222222, and $35.00 added since',
  );
  expect(said({ quote, quoted: 0 })).toBe('The price after you changed what we quoted in QTE-222222');
});

/** A shipment with a pickup in its price, and what a form added to its quote, in cents. */
const broughtEarly = (pickup: number, added: number) =>
  withoutPickup(
    {
      ...sampleShipment,
      howItComes: 'PICKUP',
      promise: {
        ...promise,
        lines: [...promise.lines, { code: 'PU', text: 'Pickup, up to 17.5 miles', amount: pickup }],
        total: promise.total + pickup,
        quote,
        ...(added === 0 ? {} : { quoted: promise.total + pickup - added }),
      },
    },
    { isLate: false },
  );

test('of goods that came before their pickup, what was quoted stays what the quote says', () => {
  expect(quotedWords(broughtEarly(3500, 0))).toBe(
    'The price that we quoted in QTE-222222, without the $35.00 for the pickup',
  );
  expect(quotedWords(broughtEarly(3500, 3500))).toBe(
    'The price: $630.00 that we quoted in QTE-222222, and $35.00 added since, without the $35.00 for the pickup',
  );
});

test('the sums that it names make the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (pickup, added) => {
      const after = broughtEarly(pickup, added);
      const [quoted = 0, more = 0, off = 0] = [...quotedWords(after).matchAll(/\$([\d,]+)\.(\d\d)/g)].map(
        ([, whole = '', cents]) => Number(`${whole.replaceAll(',', '')}${cents}`),
      );
      expect(quoted + more - off).toBe(after.promise.total);
    }),
  );
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
