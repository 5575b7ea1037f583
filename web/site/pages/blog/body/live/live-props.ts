import type { LiveBlock, LiveOf } from '#domain/blog/body/live.ts';
import type { Site } from '../../../../page.ts';

/** What the component of a live block gets. */
export interface LiveProps<Kind extends LiveBlock['live']> {
  readonly site: Site;
  readonly block: LiveOf<Kind>;
}
