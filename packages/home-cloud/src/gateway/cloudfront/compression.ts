import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WireRequest, WireResponse } from '../wire.ts';

type Encoding = 'br' | 'gzip';

/** The encodings that the behavior's cache policy allows. */
export interface Encodings {
  readonly brotli: boolean;
  readonly gzip: boolean;
}

/** The media types that CloudFront compresses, limited to those that a website and its API serve. */
const compressible =
  /^(?:text\/(?:html|css|plain|javascript|xml|csv|markdown|vcard|calendar)|application\/(?:javascript|json|ld\+json|manifest\+json|xml|rss\+xml|atom\+xml|xhtml\+xml|wasm|vnd\.ms-fontobject)|image\/(?:svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)|font\/(?:otf|ttf|eot))\s*(?:;|$)/i;

/** CloudFront compresses bodies between these sizes. */
const smallestBytes = 1_000;
const largestBytes = 10_000_000;
const compressedStatuses = new Set([200, 403, 404]);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Compressed bodies by original body. A stored object keeps its buffer, so it is compressed once. */
const compressedBodies = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const compressOnce = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  const known = compressedBodies.get(body) ?? {};
  compressedBodies.set(body, known);
  known[encoding] ??= compress[encoding](body);
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
  response.body.length >= smallestBytes &&
  response.body.length <= largestBytes &&
  compressible.test(String(response.headers['content-type'] ?? ''));

const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/** The response, compressed as CloudFront would compress it for this viewer. */
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
      // The bytes differ from the stored ones, so the ETag must be weak.
      ...(typeof etag === 'string' ? { etag: weak(etag) } : {}),
    },
    body: await compressOnce(response.body, encoding),
  };
};
