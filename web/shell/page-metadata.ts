import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** Longest description that search results show, and where a longer one is cut (trade.md, What the owner fixed). */
const DESCRIPTION_LIMIT = 160;
const DESCRIPTION_CUT = 157;

/** One thing of schema.org, such as a business or a list of questions; `web/site/seo` builds them. */
export interface SchemaThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Metadata of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description?: string;
  /** The canonical path of this page. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Path of the picture for shared links; the aircraft by default. */
  readonly image?: string;
  /** Set for pages with a date; such a guide is listed in the feed. Days as `2026-11-21`. */
  readonly article?: { readonly publishedOn: string; readonly changedOn?: string };
  /** schema.org data for search engines. The breadcrumbs of an inner page are added by the renderer. */
  readonly structuredData?: readonly SchemaThing[];
}

/** The title with the product's name appended, unless it is already in it. */
export const pageTitle = (title: string, brand: Pick<PublicBrand, 'name'>): string =>
  title.toLowerCase().includes(brand.name.toLowerCase()) ? title : `${title} | ${brand.name}`;

/** The description: with a sentence to call us when it has no number, then cut to 160 characters. */
export const pageDescription = (description: string, brand: Pick<PublicBrand, 'phone'>): string => {
  const text = description.trim();
  const whole = text.includes(brand.phone.display) ? text : `${text} Call ${brand.phone.display}.`;
  return whole.length > DESCRIPTION_LIMIT ? `${whole.slice(0, DESCRIPTION_CUT)}...` : whole;
};
