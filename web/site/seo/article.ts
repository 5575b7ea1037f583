import type { SchemaThing } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';
import { businessId } from './local-business.ts';

interface ArticleWritten {
  readonly path: string;
  readonly headline: string;
  readonly description: string;
  /** Days are written `2026-11-21`. */
  readonly publishedOn: string;
  readonly changedOn?: string;
  /** The name of its category. */
  readonly section?: string | undefined;
  /** The paths of its pictures. */
  readonly images?: readonly string[];
}

/** The structured data of a guide. */
export const article = (
  site: Site,
  { path, headline, description, publishedOn, changedOn = publishedOn, section, images = [] }: ArticleWritten,
): SchemaThing => {
  const house = { '@id': businessId(site), '@type': 'Organization', name: site.brand.name };
  return {
    '@type': 'Article',
    headline,
    description,
    ...(section === undefined ? {} : { articleSection: section }),
    ...(images.length > 0 ? { image: images.map((path) => `${site.url}${path}`) } : {}),
    mainEntityOfPage: `${site.url}${path}`,
    datePublished: publishedOn,
    dateModified: changedOn,
    author: house,
    publisher: house,
  };
};
