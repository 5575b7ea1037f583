import type { Role } from '#domain/kernel/role.ts';
import { newId } from '#lambdas/runtime/new-id.ts';

/** What an endpoint is called with, and by whom. */
export interface Call {
  readonly as: { readonly userId: string; readonly roles?: readonly Role[] };
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The call of an endpoint as API Gateway hands it to a function. */
export const eventOf = (routeKey: string, { as, params, query, headers, body }: Call) => ({
  routeKey,
  headers: { 'content-type': 'application/json', ...headers },
  requestContext: {
    requestId: newId(),
    authorizer: {
      jwt: {
        claims: {
          sub: as.userId,
          token_use: 'access',
          ...(as.roles ? { 'cognito:groups': `[${as.roles.join(' ')}]` } : {}),
        },
      },
    },
  },
  pathParameters: params,
  queryStringParameters: query,
  body: body === undefined ? undefined : JSON.stringify(body),
  isBase64Encoded: false,
});
