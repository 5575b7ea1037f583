/**
 * The script of a static page. The page can be read and its links work without it.
 */
import '#web/ui/styles/site.css';
import { startTelemetry } from '#web/telemetry/telemetry.ts';
import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';
import { whenActivated } from '#web/ui/time/when-activated.ts';
import { layOutSections } from './chrome/lay-out.ts';
import { watchLogo } from './chrome/logo.ts';
import { watchMenus } from './chrome/menus.ts';
import { datePrints } from './chrome/print-date.ts';
import { startCountdowns } from './countdown/countdown.ts';
import { fetchAhead } from './islands/fetch-ahead.ts';
import { hydrateOnDemand } from './islands/hydrate-on-demand.ts';
import { watchViewTransitions } from './view-transitions.ts';

/** Loads with the first touch what posts, their search and holidays need. They are on few pages, and say so: each further byte here is on every page. */
const loadMore = (): void => {
  if (document.querySelector('[data-more]'))
    for (const touch of ['scroll', 'pointerdown', 'focusin'])
      addEventListener(touch, () => void import('./chrome/on-some-pages.ts'));
};

// First: a page may be left at any moment.
watchViewTransitions();
whenActivated(startTelemetry);
addEventListener('load', fetchAhead);
runWhenIdle([loadMore, hydrateOnDemand, watchMenus, startCountdowns, datePrints, watchLogo]);
layOutSections();
