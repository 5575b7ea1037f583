import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { dollars } from '#domain/kernel/money.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';
import { BarrelLayers } from './barrel-layers.tsx';

/** A sample packing list. Values in cents. */
const sampleList = [
  { what: 'Rice, 10 lb bags', count: 4, each: 900 },
  { what: 'Vegetable oil, 1 gal, sealed', count: 2, each: 1200 },
  { what: 'Canned fish and vegetables', count: 36, each: 150 },
  { what: 'Laundry powder, 10 lb', count: 1, each: 1500 },
  { what: 'Bath soap, bars', count: 24, each: 100 },
  { what: 'School shoes, new, size 4', count: 1, each: 3500 },
  { what: 'Children’s clothes, used', count: 20, each: 300 },
  { what: 'Blanket', count: 2, each: 1500 },
] as const;

const List = () => {
  const total = sampleList.reduce((sum, { count, each }) => sum + count * each, 0);
  return (
    <>
      <p>
        The list is the paper that matters most, and the one that is most often missing. It says what, how
        many and what one is worth. Here is one to copy; the goods are a sample.
      </p>
      <CompareTable
        caption="A sample packing list"
        corner="What"
        columns={[{ title: 'How many' }, { title: 'Each' }, { title: 'Together' }]}
        rows={[
          ...sampleList.map(({ what, count, each }) => ({
            key: what,
            head: what,
            cells: [count, dollars(each), dollars(count * each)],
          })),
          { key: 'total', head: 'Total', cells: ['', '', dollars(total)] },
        ]}
      />
      <p>
        Used things have a value too: what somebody would pay for them. New things have their shop price; put
        the receipts in the same envelope. One copy goes inside the lid, one comes to us, and a photo of it
        goes to the receiver, who will be asked.
      </p>
    </>
  );
};

const Order = () => (
  <>
    <BarrelLayers />
    <ol>
      <li>
        <strong>Wash and dry the barrel.</strong> One that held food smells for ever, and one that held
        anything else should not be used at all.
      </li>
      <li>
        <strong>Line it</strong> with one large bag, so that a leak stays inside and damp stays outside.
      </li>
      <li>
        <strong>Heavy and hard at the bottom,</strong> laid flat, no gaps. This is also the half that is
        gripped when it is rolled.
      </li>
      <li>
        <strong>Everything liquid in a closed bag,</strong> upright, in the middle, with cloth round it.
      </li>
      <li>
        <strong>Clothes fill every hollow.</strong> Stuff shoes with socks, and pots with anything.
      </li>
      <li>
        <strong>Stand on the scale</strong> before you close it. Then the ring, the pin, and tape over both.
      </li>
      <li>
        <strong>Write on the barrel, not only on a label:</strong> receiver, parish, phone, and yours, with a
        marker, on two sides and the lid.
      </li>
    </ol>
  </>
);

const Outside = () => (
  <>
    <p>These do not fly with us at all:</p>
    <ul>
      {commoditiesByVerdict('never').map(({ name, reason }) => (
        <li key={name}>
          <strong>{name}.</strong> {reason}
        </li>
      ))}
    </ul>
    <p>These we look at first. Put them on top, and say so:</p>
    <ul>
      {commoditiesByVerdict('ask').map(({ name, reason }) => (
        <li key={name}>
          <strong>{name}.</strong> {reason}
        </li>
      ))}
    </ul>
    <p>
      Everything on a passenger aircraft is screened. A barrel with one hidden spray can stays behind as a
      whole, and you pay for the week.
    </p>
  </>
);

/** The chapters about packing. */
export const packingChapters: readonly ReadingSection[] = [
  { id: 'list', title: 'The packing list', Body: List },
  { id: 'order', title: 'What lies on what', Body: Order },
  { id: 'outside', title: 'What stays out', Body: Outside },
];
