import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';
import { readLine } from './line.ts';
import { amountsIn, namesAnotherDollar } from './money.ts';

/** Title, number, cents and what they are the price of. */
const short = (text: string) => {
  const { title, quantity, amounts, amountOf, label } = readLine(text, namesAnotherDollar(text));
  return [title, quantity, amounts.map(({ cents }) => cents), label ?? amountOf];
};

test.each([
  ['US $1,234.50', [undefined, undefined, [123450], 'UNSAID']],
  ['12.88 USD', [undefined, undefined, [1288], 'UNSAID']],
  ['2 x $9.99', [undefined, 2, [999], 'ONE']],
  ['$9.99 x 2', [undefined, 2, [999], 'ONE']],
  ['Qty 2 @ $25.00', [undefined, 2, [2500], 'ONE']],
  ['Qty: 3', [undefined, 3, [], 'UNSAID']],
  ['$24.99 each', [undefined, undefined, [2499], 'ONE']],
  ['$15.00 / ea', [undefined, undefined, [1500], 'ONE']],
  ['Unit price: $7.25', [undefined, undefined, [725], 'ONE']],
  ['2 units / 12.90 USD', [undefined, 2, [1290], 'UNSAID']],
  ['2 x Blue Mug $12.00', ['Blue Mug', 2, [1200], 'UNSAID']],
  ['Blue Mug × 2', ['Blue Mug', 2, [], 'UNSAID']],
  ['Dress x1 $20.00', ['Dress', 1, [2000], 'UNSAID']],
  ['Board 2 x 4 x 8', ['Board 2 x 4 x 8', undefined, [], 'UNSAID']],
  ['Soap - $5.00', ['Soap', undefined, [500], 'UNSAID']],
  ['Item: Handmade Wallet', ['Handmade Wallet', undefined, [], 'UNSAID']],
  ['<b onclick=x>Mug', ['b onclick=x Mug', undefined, [], 'UNSAID']],
  ['Heather Gray', [undefined, undefined, [], 'UNSAID']],
  ['SKU: sz22070511', [undefined, undefined, [], 'UNSAID']],
  ['C$ 18.42', [undefined, undefined, [undefined], 'UNSAID']],
  ['12,99 €', [undefined, undefined, [undefined], 'UNSAID']],
  ['Subtotal (2 items) $40.00', [undefined, undefined, [4000], 'SUBTOTAL']],
  ['Order Total: $42.00', [undefined, undefined, [4200], 'TOTAL']],
  ['Promotions: -$3.00', [undefined, undefined, [300], 'OTHER']],
  ['Buy 3 Get 1 Free -$16.95', [undefined, undefined, [1695], 'OTHER']],
  ['Target Circle Card 5% $1.00', [undefined, undefined, [100], 'OTHER']],
])('%s', (text, expected) => {
  expect(short(text)).toEqual(expected);
});

test.each([
  ['Shipping & Handling', 'OTHER'],
  ['Estimated tax to be collected', 'OTHER'],
  ['Total before tax', 'OTHER'],
  ['Item(s) Subtotal', 'SUBTOTAL'],
  ['Merchandise total', 'SUBTOTAL'],
  ['Grand Total', 'TOTAL'],
  ['Shipping Scale', undefined],
  ['Gift Basket with Tea', undefined],
])('%s is no goods', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test('a plain $ is no U.S. dollar where the mail names another', () => {
  expect(amountsIn('$20.00', true)[0]?.cents).toBeUndefined();
  expect(amountsIn('US$20.00', true)[0]?.cents).toBe(2000);
});
