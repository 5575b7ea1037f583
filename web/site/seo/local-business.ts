import { allDestinations } from '#domain/kernel/destinations.ts';
import { isSampleProfile } from '#domain/settings/sample-profiles.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import type { SchemaThing } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';

/** Id by which the other objects of a page refer to the business. */
export const businessId = (site: Pick<Site, 'url'>): string => `${site.url}/#business`;

const address = ({ facility }: PublicBrand): SchemaThing => ({
  '@type': 'PostalAddress',
  streetAddress: facility.line1,
  addressLocality: facility.city,
  addressRegion: facility.state,
  postalCode: facility.postalCode,
  addressCountry: 'US',
});

/** The business: address, contact, destinations. For the home page and the contact page. */
export const localBusiness = (site: Site): SchemaThing => {
  const { brand, url } = site;
  const profiles = Object.values(brand.social).filter((profile) => profile && !isSampleProfile(profile));
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: brand.name,
    slogan: brand.tagline,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    telephone: brand.phone.e164,
    email: brand.email,
    address: address(brand),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: brand.facility.latitude,
      longitude: brand.facility.longitude,
    },
    areaServed: allDestinations.map(({ country }) => ({ '@type': 'Country', name: country })),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
};
