import type { PageMetadata } from '#web/shell/page-metadata.ts';
import type { SitePage } from '../page.ts';

/** A page without a place among the others, because people come by a link of their own. */
export interface LinkPage extends Omit<SitePage, 'metadata' | 'asked'> {
  readonly metadata: PageMetadata;
}
