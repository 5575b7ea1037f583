import type { WireRequest, WireResponse } from './wire.ts';

/** What an app knows of a request when it decides which script its document gets. */
interface DocumentRequest {
  /** As sent: still percent-encoded, without the query. */
  readonly path: string;
  /** The cookies, as sent. Empty without any. */
  readonly cookie: string;
}

/** The address of the script that a document gets at home only, on the same origin. Undefined for documents that stay as they are. */
export type ScriptFor = (request: DocumentRequest) => string | undefined;

type Answer = (request: WireRequest) => Promise<WireResponse>;

/** A document with a script in it cannot be amended while it is compressed, and is no version that a browser may keep. */
const ofVersions = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'];
const ofFile = ['etag', 'last-modified', 'content-length', 'cache-control'];

const without = <Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/**
 * Puts a script of the cloud at home before all others of a document, such as simulated devices of a browser. The document keeps its
 * headers, so the script has to be allowed by its policy. It blocks: scripts that are loaded at once, in whatever order, find what it did.
 */
export const withAddedScript =
  (answer: Answer, scriptFor: ScriptFor): Answer =>
  async (request) => {
    const src = scriptFor({ path: request.path, cookie: request.headers.cookie ?? '' });
    if (src === undefined) return answer(request);
    const found = await answer({ ...request, headers: without(request.headers, ofVersions) });
    if (!String(found.headers['content-type']).startsWith('text/html')) return found;
    const tag = `<script src="${src}"></script>`;
    return {
      status: found.status,
      headers: { ...without(found.headers, ofFile), 'cache-control': 'no-store' },
      body: Buffer.from(found.body.toString().replace(/<head[^>]*>/i, (head) => head + tag)),
    };
  };
