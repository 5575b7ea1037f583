import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header names in lower case. The values of a header that was sent twice are joined with a comma. */
type WireHeaders = Readonly<Record<string, string>>;

/** A complete request. */
export interface WireRequest {
  readonly method: string;
  /** As sent: still percent-encoded, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly query: string;
  readonly headers: WireHeaders;
  /** A body over `maximumBodyBytes` is replaced by one of `maximumBodyBytes + 1` bytes, so that its length gets it refused. */
  readonly body: Buffer;
  /** The address of the connection, never from a header. */
  readonly address: string;
}

/** A complete response. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** The limit of an HTTP API: 10 MiB. */
export const maximumBodyBytes = 10 * 1024 * 1024;

/** After so many bytes the connection is closed without a response. */
const cutOffBytes = 2 * maximumBodyBytes;

const joinHeaders = (raw: readonly string[]): WireHeaders => {
  // A map, because a sender may name a header `constructor`, which a plain object inherits.
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = String(raw[at]).toLowerCase();
    const value = String(raw[at + 1]);
    const before = headers.get(name);
    const glue = name === 'cookie' ? '; ' : ',';
    headers.set(name, before === undefined ? value : `${before}${glue}${value}`);
  }
  return Object.fromEntries(headers);
};

/** Replaces each body that is too long, so that the length check refuses it. */
const oversizedBody = Buffer.alloc(maximumBodyBytes + 1);

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let seen = 0;
  let fits = !(Number(request.headers['content-length']) > maximumBodyBytes);
  for await (const chunk of request as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > cutOffBytes) throw new Error('The request body does not end.');
    fits &&= seen <= maximumBodyBytes;
    if (fits) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (!fits) return oversizedBody;
  return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
};

const mappedToV6 = '::ffff:';

/** A request's head, without its body. */
export const requestHead = (request: IncomingMessage): WireRequest => {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const address = request.socket.remoteAddress ?? '127.0.0.1';
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    headers: joinHeaders(request.rawHeaders),
    body: Buffer.alloc(0),
    address: address.startsWith(mappedToV6) ? address.slice(mappedToV6.length) : address,
  };
};

/** Reads a complete request. Rejects when the sender closes the connection or sends too much. */
export const readRequest = async (request: IncomingMessage): Promise<WireRequest> => {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const head = requestHead(request);
  return hasBody ? { ...head, body: await readBody(request) } : head;
};

const bodiless = (status: number): boolean => status === 204 || status === 304 || status < 200;

/** Sends a response. HEAD gets the same headers and no body. */
export const writeResponse = (target: ServerResponse, answer: WireResponse, method: string): void => {
  target.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) {
    target.setHeader(name, typeof value === 'string' ? value : [...value]);
  }
  if (bodiless(answer.status)) {
    target.removeHeader('content-length');
    target.end();
    return;
  }
  if (!target.hasHeader('content-length')) target.setHeader('content-length', answer.body.length);
  target.end(method === 'HEAD' ? undefined : answer.body);
};

/** After so many bytes of a refused body the connection is closed. */
const refusedCutOffBytes = 1024 * 1024;

/** Responds without waiting for the body. The rest of the body is discarded, and an endless body closes the connection. */
export const refuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: WireResponse,
): void => {
  let seen = 0;
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > refusedCutOffBytes) request.destroy();
  });
  writeResponse(response, answer, request.method ?? 'GET');
};

/** A response with a text body. */
export const textResponse = (
  status: number,
  contentType: string,
  text: string,
  headers: WireResponse['headers'] = {},
): WireResponse => ({
  status,
  headers: { 'content-type': contentType, ...headers },
  body: Buffer.from(text),
});
