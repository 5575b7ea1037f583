import type { Clock } from '../../types.ts';
import type { RouteSettings, StageProperties } from './api-config.ts';

/** True while the route may take one more request now. */
export type Throttle = (routeKey: string) => boolean;

/** A token bucket of `burst` tokens that fills with `rate` tokens a second. */
const tokenBucket = (rate: number, burst: number, clock: Clock): (() => boolean) => {
  let tokens = burst;
  let filledAt = clock.now();
  return () => {
    const now = clock.now();
    // When the clock is set back, no token is lost: the bucket fills from the new time on.
    const elapsed = Math.max(0, now - filledAt);
    tokens = Math.min(burst, tokens + (elapsed / 1000) * rate);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

/** The limits of an account when the stage sets none: 10,000 requests a second, bursts of 5,000. */
const accountSettings = { rate: 10_000, burst: 5_000 };

const settingsOf = (specific: RouteSettings | undefined, general: RouteSettings | undefined) => ({
  rate: specific?.ThrottlingRateLimit ?? general?.ThrottlingRateLimit ?? accountSettings.rate,
  burst: specific?.ThrottlingBurstLimit ?? general?.ThrottlingBurstLimit ?? accountSettings.burst,
});

/** The throttles of a stage. Each route has its own bucket, with its own settings or those of the stage. */
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
