import { eachDestinationPage } from '#domain/kernel/destinations.ts';
import { canonicalPaths, type SitePath, sitePaths } from '#domain/kernel/paths.ts';

/** The names of pages in breadcrumbs. */
const names: Readonly<Record<SitePath, string>> = {
  '/': 'Home',
  '/shipping-calculator': 'Shipping calculator',
  '/how-it-works': 'How it works',
  '/contact': 'Contact',
  '/faq': 'Questions',
  '/service-areas': 'Destinations',
  ...eachDestinationPage(({ country }) => country),
  '/about': 'About us',
  '/business-services': 'Business services',
  '/rates': 'Rates',
  '/shipping': 'Rates',
  '/services': 'Air cargo',
  '/air-cargo-shipping': 'Air cargo',
  '/support': 'Support',
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/quote': 'Get a quote',
  '/tracking': 'Tracking',
  '/blog': 'Blog',
  '/blog/shipping-to-guyana-guide': 'Shipping to Guyana',
  '/blog/shipping-barrel-to-jamaica': 'A barrel to Jamaica',
  '/blog/nj-vs-global-shippers': 'Local or global shipper',
};

/** One entry of the breadcrumbs. */
export interface Breadcrumb {
  readonly path: SitePath;
  readonly name: string;
}

const isSitePath = (path: string): path is SitePath => (sitePaths as readonly string[]).includes(path);

/** The breadcrumbs of a page, from the home page to the page itself: Home, Destinations, Guyana. */
export const breadcrumbsTo = (path: SitePath): readonly Breadcrumb[] => {
  const known = canonicalPaths[path] ?? path;
  const parts = known.split('/').filter((part) => part !== '');
  const onTheWay = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).filter(isSitePath);
  return (['/', ...onTheWay] as const).map((stop) => ({ path: stop, name: names[stop] }));
};
