/**
 * What few pages need: posts count their readers and are searched, price lists say on paper how old they are, and holidays that are over
 * are left out. `load-more.ts` loads it on these pages.
 */
import { watchPost } from '#web/telemetry/watch/watch-post.ts';
import { datePrints } from '../chrome/print-date.ts';
import { hidePast } from '../countdown/hide-past.ts';
import { searchPosts } from '../pages/blog/search/search-posts.ts';

hidePast();
datePrints();
searchPosts();
watchPost();
