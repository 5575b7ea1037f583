import { dollars } from '#domain/kernel/money.ts';
import { cardInForce, perLb } from '#web/phrases/prices.ts';
import { bookingCutoffWords, transitWords } from '#web/phrases/times.ts';
import { BoxDimensions } from '../../../illustrations/box-dimensions.tsx';
import type { Site } from '../../../page.ts';
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
        It weighs {WEIGHT} lb but you pay for more, because it is large. Every air carrier does that: length ×
        width × height in inches, divided by a number, is the size weight in pounds. Ask for that number,
        because it changes the price more than the rate does. The same box with three divisors:
      </p>
      <CompareTable
        caption="Size weight of one box, by divisor"
        corner="Divisor"
        columns={[{ title: 'Size weight' }]}
        rows={divisors.map((divisor) => ({
          key: String(divisor),
          head: divisor === dimDivisor ? `${divisor}, ours` : divisor,
          cells: [`${Math.ceil(VOLUME / divisor)} lb`],
        }))}
      />
      <BoxDimensions className="h-auto w-full max-w-sm" />
      <p>
        Ask the other shipper for the same box and compare the two totals, not the two rates. We show no
        prices of others here, because they change.
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
        A low rate with five extra charges is a high rate. These are the charges to look for, and ours today:
      </p>
      <CompareTable
        caption="Charges added to the freight, and our prices for them"
        corner="Charge"
        columns={[{ title: 'With us' }]}
        rows={[
          { key: 'fuel', head: 'Fuel surcharge', cells: [fuel] },
          {
            key: 'security',
            head: 'Security screening',
            cells: [card.securityPerLb === 0 ? 'in the price' : `${dollars(card.securityPerLb)} per lb`],
          },
          { key: 'minimum', head: 'Minimum charge', cells: [dollars(card.minimumFreight)] },
          { key: 'brokerage', head: 'Customs brokerage, if you want it', cells: [dollars(card.brokerage)] },
          { key: 'insurance', head: 'Insurance', cells: [`${card.insurance.percent}% of the value`] },
          {
            key: 'door',
            head: 'Delivery to the door, where we deliver',
            cells: [dollars(card.doorDelivery)],
          },
        ]}
      />
      <p>
        Duty is separate. Customs sets it, and no shipper can lower it. Some carriers pay it for you and put
        it on your bill with a fee of their own; ask for that fee too.
      </p>
    </>
  );
};

const Questions = ({ site }: { readonly site: Site }) => (
  <ol>
    <li>
      <strong>What is the total for this box?</strong> With us: {perLb(site, 'GY')} to Guyana, and the
      calculator shows every charge.
    </li>
    <li>
      <strong>What number do you divide by?</strong> {cardInForce(site).dimDivisor}.
    </li>
    <li>
      <strong>Do you round up each parcel, or the whole shipment?</strong>{' '}
      {cardInForce(site).roundUp === 'shipment' ? 'The whole shipment, once.' : 'Each piece.'}
    </li>
    <li>
      <strong>What if it weighs more at your scale?</strong> We ask you first, with a photo.
    </li>
    <li>
      <strong>When does it fly, and when must I pay?</strong> Once a week; pay by{' '}
      {bookingCutoffWords(site.schedule)}.
    </li>
    <li>
      <strong>When can it be collected?</strong> Guyana {transitWords(site.schedule, 'GY')} after departure,
      Barbados {transitWords(site.schedule, 'BB')}.
    </li>
    <li>
      <strong>How long is storage free?</strong> {cardInForce(site).storage.freeDays} days at our dock,{' '}
      {cardInForce(site).storage.destinationFreeDays} at the destination.
    </li>
    <li>
      <strong>What do you pay if you lose it?</strong> What the Montreal Convention says, by weight, unless it
      was insured. <a href="/terms#liability">See the terms</a>.
    </li>
  </ol>
);

const Both = () => (
  <>
    <p>
      You can use more than one shipper. Send the papers by express, so that the receiver has the invoice.
      Send the barrel with us. Send the furniture by sea.
    </p>
    <p>
      If you have never sent anything, start with one small box. See if the price at the end is the price at
      the start, and if someone picks up when you call.
    </p>
  </>
);

/** The chapters with a price comparison. */
export const comparingChapters: readonly ReadingSection[] = [
  { id: 'same-box', title: 'The same box, counted', Body: SameBox },
  { id: 'on-top', title: 'Extra charges', Body: OnTop },
  { id: 'questions', title: 'Eight questions for any shipper', Body: Questions },
  { id: 'both', title: 'Or both', Body: Both },
];
