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
        The packing list is the most important paper, and the one most often missing. It says what, how many
        and the value of one. Here is a sample to copy.
      </p>
      <CompareTable
        caption="A sample packing list"
        corner="What"
        columns={[{ title: 'How many' }, { title: 'Each' }, { title: 'Total' }]}
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
        Used things have a value too: what someone would pay for them. New things have their store price; put
        the receipts in the same envelope. Put one copy inside the lid, give one to us, and send a photo to
        the receiver, because customs will ask them.
      </p>
    </>
  );
};

const Order = () => (
  <>
    <BarrelLayers />
    <ol>
      <li>
        <strong>Wash and dry the barrel.</strong> A barrel that held food keeps the smell. Do not use one that
        held anything else.
      </li>
      <li>
        <strong>Line it</strong> with one large bag, so that a leak stays inside and damp stays outside.
      </li>
      <li>
        <strong>Heavy and hard at the bottom,</strong> laid flat, no gaps.
      </li>
      <li>
        <strong>Everything liquid in a closed bag,</strong> upright, in the middle, with cloth around it.
      </li>
      <li>
        <strong>Fill every gap with clothes.</strong> Socks go into shoes, small things into pots.
      </li>
      <li>
        <strong>Weigh it</strong> before you close it. Then the ring, the pin, and tape over both.
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
    <p>Ask us first about these. Put them on top and tell us:</p>
    <ul>
      {commoditiesByVerdict('ask').map(({ name, reason, whatToDo }) => (
        <li key={name}>
          <strong>{name}.</strong> {reason} {whatToDo}
        </li>
      ))}
    </ul>
    <p>
      Everything on a passenger plane is screened. If one spray can is hidden in it, the whole barrel stays
      behind and loses a week.
    </p>
  </>
);

/** The chapters about packing. */
export const packingChapters: readonly ReadingSection[] = [
  { id: 'list', title: 'The packing list', Body: List },
  { id: 'order', title: 'What goes where', Body: Order },
  { id: 'outside', title: 'What stays out', Body: Outside },
];
