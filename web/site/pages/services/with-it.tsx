import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { dollars } from '#domain/kernel/money.ts';
import { deliveryEverywhere } from '#domain/settings/capability-words.ts';
import { EXPRESS_WORDS } from '#web/phrases/express.ts';
import { pickupSlotLines } from '#web/phrases/pickup-slots.ts';
import { pickupBooking } from '#web/phrases/pickup-words.ts';
import { barrelsOffered, cardInForce } from '#web/phrases/prices.ts';
import { pickupWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { BookLink } from '../../prices/book-link.tsx';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';
import { pickupItems } from '../../prices/pickup-items.ts';
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
      lead={`${expressPercent}% more freight, when it has to be on this flight.`}
      tone="sunk"
      beside
    >
      <div className="grid max-w-prose gap-3 text-lg">
        <p>
          A box of 18 lb to Suriname is {dollars(standard)}, or {dollars(express)} as express.
        </p>
        <p>
          {EXPRESS_WORDS} It does not arrive earlier when the flight has room.{' '}
          <a href="/contact" className="text-link">
            Ask us first
          </a>
          . If it would not help, we tell you.
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
      title="Pickup or drop-off"
      lead={`We pick up ${pickupWords(site)}. Drop-off at the dock is free.`}
      beside
    >
      <PriceList items={[...pickupItems(site), { name: 'Stairs or liftgate', price: dollars(stairs) }]} />
      <dl className="mt-5 grid gap-2">
        {pickupSlotLines(site.schedule).map(({ days, slots }) => (
          <div key={days}>
            <dt className="font-semibold">{days}</dt>
            <dd className="text-ink-soft">{slots}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid max-w-prose gap-2">
        <p>No pickups on U.S. holidays. {pickupBooking(site)}</p>
        <BookLink />
      </div>
    </Section>
  );
};

/** Extra services for papers and delivery. */
export const Help = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  return (
    <Section
      id="papers"
      title="Customs, papers and delivery"
      lead="Only if you ask for it, or if the law requires it. Then we tell you before you pay."
      beside
    >
      <PriceList
        items={[
          {
            name: 'Customs brokerage',
            price: dollars(card.brokerage),
            note: 'We prepare the customs entry at the destination for your receiver. The receiver pays duty and taxes.',
          },
          {
            name: 'Export filing (EEI)',
            price: dollars(card.exportFiling.price),
            note: `When one kind of goods to one receiver is worth more than ${exportFilingAbove}. U.S. customs must have it two hours before the flight, so tell us early.`,
          },
          {
            name: 'Delivery to the door',
            price: dollars(card.doorDelivery),
            note: deliveryEverywhere(site.capabilities),
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
