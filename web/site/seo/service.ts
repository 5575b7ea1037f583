import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import type { SchemaThing } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';
import { businessId } from './local-business.ts';

interface ServiceOffered {
  readonly name: string;
  readonly description: string;
  /** The destinations, each with its price by the pound. */
  readonly to: readonly DestinationCode[];
}

const offer = (site: Site, code: DestinationCode): SchemaThing => ({
  '@type': 'Offer',
  areaServed: { '@type': 'Country', name: destinations[code].country },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: (cardInForce(site).perLb[code] / 100).toFixed(2),
    priceCurrency: 'USD',
    unitCode: 'LBR',
  },
});

/** A service with its price to each destination to which it can be booked, for service and destination pages. */
export const service = (site: Site, { name, description, to }: ServiceOffered): SchemaThing => {
  const taken = to.filter((code) => isTaken(site.capabilities, code));
  return {
    '@type': 'Service',
    serviceType: 'Air cargo',
    name,
    description,
    provider: { '@id': businessId(site), '@type': 'LocalBusiness', name: site.brand.name },
    areaServed: taken.map((code) => ({ '@type': 'Country', name: destinations[code].country })),
    offers: taken.map((code) => offer(site, code)),
  };
};
