/**
 * What browsers report of themselves: errors, measurements, and what matters to the business. The names are those of
 * domain/telemetry/catalogue.ts. Everything but `startTelemetry` may be called on any page at any time; nothing here
 * ever throws or makes anybody wait.
 */

import { inTurn } from '#web/ui/time/in-turn.ts';
import { flush, leave, resume } from './delivery/transport.ts';
import { guarded } from './guarded.ts';
import { reportDrops, reportEvent } from './report.ts';
import { measurePage } from './watch/measure-page.ts';
import { watchContacts } from './watch/watch-contacts.ts';
import { watchErrors } from './watch/watch-errors.ts';
import { withoutThrowing } from './without-throwing.ts';

export { logProblem } from './local-log.ts';
export { reportError, reportEvent, reportMetric } from './report.ts';

/** A tab is one visit, however many pages it shows. */
const reportVisit = (): void => {
  if (withoutThrowing(() => sessionStorage.getItem('visited'))) return;
  withoutThrowing(() => sessionStorage.setItem('visited', 'true'));
  // The report asks the other storage who is signed in.
  inTurn([() => reportEvent('visit', undefined, true)]);
};

/** Measures the page and sends what is known of it when it is hidden, or the network is back. */
const watchPage = (): void => {
  let toOwnPage = false;
  let reportPage = (): void => {};
  const beginToMeasure = (): void => {
    reportPage = measurePage();
  };
  inTurn([guarded(beginToMeasure)]);
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
  // Tells of a next page only where it is of this origin; some browsers never do.
  addEventListener('pageswap', ({ activation }) => {
    toOwnPage = activation !== null;
  });
  // In its own phase, after web-vitals has had its last words.
  document.addEventListener('visibilitychange', guarded(changeVisibility));
};

/**
 * Begins to watch this page load: errors and where it leads at once, the rest as soon as may be. Called once by each page.
 */
export const startTelemetry = guarded((): void => {
  watchErrors();
  watchPage();
  inTurn([watchContacts, reportVisit, resume].map(guarded));
});
