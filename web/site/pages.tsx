import type { SitePath } from '#domain/kernel/paths.ts';
import { HomePage, homeMetadata } from './home/home-page.tsx';
import type { SitePage } from './page.ts';
import { faqPage } from './pages/faq/faq-page.tsx';
import { privacyPage } from './pages/legal/privacy-page.tsx';
import { termsPage } from './pages/legal/terms-page.tsx';
import { unwritten } from './pages/unwritten.tsx';

/** Every public page by its path; a path without a page does not compile. */
export const pages: Readonly<Record<SitePath, SitePage>> = {
  '/': { metadata: homeMetadata, Content: HomePage, asked: [] },
  '/shipping-calculator': unwritten('Shipping calculator'),
  '/how-it-works': unwritten('How it works'),
  '/contact': unwritten('Contact'),
  '/faq': faqPage,
  '/service-areas': unwritten('Service areas'),
  '/service-areas/guyana': unwritten('Guyana'),
  '/service-areas/jamaica': unwritten('Jamaica'),
  '/service-areas/trinidad': unwritten('Trinidad'),
  '/service-areas/barbados': unwritten('Barbados'),
  '/service-areas/suriname': unwritten('Suriname'),
  '/about': unwritten('About'),
  '/business-services': unwritten('Business services'),
  '/rates': unwritten('Rates'),
  '/shipping': unwritten('Rates'),
  '/services': unwritten('Air cargo'),
  '/air-cargo-shipping': unwritten('Air cargo'),
  '/support': unwritten('Support'),
  '/privacy-policy': privacyPage,
  '/terms': termsPage,
  '/quote': unwritten('Get a quote'),
  '/tracking': unwritten('Tracking'),
  '/blog': unwritten('Blog'),
  '/blog/shipping-to-guyana-guide': unwritten('Shipping to Guyana'),
  '/blog/shipping-barrel-to-jamaica': unwritten('Shipping a barrel to Jamaica'),
  '/blog/nj-vs-global-shippers': unwritten('New Jersey or a global shipper'),
};
