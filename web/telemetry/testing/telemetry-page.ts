import { afterEach, beforeEach, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import type { ErrorRecord, PerformanceMetric } from '#domain/telemetry/records.ts';

/** One request that the helper made. */
interface Sent {
  readonly kind: string;
  readonly records: readonly unknown[];
}

const callbacks = new Map<string, (metric: MetricType) => void>();
const watch = (name: string) => (callback: (metric: MetricType) => void) => callbacks.set(name, callback);
vi.doMock('web-vitals', () =>
  Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, watch(name)])),
);

const listeners: [EventTarget, ...Parameters<EventTarget['addEventListener']>][] = [];

const closePage = () => {
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options);
};

/** Records listeners, so that they can be removed again. */
const noteListeners = (target: EventTarget) => {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    if (listener === null) return;
    listeners.push([target, type, listener, options]);
    add(type, listener, options);
  });
};

/** A simulated page with telemetry: its requests, and events that can happen to it. */
export const telemetryPage = () => {
  const state = { sent: [] as Sent[], hidden: false, online: true };

  beforeEach(() => {
    noteListeners(window);
    noteListeners(document);
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => state.hidden);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.online);
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      state.sent.push({ kind: url.replace('/api/', ''), records: JSON.parse(String(body)) });
      return new Response('{}');
    });
    localStorage.clear();
    sessionStorage.setItem('visited', 'true');
    history.replaceState(null, '', '/auth/login?code=123456#secret');
    Object.assign(state, { sent: [], hidden: false, online: true });
  });

  afterEach(() => {
    closePage();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const soon = () => vi.advanceTimersByTimeAsync(1);
  /** Waits until records that may wait are sent. */
  const settled = () => vi.advanceTimersByTimeAsync(5001);
  const ofKind = (kind: string) =>
    state.sent.filter((request) => request.kind === kind).flatMap(({ records }) => records);
  return {
    state,
    /** Replaces the page by a new page load, and waits until it observes everything. */
    open: async () => {
      closePage();
      vi.resetModules();
      const telemetry = await import('../telemetry.ts');
      telemetry.startTelemetry();
      await soon();
      return telemetry;
    },
    soon,
    settled,
    hide: async () => {
      for (const hidden of [true, false]) {
        state.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
        await soon();
      }
    },
    fail: (error: unknown, message = 'Uncaught') =>
      window.dispatchEvent(new ErrorEvent('error', { error, message, cancelable: true })),
    reject: (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    /** The browser measured a web vital. */
    vital: (name: string, value: number) =>
      callbacks.get(name)?.({ name, value, id: `${name}-1` } as MetricType),
    ofKind,
    errors: () => ofKind('errors') as ErrorRecord[],
    measured: () => (ofKind('performance') as PerformanceMetric[]).map(({ name, value }) => [name, value]),
  };
};
