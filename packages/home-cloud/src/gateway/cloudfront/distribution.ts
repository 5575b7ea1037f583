import type { Ids } from '../../types.ts';
import { textResponse, type WireRequest, type WireResponse } from '../wire.ts';
import type { Behavior } from './behaviors.ts';
import { compressFor } from './compression.ts';
import { revalidated } from './conditional.ts';
import type { CustomErrorResponse } from './distribution-config.ts';
import { callViewerRequest, callViewerResponse, type EdgeContext, functionFailed } from './edge-calls.ts';
import type { EdgeFunction } from './edge-function.ts';

/** The parts of a distribution. */
export interface DistributionParts {
  readonly id: string;
  readonly domainName: string;
  /** In the order they are tried. The last one takes every path. */
  readonly behaviors: readonly Behavior[];
  readonly defaultRootObject: string | undefined;
  readonly customErrors: readonly CustomErrorResponse[];
  readonly ids: Ids;
  readonly log: (line: string) => void;
}

/** Answers a viewer's request as the distribution would. */
export type Distribution = (request: WireRequest) => Promise<WireResponse>;

const edgeError = (status: number, sentence: string): WireResponse =>
  textResponse(
    status,
    'text/html',
    `<!DOCTYPE html><html><head><title>ERROR: The request could not be satisfied</title></head><body><h1>${status} ERROR</h1><p>${sentence}</p></body></html>`,
    { server: 'CloudFront', 'x-cache': 'Error from cloudfront' },
  );

const refusedMethod = edgeError(
  403,
  'This distribution is not configured to allow the HTTP request method that was used for this request.',
);
const refusedBody = edgeError(403, 'Bad request. A GET request must not have a body.');

/** The result of an edge function, or a 503 response when it failed. */
const guarded = async <Value>(
  edge: EdgeFunction,
  call: Promise<Value>,
  log: (line: string) => void,
): Promise<Value | undefined> => {
  try {
    return await call;
  } catch (error) {
    log(`edge function ${edge.name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const behaviorFor = ({ behaviors }: DistributionParts, path: string): Behavior => {
  const found = behaviors.find(({ isFor }) => isFor(path));
  if (found === undefined) throw new Error('the distribution has no default behavior');
  return found;
};

/** The error page that is configured for the origin's response, or the response itself. */
const withErrorPage = async (parts: DistributionParts, response: WireResponse): Promise<WireResponse> => {
  const custom = parts.customErrors.find(({ ErrorCode }) => ErrorCode === response.status);
  if (custom?.ResponsePagePath === undefined) return response;
  const page: WireRequest = {
    method: 'GET',
    path: custom.ResponsePagePath,
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    address: '127.0.0.1',
  };
  const behavior = behaviorFor(parts, page.path);
  const found = await behavior.origin.fetch(behavior.toOriginRequest(page));
  if (found.status !== 200) return response;
  return { ...found, status: custom.ResponseCode ?? response.status };
};

const fromOrigin = async (
  parts: DistributionParts,
  behavior: Behavior,
  request: WireRequest,
): Promise<WireResponse> => {
  const path = request.path === '/' ? `/${parts.defaultRootObject ?? ''}` : request.path;
  try {
    return await behavior.origin.fetch(behavior.toOriginRequest({ ...request, path }));
  } catch (error) {
    parts.log(`origin of ${request.path}: ${error instanceof Error ? error.message : String(error)}`);
    return edgeError(502, 'CloudFront wasn’t able to connect to the origin.');
  }
};

/** From the origin to the viewer: error page, compression, revalidation, headers, viewer-response function. */
const respond = async (
  parts: DistributionParts,
  behavior: Behavior,
  request: WireRequest,
  context: EdgeContext,
): Promise<WireResponse> => {
  const original = await fromOrigin(parts, behavior, request);
  // The origin's status decides about the error page and the viewer-response function, not the status of the error page.
  if (original.status >= 400) {
    const page = await withErrorPage(parts, original);
    return behavior.addHeaders(await compressFor(request, page, behavior.encodings));
  }
  const compressed = await compressFor(request, original, behavior.encodings);
  const response = behavior.addHeaders(revalidated(request, compressed));
  const edge = behavior.viewerResponse;
  if (edge === undefined) return response;
  const changed = await guarded(edge, callViewerResponse(edge, request, response, context), parts.log);
  return changed ?? functionFailed;
};

/** The response of a behavior that refuses the request before the origin sees it. Undefined lets the request pass. */
const refusal = (behavior: Behavior, request: WireRequest): WireResponse | undefined => {
  if (!behavior.methods.has(request.method)) return refusedMethod;
  return request.method === 'GET' && request.body.length > 0 ? refusedBody : undefined;
};

const answer = async (
  parts: DistributionParts,
  request: WireRequest,
  context: EdgeContext,
): Promise<WireResponse> => {
  const behavior = behaviorFor(parts, request.path);
  const refused = refusal(behavior, request);
  if (refused !== undefined) return behavior.addHeaders(refused);
  const edge = behavior.viewerRequest;
  if (edge === undefined) return respond(parts, behavior, request, context);
  const outcome = await guarded(edge, callViewerRequest(edge, request, context), parts.log);
  if (outcome === undefined) return behavior.addHeaders(functionFailed);
  return outcome.kind === 'answer'
    ? behavior.addHeaders(outcome.response)
    : respond(parts, behavior, outcome.request, context);
};

/**
 * A CloudFront distribution behind its firewall. The order is: behavior, viewer-request function, origin, error pages, compression,
 * response headers policy, viewer-response function. Answers of an API are kept as the behavior's cache policy says, and compressed
 * bodies are kept.
 */
export const createDistribution =
  (parts: DistributionParts): Distribution =>
  async (request) => {
    const requestId = parts.ids.uuid();
    const context = { distributionId: parts.id, distributionDomainName: parts.domainName, requestId };
    const response = await answer(parts, request, context);
    return { ...response, headers: { ...response.headers, 'x-amz-cf-id': requestId } };
  };
