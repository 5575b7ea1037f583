/**
 * What browsers report: errors, measurements and business events, with the names of domain/telemetry/catalogue.ts.
 * Everything except `startTelemetry` may be called on any page at any time. Nothing here throws or blocks.
 */

import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';
import { flush, leave, resume } from './delivery/transport.ts';
import { guarded } from './guarded.ts';
import { reportDrops, reportEvent } from './report.ts';
import { measurePage } from './watch/measure-page.ts';
import { watchContacts } from './watch/watch-contacts.ts';
import { watchErrors } from './watch/watch-errors.ts';
import { withoutThrowing } from './without-throwing.ts';

export { logProblem } from './local-log.ts';
export { reportError, reportEvent, reportMetric } from './report.ts';

/** A visit is one tab, however many pages it shows. */
const reportVisit = (): void => {
  if (withoutThrowing(() => sessionStorage.visited)) return;
  withoutThrowing(() => {
    sessionStorage.visited = true;
  });
  // The report reads from `localStorage` who is signed in.
  runWhenIdle([() => reportEvent('visit', undefined, true)]);
};

/** Measures the page. Sends the measurements when it is hidden, and waiting batches when the network is back. */
const watchPage = (): void => {
  let toOwnPage = false;
  let reportPage = (): void => {};
  const beginToMeasure = (): void => {
    reportPage = measurePage();
  };
  runWhenIdle([guarded(beginToMeasure)]);
  const report = (): void => {
    reportPage();
    reportDrops();
  };
  const backOnline = (): void => {
    report();
    flush(true);
  };
  const changeVisibility = (): void => {
    if (!document.hidden) return;
    report();
    leave(toOwnPage);
    toOwnPage = false;
  };
  addEventListener('online', guarded(backOnline));
  // `pageswap` names the next page only if it has the same origin; some browsers do not have the event.
  addEventListener('pageswap', ({ activation }) => {
    toOwnPage = activation !== null;
  });
  // In the bubbling phase, after web-vitals has reported its last values.
  document.addEventListener('visibilitychange', guarded(changeVisibility));
};

/** Starts telemetry for this page load: errors and the next page at once, the rest when the page has settled. Each page calls it once. */
export const startTelemetry = guarded((): void => {
  watchErrors();
  watchPage();
  runWhenIdle([watchContacts, reportVisit, resume].map(guarded));
});
