import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PERSON_CLAIM } from '#domain/kernel/person/person-id.ts';
import type { Role } from '#domain/kernel/role.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import type { http } from '#lambdas/runtime/http/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { KeyFor } from '#lambdas/runtime/secrets/house-key.ts';
import type { IsOrigin } from '#lambdas/runtime/secrets/origin-secret.ts';
import type { SharedDependencies } from '#lambdas/runtime/shared-dependencies.ts';

const ORIGIN_SECRET = 'a secret of this test';

/** The header check of the distribution in these tests. */
const isOrigin: IsOrigin = async (header) => header === ORIGIN_SECRET;

const say = () => undefined;

/** Keys that are not derived from a secret. */
export const keyFor: KeyFor = (purpose) => async () => `the key for ${purpose}`;

/** The dependencies of a function in a test: real time and ids, keys without a secret, and a silent log. */
export const testDependencies = (
  client: SharedDependencies['client'],
  other: Partial<SharedDependencies> = {},
) => ({
  client,
  clock,
  newId,
  log: { info: say, warn: say, error: say },
  keyFor,
  checks: { isOrigin, isEnded: async () => false },
  ...other,
});

export interface Asked {
  readonly as?: {
    readonly userId: string;
    readonly roles?: readonly Role[];
    /** The ids under which the desk kept the same person before. */
    readonly keptAs?: readonly string[];
    /** When they gave their password, in seconds since 1970. */
    readonly signedInAt?: number;
  };
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** The body as it is sent, in place of `body`. */
  readonly text?: string;
}

export interface Answered {
  readonly status: number | undefined;
  // Tests compare bodies of many kinds.
  readonly body: Record<string, unknown>;
}

/** Calls an HTTP function as API Gateway does after its authorizer. */
export const callRaw = async (
  handler: ReturnType<typeof http>,
  routeKey: string,
  { as, params, query, headers, body, text }: Asked,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const claims = as && {
    sub: as.userId,
    token_use: 'access',
    ...(as.roles ? { 'cognito:groups': `[${as.roles.join(' ')}]` } : {}),
    ...(as.keptAs ? { [PERSON_CLAIM]: as.keptAs.join(' ') } : {}),
    ...(as.signedInAt === undefined ? {} : { auth_time: String(as.signedInAt) }),
  };
  const event = {
    routeKey,
    headers: { 'x-origin-secret': ORIGIN_SECRET, 'content-type': 'application/json', ...headers },
    requestContext: { requestId: 'request-1', ...(claims ? { authorizer: { jwt: { claims } } } : {}) },
    pathParameters: params,
    queryStringParameters: query,
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded: false,
  };
  return handler(event as never, {} as never);
};

/** Calls an HTTP function in the same way, and parses the answer. */
export const call = async (
  handler: ReturnType<typeof http>,
  routeKey: string,
  asked: Asked,
): Promise<Answered> => {
  const answer = await callRaw(handler, routeKey, asked);
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '{}') as Record<string, unknown> };
};
