import type { Clock } from '../../types.ts';
import type { WireRequest, WireResponse } from '../wire.ts';
import type { Lifetimes } from './policies.ts';

type Fetch = (request: WireRequest) => Promise<WireResponse>;

/** The settings of a behavior that keeps answers of its origin. */
export interface CachedAnswersParts {
  readonly fetch: Fetch;
  readonly lifetimes: Lifetimes;
  /** Seconds that an error is kept at least, by its status (ErrorCachingMinTTL). */
  readonly errorSeconds: (status: number) => number;
  readonly clock: Clock;
}

interface Kept {
  readonly response: WireResponse;
  readonly since: number;
  readonly until: number;
}

/** More answers than any run at home asks for. The oldest is dropped first. */
const MAXIMUM_KEPT = 10_000;

/** CloudFront keeps these errors even when no header allows it. */
const alwaysKept = new Set([404, 410, 414, 500, 501, 502, 503, 504]);
/** CloudFront keeps these errors only when the origin says how long. */
const keptIfAllowed = new Set([400, 403, 405, 412, 415]);
/** Only for these errors it respects that the origin forbids it. For the others, ErrorCachingMinTTL must be zero. */
const canBeForbidden = new Set([404, 410, 414, 501]);

const forbidding = /(?:^|,)\s*(?:no-store|no-cache|private)\b/i;

const textOf = (response: WireResponse, name: string): string => {
  const value = response.headers[name];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
};

/** Seconds that the origin allows in `cache-control` or `expires`. Undefined when it says nothing. */
const allowedSeconds = (response: WireResponse, now: number): number | undefined => {
  const control = textOf(response, 'cache-control');
  const age = /\bs-maxage=(\d+)/i.exec(control) ?? /\bmax-age=(\d+)/i.exec(control);
  if (age !== null) return Number(age[1]);
  const expires = Date.parse(textOf(response, 'expires'));
  return Number.isNaN(expires) ? undefined : Math.max(0, (expires - now) / 1000);
};

const errorLifetime = (response: WireResponse, parts: CachedAnswersParts, now: number): number => {
  const { status } = response;
  const allowed = allowedSeconds(response, now);
  if (keptIfAllowed.has(status) && allowed === undefined) return 0;
  if (!alwaysKept.has(status) && !keptIfAllowed.has(status)) return 0;
  if (canBeForbidden.has(status) && forbidding.test(textOf(response, 'cache-control'))) return 0;
  return Math.max(parts.errorSeconds(status), Math.min(allowed ?? 0, parts.lifetimes.max));
};

/** How many seconds CloudFront keeps this answer. */
const lifetimeOf = (response: WireResponse, parts: CachedAnswersParts, now: number): number => {
  if (response.status >= 400) return errorLifetime(response, parts, now);
  const { min, default: usual, max } = parts.lifetimes;
  if (forbidding.test(textOf(response, 'cache-control'))) return min;
  return Math.min(Math.max(allowedSeconds(response, now) ?? usual, min), max);
};

const described = (response: WireResponse, how: 'Hit' | 'Miss', age?: number): WireResponse => ({
  ...response,
  headers: {
    ...response.headers,
    'x-cache': response.status >= 400 ? 'Error from cloudfront' : `${how} from cloudfront`,
    ...(age === undefined ? {} : { age: String(age) }),
  },
});

/**
 * Keeps answers of an origin as CloudFront does, by path alone. `cache-control` and `expires` of the answer count within the
 * limits of the cache policy. An expired answer is used again while the origin fails with a 5xx status. Only GET is kept, and
 * HEAD is answered from it. Two requests at the same moment both reach the origin, which CloudFront may join into one.
 */
export const cachedAnswers = (parts: CachedAnswersParts): Fetch => {
  const kept = new Map<string, Kept>();
  const keep = (path: string, response: WireResponse): void => {
    const now = parts.clock.now();
    const seconds = lifetimeOf(response, parts, now);
    kept.delete(path);
    if (seconds <= 0) return;
    kept.set(path, { response, since: now, until: now + seconds * 1000 });
    const [oldest] = kept.keys();
    if (kept.size > MAXIMUM_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  const hit = ({ response, since }: Kept): WireResponse =>
    described(response, 'Hit', Math.floor((parts.clock.now() - since) / 1000));
  return async (request) => {
    const found = kept.get(request.path);
    if (found !== undefined && parts.clock.now() < found.until) return hit(found);
    const response = await parts.fetch(request);
    const isUsable = found !== undefined && found.response.status < 400;
    if (response.status >= 500 && isUsable) return hit(found);
    if (request.method === 'GET') keep(request.path, response);
    return described(response, 'Miss');
  };
};
