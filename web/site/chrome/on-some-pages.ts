/**
 * What few pages need: posts count their readers and are searched, price lists say on paper how old they are, and holidays that are over
 * are left out.
 * Other pages do not load this file.
 */
import { watchPost } from '#web/telemetry/watch/watch-post.ts';
import { hidePast } from '../countdown/hide-past.ts';
import { datePrints } from './print-date.ts';
import { searchPosts } from './search-posts.ts';

hidePast();
datePrints();
searchPosts();
watchPost();
