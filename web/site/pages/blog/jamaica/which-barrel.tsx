import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice, barrelsOffered, cardInForce, rateFrom } from '#web/phrases/prices.ts';
import { cutoffWords, departureWords, routeWords, transitWords } from '#web/phrases/times.ts';
import { Facts } from '../../../components/facts.tsx';
import { BarrelSizes } from '../../../illustrations/barrel-sizes.tsx';
import type { Site } from '../../../page.ts';
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
        { term: 'Whoever collects brings', value: 'Photo ID, code and TRN' },
      ]}
    />
    <p>
      By sea a barrel is cheaper and takes weeks. By air it costs more and arrives in days. This guide is
      about barrels by air: which size, how to pack it, what is known about duty, and what the receiver has to
      bring.
    </p>
  </>
);

const Which = ({ site }: { readonly site: Site }) => (
  <>
    <p>
      Contents do not change the price. The last column shows what one pound costs when the barrel has all the
      weight included.
    </p>
    <CompareTable
      caption="Barrel sizes to Jamaica with price and weight"
      corner="Barrel"
      columns={[{ title: 'Price' }, { title: 'Up to' }, { title: 'Per lb, full' }]}
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
      Each pound above that costs {rateFrom(site, 'JM')}, and above{' '}
      {cardInForce(site).barrelLimits.refusedAboveLb} lb we cannot take it: two people have to be able to lift
      it, and planes have limits for a single piece. Above {cardInForce(site).barrelLimits.reviewAboveLb} lb
      we check with the airline before we promise a flight.
    </p>
    <p>
      Between two sizes, take the one you can fill. A half-empty barrel costs the same, and things inside move
      around.
    </p>
  </>
);

const tooHeavy = [barrel('B55', 163)];
const large = [barrel('B77', 170)];
const insured = { insured: true, declaredValue: 60_000 };

const Examples = ({ site }: { readonly site: Site }) => (
  <>
    <p>Two examples with today’s prices:</p>
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
      In the first one, the pounds above the weight included are on their own line. Take out two bags of rice
      and that charge is gone.
    </p>
  </>
);

/** The chapters about barrel sizes and prices. */
export const barrelChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'which', title: 'Which barrel?', Body: Which },
  { id: 'examples', title: 'Two barrels, line by line', Body: Examples },
];
