import type { Destination } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import { pickupCost } from '#web/phrases/pickup-words.ts';
import {
  barrelPrice,
  barrelsOffered,
  breakWords,
  cardInForce,
  perLb,
  rateFrom,
} from '#web/phrases/prices.ts';
import { pickupWords } from '#web/phrases/times.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { calculatorPath } from '../../prices/calculator-path.ts';
import { priceOf } from '../../prices/example-price.ts';
import { PriceList } from '../../prices/price-list.tsx';
import { Receipt } from '../../prices/receipt.tsx';
import { type Example, places } from './places.ts';

const titleOf = (site: Site, { goods, extras }: Example): string => {
  const barrels = barrelsOffered(site);
  const what = goods.map((each) => goodsWords(each, barrels)).join('. ');
  return extras ? `${what}, ${extras}` : what;
};

const Barrels = ({ site, place: { code } }: { readonly site: Site; readonly place: Destination }) => {
  const { barrelLimits } = cardInForce(site);
  return (
    <div id="barrels">
      <h3 className="mb-3 text-2xl">A filled barrel</h3>
      <PriceList
        items={barrelsOffered(site).map((barrel) => ({
          name: barrel.name,
          price: barrelPrice(site, code, barrel.code),
          note: `${barrel.includedLb} lb included.`,
        }))}
      />
      <p className="mt-4 max-w-prose text-ink-soft">
        Each extra pound is {rateFrom(site, code)}. Over {barrelLimits.reviewAboveLb} lb, we confirm the price
        first. Over {barrelLimits.refusedAboveLb} lb, we cannot take it.
      </p>
    </div>
  );
};

const Pounds = ({ site, place: { code } }: { readonly site: Site; readonly place: Destination }) => {
  const { dimDivisor, minimumFreight } = cardInForce(site);
  return (
    <div className="grid content-start gap-3">
      <p className="font-display text-5xl font-extrabold tracking-tight tabular-nums sm:text-6xl">
        {perLb(site, code)}
      </p>
      {breakWords(site).length > 0 ? (
        <p className="text-lg font-semibold">{breakWords(site).join(', ')}</p>
      ) : null}
      <p className="max-w-prose text-ink-soft">
        You pay for what a box weighs, or for length × width × height in inches ÷ {dimDivisor}, whichever is
        more. Minimum charge: {dollars(minimumFreight)}. Parcels sent together from your mailbox have no
        minimum.
      </p>
      <p className="max-w-prose text-ink-soft">
        Bringing it to the dock is free. We also pick up {pickupWords(site)}: {pickupCost(site)}{' '}
        <a href="/how-it-works#pickup" className="text-link">
          How a pickup goes
        </a>
      </p>
      <p>
        <a href="/rates" className="text-link inline-flex min-h-11 items-center">
          All prices
        </a>
      </p>
    </div>
  );
};

/** Prices to a destination: by the pound, by the barrel, and three examples. */
export const Costs = ({ site, place }: { readonly site: Site; readonly place: Destination }) => (
  <Section
    id="costs"
    title={`Prices to ${place.country}`}
    lead="Every charge is shown. Duty and taxes are not included. The receiver pays them to customs."
  >
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <Pounds site={site} place={place} />
      <Barrels site={site} place={place} />
    </div>
    <h3 className="mt-10 mb-4 text-2xl">Examples</h3>
    <div className="grid gap-5 lg:grid-cols-3">
      {places[place.code].examples.map((example) => (
        <Receipt
          key={titleOf(site, example)}
          title={titleOf(site, example)}
          priced={priceOf(site, place.code, example.goods, example.wishes)}
          {...(isTaken(site.capabilities, place.code)
            ? { change: calculatorPath(place.code, example.goods, example.wishes) }
            : {})}
        />
      ))}
    </div>
  </Section>
);
