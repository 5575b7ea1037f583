import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header names in lower case; a header sent twice is joined by a comma. */
type WireHeaders = Readonly<Record<string, string>>;

/** A request on its way inward, read whole. */
export interface WireRequest {
  readonly method: string;
  /** As sent: still percent-encoded, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly query: string;
  readonly headers: WireHeaders;
  /** A body longer than `bodyCap` is not kept; another of `bodyCap + 1` bytes stands for it, enough to refuse it. */
  readonly body: Buffer;
  /** Who is connected. Never taken from a header. */
  readonly address: string;
}

/** An answer on its way outward. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Ten mebibytes: the most an HTTP API takes. */
export const bodyCap = 10 * 1024 * 1024;

/** Past this a sender is cut off instead of answered. */
const patience = 2 * bodyCap;

const joinHeaders = (raw: readonly string[]): WireHeaders => {
  // A map, because a sender may call a header `constructor`, which a plain object would answer for.
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

/** Stands for every body that is too long: whoever is asked to take it refuses it by its length. */
const tooLong = Buffer.alloc(bodyCap + 1);

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let seen = 0;
  let fits = !(Number(request.headers['content-length']) > bodyCap);
  for await (const chunk of request as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > patience) throw new Error('The request body does not end.');
    fits &&= seen <= bodyCap;
    if (fits) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (!fits) return tooLong;
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

/** Reads a request whole. Rejects when the sender hangs up or never ends. */
export const readRequest = async (request: IncomingMessage): Promise<WireRequest> => {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const head = requestHead(request);
  return hasBody ? { ...head, body: await readBody(request) } : head;
};

const bodiless = (status: number): boolean => status === 204 || status === 304 || status < 200;

/** Sends an answer; HEAD gets the same headers and no body. */
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

/** Past this a refused sender is cut off. */
const patienceWithRefused = 1024 * 1024;

/** Answers without waiting for the body: what still comes is thrown away, and who never ends is cut off. */
export const refuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: WireResponse,
): void => {
  let seen = 0;
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > patienceWithRefused) request.destroy();
  });
  writeResponse(response, answer, request.method ?? 'GET');
};

/** An answer of one text. */
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
