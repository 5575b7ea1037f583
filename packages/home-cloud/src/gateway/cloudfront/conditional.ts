import type { WireRequest, WireResponse } from '../wire.ts';

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

const isUnchanged = (request: WireRequest, response: WireResponse): boolean => {
  const wanted = request.headers['if-none-match'];
  const etag = response.headers.etag;
  if (wanted !== undefined) {
    if (typeof etag !== 'string') return false;
    return wanted.trim() === '*' || wanted.split(',').some((one) => opaque(one) === opaque(etag));
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  const changed = Date.parse(String(response.headers['last-modified'] ?? ''));
  return changed <= since;
};

/** Answers 304 for a stored object that the viewer already has. Other responses are unchanged. */
export const revalidated = (request: WireRequest, response: WireResponse): WireResponse => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || response.status !== 200 || !isUnchanged(request, response)) return response;
  const {
    'content-encoding': _encoding,
    'content-type': _type,
    'content-length': _length,
    ...headers
  } = response.headers;
  return { status: 304, headers, body: Buffer.alloc(0) };
};
