import { dollars } from '#domain/kernel/money.ts';
import { BoxDimensions } from '../../../illustrations/box-dimensions.tsx';
import type { Site } from '../../../page.ts';
import { cardInForce, perLb } from '../../../phrases/prices.ts';
import { bookingCutoffWords, transitWords } from '../../../phrases/times.ts';
import { calculatorPath } from '../../../prices/calculator-path.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import { boxes, priceOfBoxes } from '../../../prices/example-price.ts';
import { Receipt } from '../../../prices/receipt.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const SIDES = [24, 18, 18] as const;
const VOLUME = SIDES[0] * SIDES[1] * SIDES[2];
const WEIGHT = 20;
const box = [boxes({ size: SIDES, weight: WEIGHT })];

const SameBox = ({ site }: { readonly site: Site }) => {
  const { dimDivisor } = cardInForce(site);
  const divisors = [...new Set([dimDivisor, 139, 194])].toSorted((one, other) => other - one);
  return (
    <>
      <p>
        Take one box, {SIDES.join(' × ')} inches, {WEIGHT} lb, to Jamaica. With us it costs this:
      </p>
      <Receipt
        title="One box to Kingston"
        priced={priceOfBoxes(site, 'JM', box)}
        change={calculatorPath('JM', box)}
      />
      <p>
        It weighs {WEIGHT} lb and is charged for more, because it is large. Every air carrier does that: the
        volume in cubic inches, divided by a number, counts as pounds. The number is the thing to ask for,
        because it moves the price more than the rate does. The same box by three divisors:
      </p>
      <CompareTable
        caption="Pounds that one box counts as, by divisor"
        corner="Divisor"
        columns={[{ title: 'Counts as' }]}
        rows={divisors.map((divisor) => ({
          key: String(divisor),
          head: divisor === dimDivisor ? `${divisor}, ours` : divisor,
          cells: [`${Math.ceil(VOLUME / divisor)} lb`],
        }))}
      />
      <BoxDimensions className="h-auto w-full max-w-sm" />
      <p>
        Ask the other shipper for the same box and put the two totals side by side, not the two rates. We
        print no figures of others here: they change, and we would be the last to hear of it.
      </p>
    </>
  );
};

const OnTop = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  const fuel = card.fuelPerLb === 0 ? 'in the price' : `${dollars(card.fuelPerLb)} per lb`;
  return (
    <>
      <p>
        A low rate with five lines below it is a high rate. These are the lines to look for, and what stands
        there with us today:
      </p>
      <CompareTable
        caption="What may come on top of the freight, and our prices for it"
        corner="Line"
        columns={[{ title: 'With us' }]}
        rows={[
          { key: 'fuel', head: 'Fuel surcharge', cells: [fuel] },
          {
            key: 'security',
            head: 'Security screening',
            cells: [card.securityPerLb === 0 ? 'in the price' : `${dollars(card.securityPerLb)} per lb`],
          },
          { key: 'minimum', head: 'Least freight', cells: [dollars(card.minimumFreight)] },
          { key: 'brokerage', head: 'Customs papers, if you want them', cells: [dollars(card.brokerage)] },
          { key: 'insurance', head: 'Insurance', cells: [`${card.insurance.percent}% of the value`] },
          { key: 'door', head: 'To the door over there', cells: [dollars(card.doorDelivery)] },
        ]}
      />
      <p>
        Duty is in none of these. Customs sets it, and no shipper can make it smaller. Some carriers pay it
        for you and put it on your bill with a fee of their own; ask for that fee too.
      </p>
    </>
  );
};

const Questions = ({ site }: { readonly site: Site }) => (
  <ol>
    <li>
      <strong>What is the total for this box?</strong> With us: {perLb(site, 'GY')} to Guyana, and the
      calculator shows every line.
    </li>
    <li>
      <strong>By which number do you divide?</strong> {cardInForce(site).dimDivisor}.
    </li>
    <li>
      <strong>Do you round each parcel up, or the whole?</strong>{' '}
      {cardInForce(site).roundUp === 'shipment' ? 'The whole shipment, once.' : 'Each piece.'}
    </li>
    <li>
      <strong>What if it weighs more at your scale?</strong> We ask you first, with a photo.
    </li>
    <li>
      <strong>On which day does it fly, and by when must I pay?</strong> Once a week;{' '}
      {bookingCutoffWords(site.schedule)}.
    </li>
    <li>
      <strong>When can it be collected?</strong> Guyana {transitWords(site.schedule, 'GY')} after departure,
      Barbados {transitWords(site.schedule, 'BB')}.
    </li>
    <li>
      <strong>How long does it wait free, here and there?</strong> {cardInForce(site).storage.freeDays} days
      here, {cardInForce(site).storage.destinationFreeDays} there.
    </li>
    <li>
      <strong>What do you pay when you lose it?</strong> What the Montreal Convention says, by weight, unless
      it was insured. <a href="/terms#liability">In the terms</a>, where anybody can read it.
    </li>
  </ol>
);

const Both = () => (
  <>
    <p>
      Nothing says that one shipper has to carry everything. The papers go by express, so that the receiver
      has the invoice in hand. The barrel goes with us. The furniture goes by sea, and nobody waits for it.
    </p>
    <p>
      If you have never sent anything, try with one box that you could bear to lose. Look at whether the price
      at the end is the price at the beginning, and whether somebody picks up when you call. That tells you
      more than any page, this one included.
    </p>
  </>
);

/** The chapters with a price comparison. */
export const comparingChapters: readonly ReadingSection[] = [
  { id: 'same-box', title: 'The same box, counted', Body: SameBox },
  { id: 'on-top', title: 'What comes on top', Body: OnTop },
  { id: 'questions', title: 'Eight questions for any shipper', Body: Questions },
  { id: 'both', title: 'Or both', Body: Both },
];
