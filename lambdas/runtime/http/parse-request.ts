import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { BODY_LIMIT_BYTES, type EndpointContract, type EndpointRequest } from '#domain/kernel/endpoint.ts';
import { HttpProblem } from './http-problem.ts';

type HttpEvent = Pick<
  APIGatewayProxyEventV2,
  'body' | 'isBase64Encoded' | 'headers' | 'queryStringParameters'
>;

const jsonType = /^application\/json\s*(;|$)/i;

const textOf = (event: HttpEvent): string => {
  const encoding = event.isBase64Encoded ? 'base64' : 'utf8';
  const sent = event.body ?? '';
  // The size is checked before base64 is decoded. A gzipped body is never unpacked.
  if (Buffer.byteLength(sent, encoding) > BODY_LIMIT_BYTES) throw new HttpProblem('PAYLOAD_TOO_LARGE');
  return event.isBase64Encoded ? Buffer.from(sent, encoding).toString('utf8') : sent;
};

/** Levels of a body. DynamoDB takes 32, an item's own ones included, and no form of ours comes near. */
const MOST_LEVELS = 24;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('INVALID_INPUT', { message: 'The body is not valid JSON.' });
  }
};

const bodyOf = (event: HttpEvent): unknown => {
  const text = textOf(event);
  if (!jsonType.test(event.headers['content-type'] ?? '')) {
    throw new HttpProblem('INVALID_INPUT', { message: 'Send JSON, with content-type application/json.' });
  }
  const body = readJson(text);
  if (isDeeper(body, MOST_LEVELS))
    throw new HttpProblem('INVALID_INPUT', { message: 'The body has too many levels.' });
  return body;
};

/**
 * Maximum number of fields and characters in the answer. This is enough to correct any form, and a request with ten
 * thousand wrong fields gets no long answer.
 */
const MAX_FIELDS = 20;
const MAX_TEXT_LENGTH = 200;

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, string>> => {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    if (fields.size === MAX_FIELDS) break;
    const name = path.join('.').slice(0, MAX_TEXT_LENGTH);
    if (!fields.has(name)) fields.set(name, message.slice(0, MAX_TEXT_LENGTH));
  }
  return Object.fromEntries(fields);
};

const parseWith = (schema: z.ZodMiniType | undefined, read: () => unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(read());
  if (parsed.success) return parsed.data;
  throw new HttpProblem('INVALID_INPUT', { fields: fieldsOf(parsed.error.issues) });
};

/** Parses what came with the contract. Throws INVALID_INPUT with the reason field by field, or PAYLOAD_TOO_LARGE. */
export const parseRequest = <E extends EndpointContract>(
  contract: E,
  event: HttpEvent,
  params: Readonly<Record<string, string | undefined>>,
): EndpointRequest<E> => ({
  params: parseWith(contract.params, () => params) as EndpointRequest<E>['params'],
  query: parseWith(contract.query, () => event.queryStringParameters ?? {}) as EndpointRequest<E>['query'],
  headers: parseWith(contract.headers, () => event.headers) as EndpointRequest<E>['headers'],
  body: parseWith(contract.body, () => bodyOf(event)) as EndpointRequest<E>['body'],
  sent: contract.signedBody ? textOf(event) : undefined,
});
