import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Facts } from '#domain/telemetry/batch.ts';
import type { OwnMetricName } from '#domain/telemetry/catalogue.ts';
import { runWhenIdle } from '#web/ui/time/run-when-idle.ts';
import { guarded } from '../guarded.ts';
import { reportMetric } from '../report.ts';
import { withoutThrowing } from '../without-throwing.ts';

/** A task longer than this delays input (a "long task"). The time beyond it counts as blocked. */
const LONG_TASK_MS = 50;

/** Adds up the blocking time of all long tasks since the page began. */
const watchLongTasks = (): (() => number) => {
  let blocked = 0;
  withoutThrowing(() =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += duration - LONG_TASK_MS;
    }).observe({ type: 'longtask', buffered: true }),
  );
  return () => blocked;
};

/** Files of the page's start. Later ones belong to screens that few people open. */
const FIRST_FILES = 16;

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Timings and size of the page load, as the browser measured them. */
const loadTimings = (): Partial<Record<OwnMetricName, number>> => {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const bytes = resources().reduce((sum, { transferSize }) => sum + transferSize, navigation.transferSize);
  return {
    DNS: navigation.domainLookupEnd - navigation.domainLookupStart,
    CONNECT: navigation.connectEnd - navigation.connectStart,
    DOWNLOAD: navigation.responseEnd - navigation.responseStart,
    // Zero means that the person left before it was measured, not that it was fast.
    DOM_READY: navigation.domContentLoadedEventEnd || Number.NaN,
    LOAD: navigation.loadEventEnd || Number.NaN,
    TRANSFER: bytes / 1024,
  };
};

interface Measurement {
  /** Id of this measurement in this page load. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/** Load time of each of the page's own files, by URL. */
const files = (): readonly Measurement[] =>
  resources()
    .filter(({ name }) => name.includes('/assets/'))
    .slice(0, FIRST_FILES)
    .map(({ name, duration }) => ({ id: name, name: 'ASSET', value: duration }));

/** `/assets/app-D30sXOIy.js` as `app.js`, so that builds can be compared. */
const fileName = (address: string): string => address.replace(/^.*\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');

/**
 * Measures this page load. The returned function reports each measurement once, with its value when the page is first
 * hidden, because a later value would count as another page. It counts for the screen that was open when the value last
 * got worse, because the app shows many screens in one page load.
 */
export const measurePage = (): (() => void) => {
  const landing = location.pathname;
  const blocked = watchLongTasks();
  const pending = new Map<string, Measurement & { readonly facts: Facts }>();
  const reported = new Set<string>();
  const remember = ({ id, name, value }: Measurement, facts: Facts = { url: location.pathname }): void => {
    if (!reported.has(id)) pending.set(id, { id, name, value, facts });
  };
  // The browser buffers earlier entries, so none is missed.
  runWhenIdle(
    [onCLS, onFCP, onINP, onLCP, onTTFB].map((watch) =>
      guarded(() => watch((metric) => remember(metric), { reportAllChanges: true })),
    ),
  );

  return () => {
    for (const [name, value] of Object.entries({ ...withoutThrowing(loadTimings), BLOCKED: blocked() }))
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
