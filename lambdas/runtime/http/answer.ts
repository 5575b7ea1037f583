import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** A JSON answer for the HTTP API. No answer of the API is ever cached. */
export const answer = (
  statusCode: number,
  body: unknown,
  correlationId: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': correlationId,
  },
  body: JSON.stringify(body),
});
