/**
 * What few pages need: posts count their readers, price lists say on paper how old they are, and holidays that are over are left out.
 * Other pages do not load this file.
 */
import { watchPost } from '#web/telemetry/watch/watch-post.ts';
import { hidePast } from '../countdown/hide-past.ts';
import { datePrints } from './print-date.ts';

hidePast();
datePrints();
watchPost();
