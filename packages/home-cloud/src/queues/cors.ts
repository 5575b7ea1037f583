import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';

/** Which pages may send requests to a bucket, as in its template. */
export const CorsRule = z.strictObject({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z._default(z.array(z.string()), []),
  ExposedHeaders: z._default(z.array(z.string()), []),
  Id: z.optional(z.string()),
  MaxAge: z.optional(z.number()),
});
export type CorsRule = z.output<typeof CorsRule>;

interface PageRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** One asterisk stands for any text. */
const matches = (pattern: string, text: string): boolean => {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return pattern === text;
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
};

/** A distribution on AWS has a name like this. At home it is the gateway. */
const distributionOrigin = 'https://d111111abcdef8.cloudfront.net';

const methodOf = ({ method, headers }: PageRequest): string =>
  method === 'OPTIONS' ? String(headers['access-control-request-method'] ?? '') : method;

const askedHeaders = ({ headers }: PageRequest): readonly string[] =>
  String(headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

/**
 * The headers with which a bucket lets a page send this request. Undefined when no rule does, as on AWS.
 * @param ourOrigins the origins of the gateway, which is the distribution at home.
 */
export const corsHeaders = (
  rules: readonly CorsRule[],
  request: PageRequest,
  ourOrigins: readonly string[],
): Readonly<Record<string, string>> | undefined => {
  const origin = String(request.headers.origin ?? '');
  const names = ourOrigins.includes(origin) ? [origin, distributionOrigin] : [origin];
  const method = methodOf(request);
  const asked = askedHeaders(request);
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      AllowedOrigins.some((allowed) => names.some((name) => matches(allowed, name))) &&
      AllowedMethods.includes(method) &&
      asked.every((name) => AllowedHeaders.some((allowed) => matches(allowed.toLowerCase(), name))),
  );
  if (!rule) return undefined;
  const { ExposedHeaders, MaxAge } = rule;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(asked.length > 0 ? { 'access-control-allow-headers': asked.join(', ') } : {}),
    ...(ExposedHeaders.length > 0 ? { 'access-control-expose-headers': ExposedHeaders.join(', ') } : {}),
    ...(MaxAge === undefined ? {} : { 'access-control-max-age': String(MaxAge) }),
  };
};
