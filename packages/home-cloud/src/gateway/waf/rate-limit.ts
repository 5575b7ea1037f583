/** Counts requests per address over a sliding window. */
export interface RateLimit {
  /** Counts this request; true when it is beyond the limit. Refused requests count as well, as on AWS. */
  exceeded(address: string, now: number): boolean;
}

/** Addresses remembered at once; the longest unseen is forgotten first. */
const remembered = 10_000;

interface Visits {
  /** The instants of the last requests, `limit` of them at most, then overwritten round and round. */
  readonly instants: number[];
  next: number;
}

/**
 * A limit of `limit` requests within any `windowSeconds`.
 * Memory is one number a request that came, at most one a request allowed; the work per request does not grow with either.
 */
export const rateLimit = (limit: number, windowSeconds: number): RateLimit => {
  const byAddress = new Map<string, Visits>();
  const visitsOf = (address: string): Visits => {
    const known = byAddress.get(address);
    const visits = known ?? { instants: [], next: 0 };
    if (known !== undefined) byAddress.delete(address);
    byAddress.set(address, visits);
    if (byAddress.size > remembered) {
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
      // Negative when the clock was set back since: what it had counted before says nothing any more.
      return since >= 0 && since < windowSeconds * 1000;
    },
  };
};
