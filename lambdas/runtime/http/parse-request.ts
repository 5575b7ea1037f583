import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { EndpointContract, EndpointRequest } from '#domain/kernel/endpoint.ts';
import { HttpProblem } from './http-problem.ts';

/** Far above the largest form, far below what would hurt. In bytes. */
export const BODY_LIMIT = 64 * 1024;

type HttpEvent = Pick<
  APIGatewayProxyEventV2,
  'body' | 'isBase64Encoded' | 'headers' | 'pathParameters' | 'queryStringParameters'
>;

const jsonType = /^application\/json\s*(;|$)/i;

const bodyOf = (event: HttpEvent): unknown => {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > BODY_LIMIT) throw new HttpProblem('PAYLOAD_TOO_LARGE');
  if (!jsonType.test(event.headers['content-type'] ?? '')) {
    throw new HttpProblem('INVALID_INPUT', { message: 'Send JSON, with content-type application/json.' });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('INVALID_INPUT', { message: 'The body is not valid JSON.' });
  }
};

const parseWith = (schema: z.ZodMiniType | undefined, read: () => unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(read());
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new HttpProblem('INVALID_INPUT', { fields });
};

/** Parses what came with the contract. Throws INVALID_INPUT with the reason field by field, or PAYLOAD_TOO_LARGE. */
export const parseRequest = <E extends EndpointContract>(
  contract: E,
  event: HttpEvent,
): EndpointRequest<E> => ({
  params: parseWith(contract.params, () => event.pathParameters ?? {}) as EndpointRequest<E>['params'],
  query: parseWith(contract.query, () => event.queryStringParameters ?? {}) as EndpointRequest<E>['query'],
  headers: parseWith(contract.headers, () => event.headers) as EndpointRequest<E>['headers'],
  body: parseWith(contract.body, () => bodyOf(event)) as EndpointRequest<E>['body'],
});
