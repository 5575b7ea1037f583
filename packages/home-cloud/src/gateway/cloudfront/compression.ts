import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WireRequest, WireResponse } from '../wire.ts';

type Encoding = 'br' | 'gzip';

/** Which encodings the behaviour's cache policy lets CloudFront make. */
export interface Encodings {
  readonly brotli: boolean;
  readonly gzip: boolean;
}

/** The media types CloudFront compresses, of those a product like this serves. */
const compressible =
  /^(?:text\/(?:html|css|plain|javascript|xml|csv|markdown|vcard|calendar)|application\/(?:javascript|json|ld\+json|manifest\+json|xml|rss\+xml|atom\+xml|xhtml\+xml|wasm|vnd\.ms-fontobject)|image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)|font\/(?:otf|ttf|eot))\s*(?:;|$)/i;

/** CloudFront compresses bodies between these sizes, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;
const compressedStatuses = new Set([200, 403, 404]);

const squeeze: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Cache of compressed bodies by the original body: a stored object keeps its buffer, so it is compressed once. */
const squeezed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const squeezeOnce = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  const known = squeezed.get(body) ?? {};
  squeezed.set(body, known);
  known[encoding] ??= squeeze[encoding](body);
  return known[encoding];
};

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((item) => {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

const chosenEncoding = (request: WireRequest, allowed: Encodings): Encoding | undefined => {
  const header = request.headers['accept-encoding'] ?? '';
  if (allowed.brotli && accepts(header, 'br')) return 'br';
  return allowed.gzip && accepts(header, 'gzip') ? 'gzip' : undefined;
};

const isWorthIt = (response: WireResponse): boolean =>
  compressedStatuses.has(response.status) &&
  response.headers['content-encoding'] === undefined &&
  response.body.length >= smallest &&
  response.body.length <= largest &&
  compressible.test(String(response.headers['content-type'] ?? ''));

const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/** The response as CloudFront compresses it for this viewer, or unchanged where it would not. */
export const compressFor = async (
  request: WireRequest,
  response: WireResponse,
  allowed: Encodings,
): Promise<WireResponse> => {
  if (!(allowed.brotli || allowed.gzip) || !isWorthIt(response)) return response;
  const headers = { ...response.headers, vary: 'Accept-Encoding' };
  const encoding = chosenEncoding(request, allowed);
  if (encoding === undefined) return { ...response, headers };
  const etag = response.headers.etag;
  return {
    status: response.status,
    headers: {
      ...headers,
      'content-encoding': encoding,
      // The bytes differ from the stored ones, so the ETag must be a weak one.
      ...(typeof etag === 'string' ? { etag: weak(etag) } : {}),
    },
    body: await squeezeOnce(response.body, encoding),
  };
};
