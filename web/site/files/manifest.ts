import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** The web app manifest, for phones with the site on their home screen. */
export const manifest = ({ brand }: Pick<Site, 'brand'>): SiteFile => ({
  contentType: 'application/manifest+json; charset=utf-8',
  body: JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/dashboard',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#0a2138',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }),
});
