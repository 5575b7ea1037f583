import type { WireRequest, WireResponse } from '../wire.ts';

/** One header, cookie or query value as a CloudFront Function sees it. */
interface EdgeValue {
  value: string;
  multiValue?: { value: string }[] | undefined;
  attributes?: string | undefined;
}
type EdgeValues = Record<string, EdgeValue>;

export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: EdgeValues;
  headers: EdgeValues;
  cookies: EdgeValues;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string | undefined;
  headers?: EdgeValues | undefined;
  cookies?: EdgeValues | undefined;
  body?: string | { encoding?: 'text' | 'base64' | undefined; data: string } | undefined;
}

/** Callers choose the names and may send `__proto__` or `constructor`, so the values are grouped in a Map. */
const values = (pairs: readonly (readonly [string, string])[]): EdgeValues => {
  const grouped = new Map<string, EdgeValue>();
  for (const [name, value] of pairs) {
    const before = grouped.get(name);
    if (before === undefined) grouped.set(name, { value });
    else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
  }
  return Object.fromEntries(grouped);
};

const splitPair = (pair: string): readonly [string, string] => {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
};

const pairsOf = (text: string, separator: RegExp): readonly (readonly [string, string])[] =>
  text.split(separator).filter(Boolean).map(splitPair);

const joinPairs = (entries: EdgeValues, separator: string): string =>
  Object.entries(entries)
    .flatMap(([name, entry]) => (entry.multiValue ?? [entry]).map(({ value }) => `${name}=${value}`))
    .join(separator);

/** The request in a CloudFront Function's event. Values are as sent: nothing is decoded. */
export const edgeRequest = (request: WireRequest): EdgeRequest => {
  const { cookie, ...headers } = request.headers;
  return {
    method: request.method,
    uri: request.path,
    querystring: values(pairsOf(request.query, /&/)),
    headers: values(Object.entries(headers)),
    cookies: values(pairsOf(cookie ?? '', /;\s*/)),
  };
};

/** The request that a viewer-request function forwards. The function cannot change method, body and host. */
export const withEdgeRequest = (request: WireRequest, changed: EdgeRequest): WireRequest => {
  const untouched = joinPairs(values(pairsOf(request.query, /&/)), '&');
  const query = joinPairs(changed.querystring, '&');
  const cookie = joinPairs(changed.cookies, '; ');
  const headers = Object.fromEntries(
    Object.entries(changed.headers).map(([name, entry]) => [
      name,
      (entry.multiValue ?? [entry]).map(({ value }) => value).join(','),
    ]),
  );
  const host = request.headers.host;
  return {
    ...request,
    path: changed.uri,
    query: query === untouched ? request.query : query,
    headers: {
      ...headers,
      ...(cookie === '' ? {} : { cookie }),
      ...(host === undefined ? {} : { host }),
    },
  };
};

const cookieOf = (line: string): readonly [string, EdgeValue] => {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name, value] = splitPair(pair);
  return [name, attributes.length === 0 ? { value } : { value, attributes: attributes.join('; ') }];
};

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** The response in a viewer-response function's event, without the body. */
export const edgeResponse = (response: WireResponse): EdgeResponse => {
  const { 'set-cookie': cookies, ...headers } = response.headers;
  return {
    statusCode: response.status,
    headers: values(
      Object.entries(headers).flatMap(([name, value]) => listOf(value).map((one) => [name, one] as const)),
    ),
    cookies: Object.fromEntries(listOf(cookies).map(cookieOf)),
  };
};

const bodyOf = (body: EdgeResponse['body']): Buffer | undefined => {
  if (body === undefined) return undefined;
  return typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
};

/** The response that a function returned. When it has no body, the earlier body stays. */
export const fromEdgeResponse = (changed: EdgeResponse, before?: WireResponse): WireResponse => {
  const headers: Record<string, string | readonly string[]> = Object.fromEntries(
    Object.entries(changed.headers ?? {}).map(([name, entry]) => [
      name,
      entry.multiValue?.map(({ value }) => value) ?? entry.value,
    ]),
  );
  const cookies = Object.entries(changed.cookies ?? {}).map(([name, { value, attributes }]) =>
    attributes === undefined ? `${name}=${value}` : `${name}=${value}; ${attributes}`,
  );
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return {
    status: changed.statusCode,
    headers,
    body: bodyOf(changed.body) ?? before?.body ?? Buffer.alloc(0),
  };
};
