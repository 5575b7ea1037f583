import { dollars } from '#domain/kernel/money.ts';
import { shownPrices } from '#domain/quotes/cards/fees.ts';
import type { PriceGroup } from '#domain/quotes/cards/price-table.ts';
import { deliveryEverywhere } from '#domain/settings/capability-words.ts';
import { pickupBooking, pickupChanges, pickupIs } from '#web/phrases/pickup-words.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { pickupWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { BookLink } from '../../prices/book-link.tsx';
import { pickupItems } from '../../prices/pickup-items.ts';
import { type PriceItem, PriceList } from '../../prices/price-list.tsx';

const fees = (site: Site, ...groups: readonly PriceGroup[]): readonly PriceItem[] =>
  shownPrices(cardInForce(site), groups, deliveryEverywhere(site.capabilities));

/** Pickup prices by distance. */
export const Pickup = ({ site }: { readonly site: Site }) => (
  <Section
    id="pickup"
    title="Pickup"
    lead={`We pick up ${pickupWords(site)}, measured in a straight line. ${pickupIs} Bringing it to the dock is free.`}
    tone="sunk"
    beside
  >
    <PriceList items={[...pickupItems(site), ...fees(site, 'pickup')]} />
    <div className="mt-4 grid max-w-prose gap-2 print:mt-1">
      <p>
        {pickupBooking(site)} {pickupChanges(site)}
      </p>
      <BookLink />
    </div>
  </Section>
);

/** Prices of extra services, and what is included. */
export const Extras = ({ site }: { readonly site: Site }) => (
  <Section
    id="extras"
    title="Extras"
    lead="Nothing is added without your yes. Duty and taxes are separate: the receiver pays them to customs."
    beside
  >
    <PriceList items={fees(site, 'surcharges', 'express', 'customs', 'insurance', 'filing', 'extras')} />
  </Section>
);

/** Storage fees at the dock and at the destination. */
export const Storage = ({ site }: { readonly site: Site }) => {
  const { storage } = cardInForce(site);
  return (
    <Section
      id="storage"
      title="Storage"
      lead={`Day 1 at our dock is the day after it arrives. From day ${storage.abandonedAfterDays}, goods count as abandoned. We write to you before that.`}
      tone="sunk"
      beside
    >
      <PriceList
        items={[
          { name: `In ${site.brand.facility.city}, the first ${storage.freeDays} days`, price: 'Free' },
          { name: 'After that', price: `${dollars(storage.perLbDay)} per lb per day` },
          { name: `At the destination, the first ${storage.destinationFreeDays} days`, price: 'Free' },
          {
            name: 'After that, at the destination',
            price: `${dollars(storage.destinationPerPieceWeek)} per piece per week`,
          },
        ]}
      />
    </Section>
  );
};
