import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** A JSON answer for the HTTP API. Caches may keep it for `cacheSeconds`; by default they keep nothing. */
export const answer = (
  statusCode: number,
  body: unknown,
  correlationId: string,
  cacheSeconds?: number,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    'cache-control': cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': correlationId,
  },
  body: JSON.stringify(body),
});
