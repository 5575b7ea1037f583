const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** What is told on each tick: the clock's time, and whether seconds may be seen moving. */
export interface Tick {
  readonly now: number;
  readonly seconds: boolean;
}

/**
 * Tells the time on every full second, or minute where people ask for less motion, and returns how to stop. It always
 * asks the clock, so sleep, a changed clock and a page brought back from memory cannot make it wrong; a page that nobody
 * sees rests.
 */
export const startTicker = (onTick: (tick: Tick) => void): (() => void) => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    const pace = calm.matches ? MINUTE_MS : SECOND_MS;
    timer = setTimeout(tick, pace - (now % pace));
    onTick({ now, seconds: !calm.matches });
  };
  const { signal } = listening;
  document.addEventListener('visibilitychange', tick, { signal });
  addEventListener('pageshow', tick, { signal });
  calm.addEventListener('change', tick, { signal });
  tick();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
};
