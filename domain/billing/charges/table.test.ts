import { expect, test } from 'vitest';
import { priceTable } from '../../quotes/cards/price-table.ts';
import { numbersOf } from '../../quotes/cards/rate-card-fields.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { chargeCodes, charges } from './table.ts';

/** A card whose numbers in one field are each one more. */
const dearer = (name: keyof typeof priceTable) => ({
  ...defaultRateCard.card,
  [name]: numbersOf(({ first }) => first + 1)[name],
});

const byCause = Object.entries(priceTable).flatMap(([name, row]) =>
  'line' in row && row.line === 'CAUSE' ? [name as keyof typeof priceTable] : [],
);

test.each(byCause)('%s, which is charged when it happens, is the price of a charge', (name) => {
  const reading = chargeCodes.filter((code) => {
    const { price } = charges[code];
    return price !== 'typed' && price(dearer(name)) !== price(defaultRateCard.card);
  });
  expect(reading).toHaveLength(1);
});
