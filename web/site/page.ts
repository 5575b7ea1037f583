import type { ComponentType } from 'react';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';

/** What pages are rendered from: the settings, and where and for whom the site stands. */
export interface Site extends SiteSettings {
  /** Origin without a slash at the end, for addresses that must be whole. */
  readonly url: string;
  /** Whether invented testimonials and profiles may be seen: never on a production stage. */
  readonly showsSamples: boolean;
  /**
   * The month in which the site is published, as 2026-11; the build has none. Files that must be renewed follow from it, and the
   * build needs no calendar.
   */
  readonly month?: string;
}

/** A question that readers come with, and the id of the element on the page that answers it. */
export interface AskedQuestion {
  readonly question: string;
  readonly answeredAt: string;
}

/** One public page. */
export interface SitePage {
  readonly metadata: (site: Site) => PageMetadata;
  readonly Content: ComponentType<{ readonly site: Site }>;
  /** Five questions; a test looks whether each has its answer on the page. */
  readonly asked: readonly AskedQuestion[];
}
