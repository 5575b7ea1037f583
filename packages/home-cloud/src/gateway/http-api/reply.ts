import * as z from 'zod/mini';
import { textResponse, type WireResponse } from '../wire.ts';

/** A response of API Gateway itself. */
export const apiMessage = (
  status: number,
  message: string,
  headers: WireResponse['headers'] = {},
): WireResponse => textResponse(status, 'application/json', JSON.stringify({ message }), headers);

const HeaderValue = z.union([z.string(), z.number(), z.boolean()]);
const Reply = z.object({
  statusCode: z.union([
    z.int().check(z.minimum(200), z.maximum(599)),
    z.string().check(z.regex(/^[2-5]\d\d$/)),
  ]),
  headers: z.optional(z.nullable(z.record(z.string(), HeaderValue))),
  cookies: z.optional(z.nullable(z.array(z.string()))),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.boolean()),
});

const hasStatus = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'statusCode' in answer;

/** A result without a status: API Gateway uses the whole result as the body. */
const inferredResponse = (answer: unknown): WireResponse =>
  textResponse(200, 'application/json', typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));

/**
 * The HTTP response for a function's return value. A value without `statusCode` is the body of a 200. A malformed value gives
 * API Gateway's 500.
 */
export const lambdaReply = (answer: unknown): WireResponse => {
  if (!hasStatus(answer)) return inferredResponse(answer);
  const parsed = z.safeParse(Reply, answer);
  if (!parsed.success) return apiMessage(500, 'Internal Server Error');
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: Number(statusCode),
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(named),
      ...(cookies === undefined || cookies === null ? {} : { 'set-cookie': cookies }),
    },
    body: Buffer.from(body ?? '', isBase64Encoded === true ? 'base64' : 'utf8'),
  };
};
