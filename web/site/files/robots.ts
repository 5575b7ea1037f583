import type { Site } from '../page.ts';
import type { SiteFile } from './site-file.ts';

/** Search engines must not index the signed-in app. */
const closed = ['/api/', '/admin', '/staff', '/dashboard', '/customer', '/auth/callback'];

/** The paths that crawlers may read, and the addresses of the sitemaps: of the pages, and of the posts. */
export const robots = ({ url }: Pick<Site, 'url'>): SiteFile => ({
  contentType: 'text/plain; charset=utf-8',
  body: `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${url}/sitemap.xml\nSitemap: ${url}/sitemap-posts.xml\n`,
});
