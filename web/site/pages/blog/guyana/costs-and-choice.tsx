import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce, perLb } from '#web/phrases/prices.ts';
import { cutoffWords, departureWords, routeWords, transitWords } from '#web/phrases/times.ts';
import { Facts } from '../../../components/facts.tsx';
import type { Site } from '../../../page.ts';
import { calculatorPath } from '../../../prices/calculator-path.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import { barrel, boxes, priceOf, priceOfBoxes, type SampleBox } from '../../../prices/example-price.ts';
import { Receipt } from '../../../prices/receipt.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Short = ({ site }: { readonly site: Site }) => (
  <>
    <Facts
      items={[
        { term: 'Boxes', value: perLb(site, 'GY') },
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
        { term: 'Whoever collects brings', value: 'Photo ID, code and TIN' },
      ]}
    />
    <p>These are today’s prices and times. When they change, this page changes too.</p>
    <p>
      The rest of this guide is about what matters most: box or barrel, the list of what is inside, and the
      receiver’s tax number.
    </p>
  </>
);

/** The same goods priced as boxes and as one barrel. */
const loads = [
  { key: 'light', head: 'Clothes and bedding, 70 lb', lb: 70, size: [24, 24, 24] },
  { key: 'mixed', head: 'Food, shoes, clothes, 110 lb', lb: 110, size: [24, 24, 30] },
  { key: 'dense', head: 'Rice, oil, canned food, 145 lb', lb: 145, size: [20, 20, 20] },
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
          ? ` A 55-gallon barrel costs as much as ${barrel55.equivalentLb} lb. Above that, up to ${barrel55.includedLb} lb, the price stays the same. Below that, boxes packed tight cost less.`
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
        The table comes from our calculator with today’s rates. Bedding weighs little, so you pay for its
        size. Press it flat before you measure: a smaller box costs less.
      </p>
      <p>
        Boxes have two more advantages. One person can carry one up the stairs in Linden. And if customs wants
        to see inside, they open one box and not everything you sent.
      </p>
    </>
  );
};

const sampleBarrel = [barrel('B55', 140)];
const collected = { pickupMiles: 6 };

const Example = ({ site }: { readonly site: Site }) => (
  <>
    <p>A 55-gallon barrel that weighs 140 lb when it is packed, picked up six miles from our dock:</p>
    <Receipt
      title="Barrel to Georgetown, with pickup"
      priced={priceOf(site, 'GY', sampleBarrel, collected)}
      change={calculatorPath('GY', sampleBarrel, collected)}
    />
    <p>
      Nothing is added without your yes. Duty is separate: the receiver pays customs in Guyana. Storage is
      charged only after the free days.
    </p>
    <p>
      An empty barrel costs{' '}
      {barrelsOffered(site)
        .map(({ name, emptyPrice }) => `${dollars(emptyPrice)} for the ${name}`)
        .join(', ')}
      . Weigh the full barrel before you close the ring: above {cardInForce(site).barrelLimits.reviewAboveLb}{' '}
      lb we check first that a plane can take it, and above {cardInForce(site).barrelLimits.refusedAboveLb} lb
      we cannot take it.
    </p>
  </>
);

/** The chapters about prices and the choice between boxes and barrel. */
export const costChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'box-or-barrel', title: 'Box or barrel?', Body: BoxOrBarrel },
  { id: 'example', title: 'A price, line by line', Body: Example },
];
