import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Facts } from '#domain/telemetry/batch.ts';
import type { OwnMetricName } from '#domain/telemetry/catalogue.ts';
import { inTurn } from '#web/ui/time/in-turn.ts';
import { guarded } from '../guarded.ts';
import { reportMetric } from '../report.ts';
import { withoutThrowing } from '../without-throwing.ts';

/** A task longer than this keeps a person waiting; what is beyond it counts as blocked. */
const LONG_TASK_MS = 50;

/** Adds up, from the page's beginning on, for how long a tap would have found nobody. */
const watchLongTasks = (): (() => number) => {
  let blocked = 0;
  withoutThrowing(() =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += duration - LONG_TASK_MS;
    }).observe({ type: 'longtask', buffered: true }),
  );
  return () => blocked;
};

/** Files that a page begins with; what comes later is for screens that most people never open. */
const FIRST_FILES = 16;

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** How the page came and how heavy it was, as the browser timed it. */
const loadFigures = (): Partial<Record<OwnMetricName, number>> => {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const bytes = resources().reduce((sum, { transferSize }) => sum + transferSize, navigation.transferSize);
  return {
    DNS: navigation.domainLookupEnd - navigation.domainLookupStart,
    CONNECT: navigation.connectEnd - navigation.connectStart,
    DOWNLOAD: navigation.responseEnd - navigation.responseStart,
    // Zero where the person left earlier: then nothing was measured, which is not the same as fast.
    DOM_READY: navigation.domContentLoadedEventEnd || Number.NaN,
    LOAD: navigation.loadEventEnd || Number.NaN,
    TRANSFER: bytes / 1024,
  };
};

interface Measurement {
  /** Of this measurement of this page load. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/** How long each of the page's own files took, by its address. */
const files = (): readonly Measurement[] =>
  resources()
    .filter(({ name }) => name.includes('/assets/'))
    .slice(0, FIRST_FILES)
    .map(({ name, duration }) => ({ id: name, name: 'ASSET', value: duration }));

/** `/assets/app-D30sXOIy.js` as `app.js`: the same file of every build. */
const fileName = (address: string): string => address.replace(/^.*\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');

/**
 * Measures this page load. The answer reports what was not reported yet: each measurement once, as it stands when the
 * page is first hidden, because a later value of the same page would count as another page. It counts for the screen
 * that was open when it last got worse: the app shows many in one page load.
 */
export const measurePage = (): (() => void) => {
  const landing = location.pathname;
  const blocked = watchLongTasks();
  const pending = new Map<string, Measurement & { readonly facts: Facts }>();
  const reported = new Set<string>();
  const remember = ({ id, name, value }: Measurement, facts: Facts = { url: location.pathname }): void => {
    if (!reported.has(id)) pending.set(id, { id, name, value, facts });
  };
  // The browser keeps what happened before they listen.
  inTurn(
    [onCLS, onFCP, onINP, onLCP, onTTFB].map((watch) =>
      guarded(() => watch((metric) => remember(metric), { reportAllChanges: true })),
    ),
  );

  return () => {
    for (const [name, value] of Object.entries({ ...withoutThrowing(loadFigures), BLOCKED: blocked() }))
      remember({ id: name, name, value }, { url: landing });
    for (const file of withoutThrowing(files) ?? [])
      remember(file, { url: landing, file: fileName(file.id) });
    for (const { id, name, value, facts } of pending.values()) {
      reportMetric(name as OwnMetricName, value, facts);
      reported.add(id);
    }
    pending.clear();
  };
};
