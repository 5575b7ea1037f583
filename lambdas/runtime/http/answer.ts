import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const answerWith = (
  statusCode: number,
  { type, body }: { readonly type: string; readonly body: string },
  correlationId: string,
  cacheSeconds?: number,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    'cache-control': cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`,
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'x-correlation-id': correlationId,
  },
  body,
});

/** A JSON answer for the HTTP API. Caches may keep it for `cacheSeconds`; by default they keep nothing. */
export const answer = (
  statusCode: number,
  body: unknown,
  correlationId: string,
  cacheSeconds?: number,
): APIGatewayProxyStructuredResultV2 =>
  answerWith(
    statusCode,
    { type: 'application/json', body: JSON.stringify(body) },
    correlationId,
    cacheSeconds,
  );

/** A success that is a text of another type, which nobody keeps. */
export const answerText = (
  type: string,
  body: string,
  correlationId: string,
): APIGatewayProxyStructuredResultV2 => answerWith(200, { type, body }, correlationId);
