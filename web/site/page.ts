import type { ComponentType } from 'react';
import type { PublishedDeparture } from '#domain/departures/published/published.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';

/** The input of rendering: the settings, and the address of the site. */
export interface Site extends SiteSettings {
  /** The origin without a slash at the end, for absolute addresses. */
  readonly url: string;
  /** True if invented testimonials and profiles are shown. Never on a production stage. */
  readonly showsSamples: boolean;
  /**
   * The month in which the site is published, such as 2026-11. Files that are renewed each month depend on it. The build has none, so its
   * result does not depend on the date.
   */
  readonly month?: string;
  /** The flights of the next eight weeks. The build knows none. */
  readonly departures?: readonly PublishedDeparture[];
}

/** A typical question of readers, and the id of the element on the page with the answer. */
export interface AskedQuestion {
  readonly question: string;
  readonly answeredAt: string;
}

/** One public page. */
export interface SitePage {
  readonly metadata: (site: Site) => PageMetadata;
  readonly Content: ComponentType<{ readonly site: Site }>;
  /** Leaves out the bar with Get Quote at the bottom of phones: on this page people are getting one. */
  readonly withoutBottomBar?: boolean;
  /** Holds back what is sent before the script is there, on pages that ask for a password. */
  readonly holdsSubmits?: boolean;
  /** Loads at once what few pages need, because people leave this page without touching it. */
  readonly startsMore?: boolean;
  /** Five questions. A test checks that each has its answer on the page. */
  readonly asked: readonly AskedQuestion[];
}
