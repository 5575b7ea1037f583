/** Counts requests per address over a sliding window. */
export interface RateLimit {
  /** Counts this request. True when it is over the limit. Refused requests count too, as on AWS. */
  exceeded(address: string, now: number): boolean;
}

/** When more addresses are known, the least recently seen one is forgotten. */
const maximumAddresses = 10_000;

interface Visits {
  /** A ring buffer of the instants of the last requests, at most `limit`. */
  readonly instants: number[];
  next: number;
}

/**
 * A limit of `limit` requests within any `windowSeconds`.
 * It keeps one number for each received request, at most `limit`. The time per request is constant.
 */
export const rateLimit = (limit: number, windowSeconds: number): RateLimit => {
  const byAddress = new Map<string, Visits>();
  const visitsOf = (address: string): Visits => {
    const known = byAddress.get(address);
    const visits = known ?? { instants: [], next: 0 };
    if (known !== undefined) byAddress.delete(address);
    byAddress.set(address, visits);
    if (byAddress.size > maximumAddresses) {
      const oldest = byAddress.keys().next();
      if (!oldest.done) byAddress.delete(oldest.value);
    }
    return visits;
  };
  return {
    exceeded: (address, now) => {
      const visits = visitsOf(address);
      const limitRequestsAgo = visits.instants[visits.next] ?? Number.NEGATIVE_INFINITY;
      visits.instants[visits.next] = now;
      visits.next = (visits.next + 1) % limit;
      const since = now - limitRequestsAgo;
      // Negative when the clock was set back: earlier counts are then ignored.
      return since >= 0 && since < windowSeconds * 1000;
    },
  };
};
