import * as z from 'zod/mini';
import type { Clock } from '../../../types.ts';
import type { WireRequest } from '../../wire.ts';
import type { RequestAuthorizerProperties } from '../api-config.ts';
import { type Authorization, refusal } from './authorization.ts';

/** What the function is asked, beside the values by which it knows the caller. */
type Ask = (event: object) => Promise<unknown>;

/** Decides by a function. `event` is what it is told of the request. */
export type RequestAuthorizer = (request: WireRequest, event: () => object) => Promise<Authorization>;

const SimpleAnswer = z.object({
  isAuthorized: z.boolean(),
  context: z.optional(z.record(z.string(), z.unknown())),
});

interface Kept {
  readonly authorization: Authorization;
  readonly until: number;
}

/** More callers than any run at home has. The oldest is forgotten first. */
const MAXIMUM_KEPT = 10_000;

const authorizationOf = (answer: unknown): Authorization => {
  const parsed = z.safeParse(SimpleAnswer, answer);
  if (!parsed.success) return refusal(500);
  const { isAuthorized, context } = parsed.data;
  return isAuthorized ? { ok: true, authorizer: { lambda: context ?? null } } : refusal(403);
};

/**
 * A REQUEST authorizer of an HTTP API: a request without one of the identity sources is refused and no function is called. The
 * function's answer is kept for the values of these sources, a refusal as well. A failure is not kept.
 */
export const createRequestAuthorizer = (
  properties: RequestAuthorizerProperties,
  ask: Ask,
  clock: Clock,
): RequestAuthorizer => {
  const sources = properties.IdentitySource.map((source) =>
    source.replace('$request.header.', '').toLowerCase(),
  );
  const keptMs = (properties.AuthorizerResultTtlInSeconds ?? 0) * 1000;
  const kept = new Map<string, Kept>();
  const keep = (key: string, authorization: Authorization): void => {
    if (keptMs === 0) return;
    kept.delete(key);
    kept.set(key, { authorization, until: clock.now() + keptMs });
    const oldest = kept.keys().next();
    if (kept.size > MAXIMUM_KEPT && !oldest.done) kept.delete(oldest.value);
  };
  return async (request, event) => {
    const identitySource = sources.map((name) => request.headers[name] ?? '');
    if (identitySource.includes('')) return refusal(401);
    const key = identitySource.join('\0');
    const known = kept.get(key);
    if (known !== undefined && clock.now() < known.until) return known.authorization;
    let answer: unknown;
    try {
      answer = await ask({ ...event(), identitySource });
    } catch {
      return refusal(500);
    }
    const authorization = authorizationOf(answer);
    if (authorization.ok || authorization.status === 403) keep(key, authorization);
    return authorization;
  };
};
