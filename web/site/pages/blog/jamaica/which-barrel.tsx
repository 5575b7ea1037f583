import { dollars } from '#domain/kernel/money.ts';
import { Facts } from '../../../components/facts.tsx';
import { BarrelSizes } from '../../../illustrations/barrel-sizes.tsx';
import type { Site } from '../../../page.ts';
import { barrelPrice, barrelsOffered, cardInForce, rateFrom } from '../../../phrases/prices.ts';
import { cutoffWords, departureWords, routeWords, transitWords } from '../../../phrases/times.ts';
import { calculatorPath } from '../../../prices/calculator-path.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import { barrel, priceOf } from '../../../prices/example-price.ts';
import { Receipt } from '../../../prices/receipt.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Short = ({ site }: { readonly site: Site }) => (
  <>
    <Facts
      items={[
        ...barrelsOffered(site).map(({ code, name, includedLb }) => ({
          term: name,
          value: barrelPrice(site, 'JM', code),
          note: `Up to ${includedLb} lb, barrel and all.`,
        })),
        { term: 'Be at the dock before', value: cutoffWords(site.schedule) },
        {
          term: 'Flight',
          value: `${routeWords(site.schedule, 'JM')}, ${departureWords(site.schedule, 'JM')}`,
        },
        { term: 'Ready in Kingston', value: `${transitWords(site.schedule, 'JM')} after the flight` },
        { term: 'The receiver brings', value: 'Photo ID and TRN' },
      ]}
    />
    <p>
      By sea a barrel is cheaper and takes weeks. By air it costs more and is there before the food is old.
      This guide is about the barrel that flies: which size, what to put where, what customs in Jamaica was
      reported to ask, and what the receiver has to bring.
    </p>
  </>
);

const Which = ({ site }: { readonly site: Site }) => (
  <>
    <p>
      The price does not ask what is inside, so the question is only: what do you fill it with? The last
      column shows what a pound costs when the barrel is as heavy as its price allows.
    </p>
    <CompareTable
      caption="Barrel sizes to Jamaica with price and weight"
      corner="Barrel"
      columns={[{ title: 'Price' }, { title: 'Up to' }, { title: 'A pound, full' }]}
      rows={barrelsOffered(site).map(({ code, name, includedLb, equivalentLb }) => ({
        key: code,
        head: name,
        cells: [
          barrelPrice(site, 'JM', code),
          `${includedLb} lb`,
          dollars(Math.round((equivalentLb * cardInForce(site).perLb.JM) / includedLb)),
        ],
      }))}
    />
    <BarrelSizes />
    <p>
      Heavier than that, each pound more costs {rateFrom(site, 'JM')}, and above{' '}
      {cardInForce(site).barrelLimits.refusedAboveLb} lb we cannot take it: two people have to be able to lift
      it, and aircraft have limits for a single piece. Above {cardInForce(site).barrelLimits.reviewAboveLb} lb
      we check with the airline before we promise a flight.
    </p>
    <p>
      Between two sizes, take the one you can fill. A half-empty barrel costs the same, and what is in it gets
      shaken.
    </p>
  </>
);

const tooHeavy = [barrel('B55', 163)];
const large = [barrel('B77', 170)];
const insured = { insured: true, declaredValue: 60_000 };

const Examples = ({ site }: { readonly site: Site }) => (
  <>
    <p>Two examples, worked out with today’s card:</p>
    <div className="grid gap-5 sm:grid-cols-2">
      <Receipt
        title="55 gallons, 163 lb: a little too heavy"
        priced={priceOf(site, 'JM', tooHeavy)}
        change={calculatorPath('JM', tooHeavy)}
      />
      <Receipt
        title="77 gallons, 170 lb, insured for $600"
        priced={priceOf(site, 'JM', large, insured)}
        change={calculatorPath('JM', large, insured)}
      />
    </div>
    <p>
      The first one shows what the bathroom scale is for: the pounds over the limit are a line of their own.
      Take out two bags of rice and it is gone.
    </p>
  </>
);

/** The chapters about barrel sizes and prices. */
export const barrelChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'which', title: 'Which barrel?', Body: Which },
  { id: 'examples', title: 'Two barrels, line by line', Body: Examples },
];
