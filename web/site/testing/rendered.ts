import { defaultSite } from '#domain/settings/defaults.ts';
import type { Assets } from '../document.tsx';
import type { Site } from '../page.ts';
import { renderSite } from '../render.tsx';

/** A site with sample settings. */
export const site: Site = { ...defaultSite(), url: 'https://example.test', showsSamples: true };

/** Sample assets, so that no build is needed. */
export const assets: Assets = {
  script: '/assets/site.js',
  styles: ['/assets/site.css'],
  fonts: [],
  pictures: {
    heroWideAvif: '/assets/hero-wide.avif',
    heroWideWebp: '/assets/hero-wide.webp',
    heroNarrowWebp: '/assets/hero-narrow.webp',
    share: '/assets/share.jpg',
  },
};

/** All files of that site. */
export const rendered = renderSite(site, assets);
