import type { LiveOf } from '#domain/blog/body/live.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Goods } from '#domain/quotes/estimate.ts';
import { calculatorPath } from '../../../../prices/calculator-path.ts';
import { CompareTable } from '../../../../prices/compare-table.tsx';
import { barrel, boxes, priceOf, priceOfBoxes, type SampleBox } from '../../../../prices/example-price.ts';
import { Receipt } from '../../../../prices/receipt.tsx';
import type { LiveProps } from './live-props.ts';

const goodsOf = (sample: LiveOf<'price'>['goods'][number]): Goods =>
  'barrel' in sample
    ? barrel(sample.barrel, sample.weight)
    : boxes({ size: sample.size, weight: sample.weight, quantity: sample.quantity ?? 1 });

/** The price of an example, line by line, with a link to change it. Nothing where the rate card has no price for it. */
export const ExamplePrice = ({ site, block: { to, title, goods: samples, wishes } }: LiveProps<'price'>) => {
  const goods = samples.map(goodsOf);
  const asked = { ...wishes, insured: wishes.insured ?? false, brokerage: wishes.brokerage ?? false };
  return (
    <Receipt
      title={title}
      priced={priceOf(site, to, goods, asked)}
      change={calculatorPath(to, goods, asked)}
    />
  );
};

/** The same goods packed in two boxes and in a barrel, from light to dense. */
const loads = [
  { key: 'light', head: 'Clothes and bedding, 70 lb', lb: 70, size: [24, 24, 24] },
  { key: 'mixed', head: 'Food, shoes, clothes, 110 lb', lb: 110, size: [24, 24, 30] },
  { key: 'dense', head: 'Rice, oil, canned food, 145 lb', lb: 145, size: [20, 20, 20] },
] as const;

const inTwoBoxes = (lb: number, [length, width, height]: SampleBox['size']) =>
  boxes({ size: [length, width, height / 2], weight: lb / 2, quantity: 2 });

/** What the same goods cost in two boxes and in a 55-gallon barrel. */
export const BoxesOrBarrel = ({ site, block: { to } }: LiveProps<'boxes-or-barrel'>) => {
  const inBarrel = (lb: number): string => {
    const priced = priceOf(site, to, [barrel('B55', lb)]);
    return priced ? dollars(priced.total) : 'not offered';
  };
  return (
    <CompareTable
      caption={`The same goods in two boxes and in a 55-gallon barrel to ${destinations[to].country}`}
      corner="What you send"
      columns={[{ title: 'Two boxes' }, { title: '55-gal barrel' }]}
      rows={loads.map(({ key, head, lb, size }) => ({
        key,
        head,
        cells: [dollars(priceOfBoxes(site, to, [inTwoBoxes(lb, size)]).total), inBarrel(lb)],
      }))}
    />
  );
};
