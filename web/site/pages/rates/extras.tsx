import { type Cents, dollars } from '#domain/kernel/money.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { cardInForce, pickupPrices } from '../../phrases/prices.ts';
import { pickupBookBy, pickupWords } from '../../phrases/times.ts';
import { type PriceItem, PriceList } from '../../prices/price-list.tsx';

const perLbOrIncluded = (price: Cents): string => (price === 0 ? 'Included' : `${dollars(price)} per lb`);
const orFree = (price: Cents): string => (price === 0 ? 'Free' : dollars(price));

/** Pickup prices by distance. */
export const Pickup = ({ site }: { readonly site: Site }) => {
  const { stairs, failedPickup } = cardInForce(site);
  return (
    <Section
      id="pickup"
      title="Collected from you"
      lead={`We come ${pickupWords(site)}, measured in a straight line. Bringing it to the dock costs nothing.`}
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
            name: 'Nobody there',
            price: dollars(failedPickup),
            note: 'When we come in the slot you booked and cannot collect.',
          },
        ]}
      />
      <p className="mt-4">Slots are booked by {pickupBookBy(site.schedule)}.</p>
    </Section>
  );
};

const extrasOf = (card: RateCard): readonly PriceItem[] => [
  { name: 'Fuel surcharge', price: perLbOrIncluded(card.fuelPerLb) },
  { name: 'Security screening', price: perLbOrIncluded(card.securityPerLb) },
  {
    name: 'Express',
    price: `+${card.expressPercent}%`,
    note: 'On the freight, after the minimum.',
  },
  {
    name: 'Customs brokerage',
    price: dollars(card.brokerage),
    note: 'For each shipment: the customs entry at the destination is prepared for you. The duty itself is not in it.',
  },
  {
    name: 'Insurance',
    price: `${card.insurance.percent}%`,
    note: `Of what you declare it is worth, ${dollars(card.insurance.minimum)} at least.`,
  },
  {
    name: 'Export filing (EEI)',
    price: dollars(card.exportFiling.price),
    note: `The United States asks for it when one kind of goods is worth more than ${dollars(card.exportFiling.aboveValue)}.`,
  },
  {
    name: 'Delivery to the door',
    price: dollars(card.doorDelivery),
    note: 'At the destination. Ask first whether we reach the street.',
  },
  { name: 'Repacking', price: orFree(card.repack), note: 'When parcels of your mailbox go as one.' },
  {
    name: 'Photo on arrival',
    price: 'Free',
    note: 'One of every parcel that comes to your mailbox.',
  },
  {
    name: `${card.extraPhotos.count} more photos`,
    price: dollars(card.extraPhotos.price),
    note: 'Of the contents, when you ask for them.',
  },
];

/** Prices of extra services, and what is included. */
export const Extras = ({ site }: { readonly site: Site }) => (
  <Section
    id="extras"
    title="Only if you need it"
    lead="Nothing here is added without you knowing. Duty and taxes at the other end are not ours: the receiver pays them to customs there."
    beside
  >
    <PriceList items={extrasOf(cardInForce(site))} />
  </Section>
);

/** Storage fees at the dock and at the destination. */
export const Storage = ({ site }: { readonly site: Site }) => {
  const { storage } = cardInForce(site);
  return (
    <Section
      id="storage"
      title="While it waits"
      lead={`Day 1 at our dock is the day after it arrived. From day ${storage.abandonedAfterDays} on goods count as abandoned; we write to you before.`}
      tone="sunk"
      beside
    >
      <PriceList
        items={[
          { name: `In ${site.brand.facility.city}, the first ${storage.freeDays} days`, price: 'Free' },
          { name: 'After that, each pound and day begun', price: dollars(storage.perLbDay) },
          { name: `At the destination, the first ${storage.destinationFreeDays} days`, price: 'Free' },
          { name: 'After that, each piece and week', price: dollars(storage.destinationPerPieceWeek) },
        ]}
      />
    </Section>
  );
};
