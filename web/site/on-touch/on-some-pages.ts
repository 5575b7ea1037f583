/**
 * What few pages need: posts count their readers, guides are searched, holidays that are over are left out, and the page for unknown
 * addresses reports the one that was asked. `load-more.ts` loads it on most of these pages.
 */
import { watchMissed } from '#web/telemetry/watch/watch-missed.ts';
import { watchPost } from '#web/telemetry/watch/watch-post.ts';
import { hidePast } from '../countdown/hide-past.ts';
import { hydrateOnDemand } from '../islands/hydrate-on-demand.ts';
import { moreIslands } from '../islands/more-registry.ts';

hidePast();
hydrateOnDemand(moreIslands);
watchPost();
watchMissed();
