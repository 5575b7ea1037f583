import { expect, test } from 'vitest';
import { jamaicaCharges, trinidadTaxes } from './landed-cost.ts';

test('the worked example of the notes: goods of $100 with freight and insurance cost $60.90 in taxes', () => {
  const taxes = trinidadTaxes({ goods: 10_000, freight: 4000, insurance: 500, dutyPercent: 20 });
  expect(taxes).toEqual({ landed: 14_500, duty: 2900, onlinePurchase: 1015, vat: 2175, total: 6090 });
});

test('goods that are free of duty still pay online purchase tax and VAT', () => {
  const taxes = trinidadTaxes({ goods: 10_000, freight: 0, insurance: 0, dutyPercent: 0 });
  expect(taxes).toMatchObject({ duty: 0, onlinePurchase: 700, vat: 1250, total: 1950 });
});

test('Jamaica: US$100 is free, and with one cent more the whole value is charged', () => {
  expect(jamaicaCharges(10_000, 44)).toBe(0);
  expect(jamaicaCharges(10_001, 44)).toBe(4400);
  expect(jamaicaCharges(30_000, 52)).toBe(15_600);
});
