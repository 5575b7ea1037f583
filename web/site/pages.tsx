import { eachDestinationPage } from '#domain/kernel/destinations.ts';
import type { SitePath } from '#domain/kernel/paths.ts';
import type { SitePage } from './page.ts';
import { aboutPage } from './pages/about/about-page.tsx';
import { blogPage } from './pages/blog/blog-page.tsx';
import { guidePages } from './pages/blog/guide-pages.ts';
import { businessPage } from './pages/business/business-page.tsx';
import { calculatorPage } from './pages/calculator/calculator-page.tsx';
import { contactPage } from './pages/contact/contact-page.tsx';
import { destinationPage } from './pages/destination/destination-page.tsx';
import { faqPage } from './pages/faq/faq-page.tsx';
import { home } from './pages/home/home-page.tsx';
import { howItWorksPage } from './pages/how-it-works/how-it-works-page.tsx';
import { privacyPage } from './pages/legal/privacy-page.tsx';
import { termsPage } from './pages/legal/terms-page.tsx';
import { quotePage } from './pages/quote/quote-page.tsx';
import { ratesPage } from './pages/rates/rates-page.tsx';
import { serviceAreasPage } from './pages/service-areas/service-areas-page.tsx';
import { servicesPage } from './pages/services/services-page.tsx';
import { supportPage } from './pages/support/support-page.tsx';
import { trackingPage } from './pages/tracking/tracking-page.tsx';

/** All public pages by path. A path without a page does not compile. */
export const pages: Readonly<Record<SitePath, SitePage>> = {
  '/': home,
  '/shipping-calculator': calculatorPage,
  '/how-it-works': howItWorksPage,
  '/contact': contactPage,
  '/faq': faqPage,
  '/service-areas': serviceAreasPage,
  ...eachDestinationPage(({ code }) => destinationPage(code)),
  '/about': aboutPage,
  '/business-services': businessPage,
  '/rates': ratesPage,
  '/shipping': ratesPage,
  '/services': servicesPage,
  '/air-cargo-shipping': servicesPage,
  '/support': supportPage,
  '/privacy-policy': privacyPage,
  '/terms': termsPage,
  '/quote': quotePage,
  '/tracking': trackingPage,
  '/blog': blogPage,
  ...guidePages,
};
