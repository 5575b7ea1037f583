/**
 * The script of a static page. The page can be read and its links work without it.
 */
import '#web/ui/styles/site.css';
import { startTelemetry } from '#web/telemetry/telemetry.ts';
import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';
import { layOutSections } from './chrome/lay-out.ts';
import { watchLogo } from './chrome/logo.ts';
import { watchMenus } from './chrome/menus.ts';
import { datePrints } from './chrome/print-date.ts';
import { whenActivated } from './chrome/when-activated.ts';
import { startCountdowns } from './countdown/countdown.ts';
import { hidePast } from './countdown/hide-past.ts';
import { fetchAhead } from './islands/fetch-ahead.ts';
import { hydrateOnDemand } from './islands/hydrate-on-demand.ts';
import { watchViewTransitions } from './view-transitions.ts';

/** Posts of the blog are few of the pages, so only they load what counts their readers. */
const watchReading = (): void => {
  const post = document.querySelector<HTMLElement>('article[data-post]');
  if (post === null) return;
  const watch = (): void =>
    void import('#web/telemetry/watch/watch-post.ts').then(({ watchPost }) => watchPost(post));
  whenActivated(watch);
};

// First: a page may be left at any moment.
watchViewTransitions();
whenActivated(startTelemetry);
addEventListener('load', fetchAhead);
runWhenIdle([watchReading, hydrateOnDemand, watchMenus, startCountdowns, hidePast, datePrints, watchLogo]);
layOutSections();
