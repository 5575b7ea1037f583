import { exportFilingAbove } from '#domain/carriage/export-filing.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { deliveryEverywhere } from '#domain/settings/capability-words.ts';
import { cardInForce, pickupPrices } from '#web/phrases/prices.ts';
import { pickupBookBy, pickupWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { type PriceItem, PriceList } from '../../prices/price-list.tsx';

const perLbOrIncluded = (price: Cents): string => (price === 0 ? 'Included' : `${dollars(price)} per lb`);
const orFree = (price: Cents): string => (price === 0 ? 'Free' : dollars(price));

/** Pickup prices by distance. */
export const Pickup = ({ site }: { readonly site: Site }) => {
  const { stairs, failedPickup } = cardInForce(site);
  return (
    <Section
      id="pickup"
      title="Pickup"
      lead={`We pick up ${pickupWords(site)}, measured in a straight line. Bringing it to the dock is free.`}
      tone="sunk"
      beside
    >
      <PriceList
        items={[
          ...pickupPrices(site).map(({ toMiles, price }) => ({ name: `Pickup ${toMiles}`, price })),
          {
            name: 'Stairs or liftgate',
            price: dollars(stairs),
            note: 'When it cannot be rolled to the van from the ground floor.',
          },
          {
            name: 'Missed pickup',
            price: dollars(failedPickup),
            note: 'We came at the time you booked and could not pick it up.',
          },
        ]}
      />
      <p className="mt-4 print:mt-1">Book a pickup by {pickupBookBy(site.schedule)}.</p>
    </Section>
  );
};

const extrasOf = (card: RateCard, capabilities: Capabilities): readonly PriceItem[] => [
  { name: 'Fuel surcharge', price: perLbOrIncluded(card.fuelPerLb) },
  { name: 'Security screening', price: perLbOrIncluded(card.securityPerLb) },
  {
    name: 'Express',
    price: `+${card.expressPercent}%`,
    note: 'Of the freight, after the minimum charge. Same flight: when it is full, express goes first.',
  },
  {
    name: 'Customs brokerage',
    price: dollars(card.brokerage),
    note: 'Per shipment. We prepare the customs entry at the destination. Duty and taxes are separate.',
  },
  {
    name: 'Insurance',
    price: `${card.insurance.percent}%`,
    note: `Of the value you declare, minimum ${dollars(card.insurance.minimum)}.`,
  },
  {
    name: 'Export filing (EEI)',
    price: dollars(card.exportFiling.price),
    note: `The United States asks for it when one kind of goods is worth more than ${exportFilingAbove}.`,
  },
  {
    name: 'Delivery to the door',
    price: dollars(card.doorDelivery),
    note: deliveryEverywhere(capabilities),
  },
  {
    name: 'Repacking',
    price: orFree(card.repack),
    note: 'When parcels from your mailbox go as one shipment.',
  },
  {
    name: `${card.extraPhotos.count} photos`,
    price: dollars(card.extraPhotos.price),
    note: 'Of the contents, if you ask for them.',
  },
];

/** Prices of extra services, and what is included. */
export const Extras = ({ site }: { readonly site: Site }) => (
  <Section
    id="extras"
    title="Extras"
    lead="Nothing is added without your yes. Duty and taxes are separate: the receiver pays them to customs."
    beside
  >
    <PriceList items={extrasOf(cardInForce(site), site.capabilities)} />
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
