import type { Clock } from '../../types.ts';
import type { RouteSettings, StageProperties } from './api-config.ts';

/** True while the route may take one more request now. */
export type Throttle = (routeKey: string) => boolean;

/** A bucket of `burst` tokens that fills at `rate` a second. */
const tokenBucket = (rate: number, burst: number, clock: Clock): (() => boolean) => {
  let tokens = burst;
  let filledAt = clock.now();
  return () => {
    const now = clock.now();
    // A clock that was set back takes nothing away: it goes on from where it stands now.
    const elapsed = Math.max(0, now - filledAt);
    tokens = Math.min(burst, tokens + (elapsed / 1000) * rate);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

/** What an account has when the stage sets nothing: 10,000 a second, bursts of 5,000. */
const accountSettings = { rate: 10_000, burst: 5_000 };

const settingsOf = (specific: RouteSettings | undefined, general: RouteSettings | undefined) => ({
  rate: specific?.ThrottlingRateLimit ?? general?.ThrottlingRateLimit ?? accountSettings.rate,
  burst: specific?.ThrottlingBurstLimit ?? general?.ThrottlingBurstLimit ?? accountSettings.burst,
});

/** The stage's throttles: every route has its own bucket, with its own settings or the stage's. */
export const createThrottle = (stage: StageProperties | undefined, clock: Clock): Throttle => {
  const buckets = new Map<string, () => boolean>();
  return (routeKey) => {
    let take = buckets.get(routeKey);
    if (take === undefined) {
      const { rate, burst } = settingsOf(stage?.RouteSettings?.[routeKey], stage?.DefaultRouteSettings);
      take = tokenBucket(rate, burst, clock);
      buckets.set(routeKey, take);
    }
    return take();
  };
};
