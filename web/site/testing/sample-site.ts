import type { RateCard } from '#domain/quotes/rate-card.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Assets } from '../document.tsx';
import type { Site } from '../page.ts';

/** A site with sample settings. */
export const site: Site = { ...defaultSite(), url: 'https://example.test', showsSamples: true };

/** The same after a change of the rate card in force. */
export const withCard = (change: Partial<RateCard>): Site => ({
  ...site,
  rateCards: [{ version: 2, effectiveFrom: '2026-12-01', card: { ...cardInForce(site), ...change } }],
});

/** The words of a page, without its markup. */
export const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** Sample assets, so that no build is needed. */
export const assets: Assets = {
  script: '/assets/site.js',
  earlyScript: '/assets/before-hydration.js',
  moreScript: '/assets/on-some-pages.js',
  styles: ['/assets/site.css'],
  fonts: [],
  islands: { calculator: ['/assets/hydrate.js', '/assets/calculator.js'] },
  pictures: {
    heroWideAvif: '/assets/hero-wide.avif',
    heroWideWebp: '/assets/hero-wide.webp',
    heroNarrowWebp: '/assets/hero-narrow.webp',
    share: '/assets/share.jpg',
  },
  app: {
    earlyScript: '/assets/early.js',
    script: '/assets/app.js',
    styles: ['/assets/app.css'],
    imports: { customer: ['/assets/react.js'], desk: ['/assets/react.js', '/assets/desk-layout.js'] },
  },
};
