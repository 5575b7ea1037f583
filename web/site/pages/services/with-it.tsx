import { dollars } from '#domain/kernel/money.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { pickupSlotLines } from '../../phrases/pickup-slots.ts';
import { barrelsOffered, cardInForce, pickupPrices } from '../../phrases/prices.ts';
import { pickupBookBy, pickupWords } from '../../phrases/times.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';
import { PriceList } from '../../prices/price-list.tsx';

/** Express service, with both prices. */
export const Express = ({ site }: { readonly site: Site }) => {
  const { expressPercent } = cardInForce(site);
  const goods = [boxes({ size: [16, 12, 12], weight: 18 })];
  const standard = priceOfBoxes(site, 'SR', goods).total;
  const express = priceOfBoxes(site, 'SR', goods, { service: 'express' }).total;
  return (
    <Section
      id="express"
      title="Express"
      lead={`${expressPercent}% more freight, for goods that cannot wait.`}
      tone="sunk"
      beside
    >
      <div className="grid max-w-prose gap-3 text-lg">
        <p>
          A box of 18 lb to Suriname is {dollars(standard)}, or {dollars(express)} as express.
        </p>
        <p>
          The flights and the cutoffs are the same for everybody: nobody can make an aircraft leave a day
          early. How much time express wins depends on the week and the route, so{' '}
          <a href="/contact" className="text-link">
            ask us
          </a>{' '}
          before you pay for it. If it wins you nothing, we say so.
        </p>
      </div>
    </Section>
  );
};

/** Pickup: radius, times, prices. */
export const Pickup = ({ site }: { readonly site: Site }) => {
  const { stairs } = cardInForce(site);
  return (
    <Section
      id="pickup"
      title="Pickup, or bring it"
      lead={`We come ${pickupWords(site)}. At the dock it costs nothing.`}
      beside
    >
      <PriceList
        items={[
          ...pickupPrices(site).map(({ toMiles, price }) => ({ name: `Pickup ${toMiles}`, price })),
          { name: 'Stairs or liftgate', price: dollars(stairs) },
        ]}
      />
      <dl className="mt-5 grid gap-2">
        {pickupSlotLines(site.schedule).map(({ days, slots }) => (
          <div key={days}>
            <dt className="font-semibold">{days}</dt>
            <dd className="text-ink-soft">{slots}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">Booked by {pickupBookBy(site.schedule)}. The van does not run on U.S. holidays.</p>
    </Section>
  );
};

/** Extra services for papers and delivery. */
export const Help = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  return (
    <Section
      id="papers"
      title="Papers, and the last mile"
      lead="Each only when you ask for it, or when the law does; then we say so before you pay."
      beside
    >
      <PriceList
        items={[
          {
            name: 'Customs brokerage',
            price: dollars(card.brokerage),
            note: 'The customs entry at the destination is prepared for your receiver. Duty and taxes are theirs to pay.',
          },
          {
            name: 'Export filing (EEI)',
            price: dollars(card.exportFiling.price),
            note: `When one kind of goods to one receiver is worth more than ${dollars(card.exportFiling.aboveValue)}. It has to be with U.S. customs two hours before the flight, so tell us early.`,
          },
          {
            name: 'Delivery to the door',
            price: dollars(card.doorDelivery),
            note: 'Where we reach the street. Without it the receiver collects.',
          },
          ...barrelsOffered(site).map(({ name, emptyPrice }) => ({
            name: `Empty ${name}`,
            price: dollars(emptyPrice),
          })),
        ]}
      />
    </Section>
  );
};
