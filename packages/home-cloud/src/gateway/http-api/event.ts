import type { WireRequest } from '../wire.ts';

/** What the event contains beside the request. */
export interface EventContext {
  readonly routeKey: string;
  readonly params: Readonly<Record<string, string>>;
  /** What an authorizer says of the caller. */
  readonly authorizer?: object | undefined;
  readonly apiId: string;
  readonly accountId: string;
  readonly requestId: string;
  readonly now: number;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A path, decoded segment by segment, so that one malformed segment leaves the others readable. */
const decodePath = (path: string): string => path.split('/').map(decode).join('/');

const readable = /^(text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|x-www-form-urlencoded)\b)/i;

const bodyMembers = (request: WireRequest): { body?: string; isBase64Encoded: boolean } => {
  if (request.body.length === 0) return { isBase64Encoded: false };
  const contentType = request.headers['content-type'];
  const asText = contentType === undefined || readable.test(contentType);
  return { body: request.body.toString(asText ? 'utf8' : 'base64'), isBase64Encoded: !asText };
};

const queryMembers = (query: string): { queryStringParameters?: Record<string, string> } => {
  if (query === '') return {};
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return { queryStringParameters: Object.fromEntries(values) };
};

const paramMembers = (params: EventContext['params']): { pathParameters?: Record<string, string> } => {
  const entries = Object.entries(params);
  if (entries.length === 0) return {};
  return { pathParameters: Object.fromEntries(entries.map(([name, value]) => [name, decodePath(value)])) };
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** An instant in the format of access logs: 12/Mar/2020:19:03:58 +0000. */
const logTime = (now: number): string => {
  const at = new Date(now);
  const day = `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
  return `${day}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
};

const requestContext = (request: WireRequest, path: string, context: EventContext) => {
  const domainName = request.headers.host ?? '';
  return {
    accountId: context.accountId,
    apiId: context.apiId,
    ...(context.authorizer === undefined ? {} : { authorizer: context.authorizer }),
    domainName,
    domainPrefix: domainName.split('.')[0] ?? '',
    http: {
      method: request.method,
      path,
      protocol: 'HTTP/1.1',
      sourceIp: request.address,
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: context.requestId,
    routeKey: context.routeKey,
    stage: '$default',
    time: logTime(context.now),
    timeEpoch: context.now,
  };
};

/** The event of payload format 2.0 that a Lambda behind an HTTP API receives. */
export const lambdaEvent = (request: WireRequest, context: EventContext) => {
  const { cookie, ...headers } = request.headers;
  const path = decodePath(request.path);
  return {
    version: '2.0',
    routeKey: context.routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers,
    ...queryMembers(request.query),
    requestContext: requestContext(request, path, context),
    ...paramMembers(context.params),
    ...bodyMembers(request),
  };
};

/** The event of payload format 2.0 that a request authorizer receives, beside the values of its identity sources. */
export const authorizerEvent = (request: WireRequest, context: EventContext, region: string) => {
  const { body: _body, isBase64Encoded: _isEncoded, ...event } = lambdaEvent(request, context);
  const { apiId, accountId } = context;
  const routeArn = `arn:aws:execute-api:${region}:${accountId}:${apiId}/$default/${request.method}${event.rawPath}`;
  return { ...event, type: 'REQUEST', routeArn };
};
