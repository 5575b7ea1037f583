import type { SitePath } from '#domain/kernel/paths.ts';
import { type PageMetadata, pageDescription } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';
import { type SiteFile, xmlFile, xmlText } from './site-file.ts';

/** A page with a date. */
export interface FeedEntry {
  readonly path: SitePath;
  readonly metadata: PageMetadata & { readonly article: NonNullable<PageMetadata['article']> };
}

const rfc822 = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

const item = ({ url, brand }: Site, { path, metadata }: FeedEntry): string =>
  [
    '    <item>',
    `      <title>${xmlText(metadata.title)}</title>`,
    `      <link>${xmlText(url + path)}</link>`,
    `      <guid>${xmlText(url + path)}</guid>`,
    `      <pubDate>${rfc822(metadata.article.publishedOn)}</pubDate>`,
    `      <description>${xmlText(pageDescription(metadata.description ?? '', brand))}</description>`,
    '    </item>',
  ].join('\n');

/** The guides as RSS, newest first. */
export const feed = (site: Site, entries: readonly FeedEntry[]): SiteFile => {
  const { url, brand } = site;
  const items = entries.toSorted((one, other) =>
    other.metadata.article.publishedOn.localeCompare(one.metadata.article.publishedOn),
  );
  return xmlFile(
    'application/rss+xml',
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
      '  <channel>',
      `    <title>${xmlText(`${brand.name} guides`)}</title>`,
      `    <link>${xmlText(`${url}/blog`)}</link>`,
      `    <atom:link href="${xmlText(`${url}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
      `    <description>${xmlText(`Shipping to the Caribbean, from ${brand.name}`)}</description>`,
      '    <language>en</language>',
      ...items.map((entry) => item(site, entry)),
      '  </channel>',
      '</rss>',
    ].join('\n'),
  );
};
