import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { buildApp } from 'fauxqs';
import { refusalOfForeignRequest, signerOf } from '../gateway/sdk-requests.ts';
import { secretOf } from '../lambda/credentials.ts';
import type { Clock } from '../types.ts';
import { type ErrorReply, refuseAsS3, type S3Error } from './s3-error.ts';

type App = ReturnType<typeof buildApp>;

/** The parts of the emulator's requests that links need. */
interface RequestParts {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}
export interface Reply extends ErrorReply {
  readonly statusCode: number;
  status(code: number): Reply;
  header(name: string, value: string): Reply;
}

/** The headers with which a page may send a request, or undefined when it may not. */
export type PageHeaders = (request: RequestParts) => Readonly<Record<string, string>> | undefined;

/** A presigned link: its query parameters and its request. */
interface Link {
  readonly method: string;
  readonly path: string;
  /** `name=value`, still encoded as sent. */
  readonly parameters: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Response headers that a link may set, by query parameter. */
const OVERRIDES: Readonly<Record<string, string>> = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
};

/**
 * Refuses requests that are neither signed by an SDK client nor made with a presigned link. Adds what the emulator does not do for
 * links: expiry, signature check, response headers such as the file name of a download, and requests of pages that the bucket allows.
 */
export const refuseUnsigned = (app: App, clock: Clock, pageHeaders: PageHeaders): void => {
  app.addHook('onRequest', async (request: RequestParts, reply: Reply) => {
    const allowed = request.headers.origin === undefined ? undefined : pageHeaders(request);
    const foreign = refusalOfForeignRequest(request, { mayBePage: allowed !== undefined });
    if (foreign !== undefined) return reply.status(foreign.status).send(foreign.body.toString());
    for (const [name, value] of Object.entries(allowed ?? {})) reply.header(name, value);
    if (request.method === 'OPTIONS' && allowed) return reply.status(200).send('');
    const link = linkOf(request.method, request.url, request.headers);
    const refusal = link === undefined ? refusalOfUnsigned(request) : refusalOf(link, clock);
    return refusal && refuseAsS3(reply, request.method, refusal);
  });
  app.addHook('onSend', async (request: RequestParts, reply: Reply, payload: unknown) => {
    const link = reply.statusCode < 300 ? linkOf(request.method, request.url, request.headers) : undefined;
    for (const [parameter, header] of Object.entries(OVERRIDES)) {
      const value = link?.query.get(parameter);
      if (value) reply.header(header, value);
    }
    return payload;
  });
};

const linkOf = (method: string, url: string, headers: Link['headers']): Link | undefined => {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  return query.has('X-Amz-Signature')
    ? { method, path, parameters: search.split('&'), query, headers }
    : undefined;
};

const refusalOfUnsigned = (request: RequestParts): S3Error | undefined =>
  signerOf(request, ['s3', 'sqs', 'sns']) === undefined
    ? { status: 403, code: 'AccessDenied', message: 'Access Denied' }
    : undefined;

const refusalOf = (link: Link, clock: Clock): S3Error | undefined => {
  const from = instantOf(link.query.get('X-Amz-Date') ?? '');
  const seconds = Number(link.query.get('X-Amz-Expires') ?? Number.NaN);
  if (Number.isNaN(from) || !(seconds > 0 && seconds <= 7 * 24 * 60 * 60)) {
    const message = 'X-Amz-Date must be a time and X-Amz-Expires at most a week in seconds';
    return { status: 400, code: 'AuthorizationQueryParametersError', message };
  }
  if (clock.now() > from + seconds * 1000)
    return { status: 403, code: 'AccessDenied', message: 'Request has expired' };
  if (isSigned(link)) return undefined;
  const message = 'The request signature we calculated does not match the signature you provided.';
  return { status: 403, code: 'SignatureDoesNotMatch', message };
};

/** The epoch ms of a time such as `20260115T083000Z`. */
const instantOf = (compact: string): number =>
  Date.parse(compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Checks the Signature Version 4 in a query, as S3 does. */
const isSigned = ({ method, path, parameters, query, headers }: Link): boolean => {
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  const canonical = [
    method,
    path,
    parameters
      .filter((parameter) => !parameter.startsWith('X-Amz-Signature='))
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headerOf(headers, name)}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', query.get('X-Amz-Date'), scope.join('/'), digest].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretOf(accessKeyId)}`);
  const given = Buffer.from(query.get('X-Amz-Signature') ?? '', 'hex');
  const right = hmac(key, text);
  return given.length === right.length && timingSafeEqual(given, right);
};

/** The sender chooses the header names, so inherited properties of the object must not count. */
const headerOf = (headers: Link['headers'], name: string): string =>
  Object.hasOwn(headers, name) ? String(headers[name] ?? '').trim() : '';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
