import { renderToStaticMarkup } from 'react-dom/server';
import { profilesOrSamples } from '#domain/settings/sample-profiles.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { type Assets, Document } from './document.tsx';
import type { SiteFile } from './files/site-file.ts';
import type { Site, SitePage } from './page.ts';

/** The HTML of a page. */
export const html = (
  page: Omit<SitePage, 'metadata' | 'asked'>,
  metadata: PageMetadata,
  site: Site,
  assets: Assets,
): SiteFile => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>${renderToStaticMarkup(
    <Document
      site={site}
      metadata={metadata}
      assets={assets}
      bottomBar={!page.withoutBottomBar}
      holdsSubmits={page.holdsSubmits}
      startsMore={page.startsMore}
    >
      <page.Content site={site} />
    </Document>,
  )}`,
});

/** The site with sample profiles if samples are shown, for pages and app. */
export const withSamples = (site: Site): Site =>
  site.showsSamples
    ? { ...site, brand: { ...site.brand, social: profilesOrSamples(site.brand.social) } }
    : site;
