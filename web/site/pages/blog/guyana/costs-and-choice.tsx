import { dollars } from '#domain/kernel/money.ts';
import { Facts } from '../../../components/facts.tsx';
import type { Site } from '../../../page.ts';
import { barrelPrice, barrelsOffered, cardInForce, perLb } from '../../../phrases/prices.ts';
import { cutoffWords, departureWords, routeWords, transitWords } from '../../../phrases/times.ts';
import { calculatorPath } from '../../../prices/calculator-path.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import { barrel, boxes, priceOf, priceOfBoxes, type SampleBox } from '../../../prices/example-price.ts';
import { Receipt } from '../../../prices/receipt.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Short = ({ site }: { readonly site: Site }) => (
  <>
    <Facts
      items={[
        { term: 'A pound in a box', value: perLb(site, 'GY') },
        ...barrelsOffered(site).map(({ code, name, includedLb }) => ({
          term: name,
          value: barrelPrice(site, 'GY', code),
          note: `Up to ${includedLb} lb, barrel and all.`,
        })),
        { term: 'Be at the dock before', value: cutoffWords(site.schedule) },
        {
          term: 'Flight',
          value: `${routeWords(site.schedule, 'GY')}, ${departureWords(site.schedule, 'GY')}`,
        },
        { term: 'Ready in Georgetown', value: `${transitWords(site.schedule, 'GY')} after the flight` },
        { term: 'The receiver brings', value: 'Photo ID and TIN' },
      ]}
    />
    <p>
      These are today’s figures. They come from the same card that our counter reads, so when a price or a
      cutoff changes, this page changes with it.
    </p>
    <p>
      The rest of this guide is about the three things that decide whether a shipment goes well: choosing
      between a box and a barrel, the list of what is inside, and the receiver’s tax number.
    </p>
  </>
);

/** The same goods priced as boxes and as one barrel. */
const loads = [
  { key: 'light', head: 'Clothes and bedding, 70 lb', lb: 70, size: [24, 24, 24] },
  { key: 'mixed', head: 'Food, shoes, clothes, 110 lb', lb: 110, size: [24, 24, 30] },
  { key: 'dense', head: 'Rice, oil, tins, 145 lb', lb: 145, size: [20, 20, 20] },
] as const;

const inTwoBoxes = (lb: number, [length, width, height]: SampleBox['size']) =>
  boxes({ size: [length, width, height / 2], weight: lb / 2, quantity: 2 });

const inBarrel = (site: Site, lb: number): string => {
  const priced = priceOf(site, 'GY', [barrel('B55', lb)]);
  return priced ? dollars(priced.total) : 'not offered';
};

const BoxOrBarrel = ({ site }: { readonly site: Site }) => {
  const barrel55 = barrelsOffered(site).find(({ code }) => code === 'B55');
  return (
    <>
      <p>
        A box is charged by weight or by size, whichever is more. A barrel has one price up to the weight it
        includes.
        {barrel55
          ? ` A 55-gallon barrel costs as much as ${barrel55.equivalentLb} lb. Fill it with more than that, and up to ${barrel55.includedLb} lb the price does not move. Fill it with less, and boxes packed tight cost less.`
          : ''}
      </p>
      <CompareTable
        caption="The same goods in two boxes and in a 55-gallon barrel to Guyana"
        corner="What you send"
        columns={[{ title: 'Two boxes' }, { title: '55-gal barrel' }]}
        rows={loads.map(({ key, head, lb, size }) => ({
          key,
          head,
          cells: [dollars(priceOfBoxes(site, 'GY', [inTwoBoxes(lb, size)]).total), inBarrel(site, lb)],
        }))}
      />
      <p>
        The table comes from our own calculator and today’s rates. Bedding surprises people: it weighs little
        and counts by its size. Press it flat before you measure, and a smaller box costs less.
      </p>
      <p>
        Two more things speak for boxes. One person can carry one up a stair in Linden. And if customs wants
        to see inside, one box is opened and not everything you sent.
      </p>
    </>
  );
};

const sampleBarrel = [barrel('B55', 140)];
const collected = { pickupMiles: 6 };

const Example = ({ site }: { readonly site: Site }) => (
  <>
    <p>A 55-gallon barrel that weighs 140 lb when it is packed, collected six miles from our dock:</p>
    <Receipt
      title="Barrel to Georgetown, with pickup"
      priced={priceOf(site, 'GY', sampleBarrel, collected)}
      change={calculatorPath('GY', sampleBarrel, collected)}
    />
    <p>
      {' '}
      Nothing else is added at our counter. What comes on top is customs in Guyana, which the receiver pays
      there, and storage if the goods wait longer than the free days.
    </p>
    <p>
      An empty barrel costs{' '}
      {barrelsOffered(site)
        .map(({ name, emptyPrice }) => `${dollars(emptyPrice)} for the ${name}`)
        .join(', ')}
      . Above {cardInForce(site).barrelLimits.refusedAboveLb} lb no barrel flies, so weigh it before you close
      the ring.
    </p>
  </>
);

/** The chapters about prices and the choice between boxes and barrel. */
export const costChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'box-or-barrel', title: 'Box or barrel?', Body: BoxOrBarrel },
  { id: 'example', title: 'A price, line by line', Body: Example },
];
