import { expect, test } from 'vitest';
import { readLink } from '#web/price-form/draft/link.ts';
import { calculatorPath } from './calculator-path.ts';
import { barrel, boxes } from './example-price.ts';

const opened = (path: string) => readLink(path.slice(path.indexOf('?')));

test('an example with boxes opens unchanged in the calculator', () => {
  const goods = [
    boxes({ size: [16, 12, 12], weight: 18.4 }),
    boxes({ size: [20, 20, 16], weight: 22, quantity: 2 }),
  ];
  const path = calculatorPath('BB', goods, { insured: true, declaredValue: 40_000, pickupMiles: 12 });
  expect(path).toMatch(/^\/shipping-calculator\?to=BB&/);
  expect(opened(path)).toMatchObject({
    to: 'BB',
    goods: [
      { kind: 'box', quantity: '1', length: '16', width: '12', height: '12', weight: '18.4' },
      { kind: 'box', quantity: '2', length: '20', width: '20', height: '16', weight: '22' },
    ],
    insured: true,
    value: '400',
    pickup: true,
  });
});

test('centimeters, kilograms, barrels and express are kept', () => {
  const metric = {
    ...boxes({ size: [60, 40, 40], weight: 18 }),
    lengthUnit: 'cm',
    weightUnit: 'kg',
  } as const;
  expect(opened(calculatorPath('SR', [metric], { service: 'express' }))).toMatchObject({
    lengthUnit: 'cm',
    weightUnit: 'kg',
    express: true,
  });
  expect(opened(calculatorPath('GY', [barrel('B55', 140)], { mailbox: true })).goods).toMatchObject([
    { kind: 'barrel', barrel: 'B55', weight: '140' },
  ]);
});
