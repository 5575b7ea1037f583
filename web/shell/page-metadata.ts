import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** Longest description that search results show, and where a longer one is cut (specification §5). */
const DESCRIPTION_LIMIT = 160;
const DESCRIPTION_CUT = 157;

/** One thing of schema.org, such as a business or a list of questions; `web/site/seo` builds them. */
export interface SchemaThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page says of itself. */
export interface PageMetadata {
  readonly title: string;
  readonly description?: string;
  /** Path of the one address this page should be known by. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** What is shown where the page is shared, as a path; the house's aircraft unless said otherwise. */
  readonly image?: string;
  /** Set for what was written on a day: a guide is told of in the feed by it. Days as `2026-11-21`. */
  readonly article?: { readonly publishedOn: string; readonly changedOn?: string };
  /** schema.org data for search engines. The trail of an inner page comes by itself. */
  readonly structuredData?: readonly SchemaThing[];
}

/** The title with the product's name behind it, unless the name is already in it. */
export const pageTitle = (title: string, brand: Pick<PublicBrand, 'name'>): string =>
  title.toLowerCase().includes(brand.name.toLowerCase()) ? title : `${title} | ${brand.name}`;

/** The description: first a sentence to call us where the number is missing, then the cut to 160 characters. */
export const pageDescription = (description: string, brand: Pick<PublicBrand, 'phone'>): string => {
  const text = description.trim();
  const whole = text.includes(brand.phone.display) ? text : `${text} Call ${brand.phone.display}.`;
  return whole.length > DESCRIPTION_LIMIT ? `${whole.slice(0, DESCRIPTION_CUT)}...` : whole;
};
