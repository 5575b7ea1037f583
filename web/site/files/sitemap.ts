import { canonicalPaths, sitePaths } from '#domain/kernel/paths.ts';
import type { Site } from '../page.ts';
import { type SiteFile, xmlFile, xmlText } from './site-file.ts';

/** All pages with their canonical addresses. */
export const sitemap = ({ url }: Pick<Site, 'url'>): SiteFile => {
  const entries = sitePaths
    .filter((path) => canonicalPaths[path] === undefined)
    .map((path) => `  <url><loc>${xmlText(`${url}${path}`)}</loc></url>`);
  return xmlFile(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
  );
};
