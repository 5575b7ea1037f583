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
import { loadMore } from './on-touch/load-more.ts';
import { watchViewTransitions } from './view-transitions.ts';

// First: a page may be left at any moment.
watchViewTransitions();
whenActivated(startTelemetry);
addEventListener('load', fetchAhead);
runWhenIdle([loadMore, hydrateOnDemand, watchMenus, startCountdowns, datePrints, watchLogo]);
layOutSections();
