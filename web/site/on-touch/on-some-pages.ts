/**
 * What few pages need: posts count their readers, guides are searched, and holidays that are over are left out. `load-more.ts` loads it on
 * these pages.
 */
import { watchPost } from '#web/telemetry/watch/watch-post.ts';
import { hidePast } from '../countdown/hide-past.ts';
import { hydrateOnDemand } from '../islands/hydrate-on-demand.ts';
import { moreIslands } from '../islands/more-registry.ts';

hidePast();
hydrateOnDemand(moreIslands);
watchPost();
