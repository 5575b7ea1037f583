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

/** A page of the site, or one of the blog that a colleague wrote. */
export type PagePath = SitePath | `/blog/${string}`;

/** One entry of the breadcrumbs. */
export interface Breadcrumb {
  readonly path: PagePath;
  readonly name: string;
}

const isSitePath = (path: string): path is SitePath => (sitePaths as readonly string[]).includes(path);

/**
 * The breadcrumbs of a page, from the home page to the page itself: Home, Destinations, Guyana.
 * @param title names a page that the site does not know by its path: a post.
 */
export const breadcrumbsTo = (path: PagePath, title?: string): readonly Breadcrumb[] => {
  const known = isSitePath(path) ? (canonicalPaths[path] ?? path) : path;
  const parts = known.split('/').filter((part) => part !== '');
  const onTheWay = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).filter(isSitePath);
  const stops = (['/', ...onTheWay] as const).map((stop) => ({ path: stop, name: names[stop] }));
  return title === undefined || isSitePath(path) ? stops : [...stops, { path, name: title }];
};
