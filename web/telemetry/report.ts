import type { Facts } from '#domain/telemetry/batch.ts';
import type { metrics, OwnEventName, OwnMetricName } from '#domain/telemetry/catalogue.ts';
import { counts, skip } from './delivery/queue.ts';
import { dispatch, sessionId } from './delivery/transport.ts';
import { isLoop } from './error-loop.ts';
import { guarded } from './guarded.ts';
import { logProblem } from './local-log.ts';
import { signedInUser } from './signed-in.ts';
import { withoutThrowing } from './without-throwing.ts';

/** Context of an error: component stack, action, and facts. */
export interface ErrorCircumstances {
  readonly component?: string | null | undefined;
  readonly action?: string;
  readonly metadata?: Facts;
}

type UnitOf = { readonly [Name in OwnMetricName]: (typeof metrics)[Name]['unit'] };
type OtherThanMs = {
  readonly [Name in OwnMetricName as UnitOf[Name] extends 'ms' ? never : Name]: UnitOf[Name];
};
/** Units other than milliseconds. The type checks that all are here, without loading the catalogue's texts on each page. */
const otherUnits: OtherThanMs = { CLS: 'score', TRANSFER: 'KB', DROPPED: 'count' };
const units: Partial<UnitOf> = otherUnits;

/** Which release of the site or the app runs: the hash in the name of its first script. */
const release = (): string => document.scripts[0]?.src.slice(-11, -3) ?? '';

/** Adds page load, page, and the post that was read last in this tab; a `url` or `post` among the facts replaces them. */
const withPage = (facts?: Facts): Facts => ({
  url: location.pathname,
  // `watch-post.ts` keeps it. Where none was read there is nothing, which JSON leaves out.
  post: withoutThrowing(() => sessionStorage.post),
  ...facts,
  sessionId,
});

/** Reports an error at once, whatever was thrown. */
export const reportError = guarded(
  (thrown: unknown, { component, action, metadata }: ErrorCircumstances = {}) => {
    const error: { readonly message?: unknown; readonly stack?: string } = Object(thrown);
    const message = String(error.message || thrown);
    if (isLoop(message)) {
      skip();
      return;
    }
    const context = {
      sessionId,
      timestamp: Date.now(),
      url: location.pathname,
      userAgent: navigator.userAgent,
      component: component || undefined,
      action,
      metadata: { ...metadata, release: release() },
    };
    logProblem('error', message, context);
    dispatch('errors', { message, stack: error.stack, context });
  },
);

/** Reports a business event, at once unless it may wait. */
export const reportEvent = guarded((event: OwnEventName, properties?: Facts, mayWait?: boolean) =>
  dispatch(
    'business',
    { event, properties: withPage(properties), userId: signedInUser().userId, timestamp: Date.now() },
    mayWait,
  ),
);

/** Reports a measurement. It is sent with the others when the page is hidden. */
export const reportMetric = guarded((name: OwnMetricName, value: number, facts?: Facts) => {
  // Some browsers give negative values, and a page that was left early has none.
  if (!(value >= 0)) return;
  const metadata = withPage(facts);
  dispatch('performance', { name, value, unit: units[name] ?? 'ms', timestamp: Date.now(), metadata });
});

let reportedDrops = 0;

/** Reports how many records were dropped since it was last called. */
export const reportDrops = (): void => {
  const { dropped } = counts();
  if (dropped > reportedDrops) reportMetric('DROPPED', dropped - reportedDrops);
  reportedDrops = dropped;
};
