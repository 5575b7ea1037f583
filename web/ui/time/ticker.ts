export const MINUTE_MS = 60_000;
export const SECOND_MS = 1000;

/** A tick: the current time, and true for `seconds` unless the user prefers reduced motion. */
export interface Tick {
  readonly now: number;
  readonly seconds: boolean;
}

/**
 * Ticks on each full second, or each full minute with reduced motion. Returns the function that stops it. Each tick reads the clock, so it
 * is correct after sleep, a clock change, or a return from the back-forward cache. A hidden page does not tick.
 */
export const startTicker = (onTick: (tick: Tick) => void): (() => void) => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    const intervalMs = reducedMotion.matches ? MINUTE_MS : SECOND_MS;
    timer = setTimeout(tick, intervalMs - (now % intervalMs));
    onTick({ now, seconds: !reducedMotion.matches });
  };
  const { signal } = listening;
  document.addEventListener('visibilitychange', tick, { signal });
  addEventListener('pageshow', tick, { signal });
  reducedMotion.addEventListener('change', tick, { signal });
  tick();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
};
