import type { Ids } from '../../types.ts';
import { textResponse, type WireRequest, type WireResponse } from '../wire.ts';
import type { Behaviour } from './behaviours.ts';
import { compressFor } from './compression.ts';
import { revalidated } from './conditional.ts';
import type { CustomErrorResponse } from './distribution-config.ts';
import { callViewerRequest, callViewerResponse, type EdgeContext, functionFailed } from './edge-calls.ts';
import type { EdgeFunction } from './edge-function.ts';

/** What a distribution is made of. */
export interface DistributionParts {
  readonly id: string;
  readonly domainName: string;
  /** In the order they are tried; the last takes every path. */
  readonly behaviours: readonly Behaviour[];
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

/** The answer of a function, or 503 when it failed. */
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

const behaviourFor = ({ behaviours }: DistributionParts, path: string): Behaviour => {
  const found = behaviours.find(({ isFor }) => isFor(path));
  if (found === undefined) throw new Error('the distribution has no default behaviour');
  return found;
};

/** The configured page for what the origin answered, or that answer itself. */
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
  const behaviour = behaviourFor(parts, page.path);
  const found = await behaviour.origin.fetch(behaviour.toOriginRequest(page));
  if (found.status !== 200) return response;
  return { ...found, status: custom.ResponseCode ?? response.status };
};

const fromOrigin = async (
  parts: DistributionParts,
  behaviour: Behaviour,
  request: WireRequest,
): Promise<WireResponse> => {
  const path = request.path === '/' ? `/${parts.defaultRootObject ?? ''}` : request.path;
  try {
    return await behaviour.origin.fetch(behaviour.toOriginRequest({ ...request, path }));
  } catch (error) {
    parts.log(`origin of ${request.path}: ${error instanceof Error ? error.message : String(error)}`);
    return edgeError(502, 'CloudFront wasn’t able to connect to the origin.');
  }
};

/** From the origin to the viewer: error page, compression, revalidation, headers, viewer-response function. */
const respond = async (
  parts: DistributionParts,
  behaviour: Behaviour,
  request: WireRequest,
  context: EdgeContext,
): Promise<WireResponse> => {
  const original = await fromOrigin(parts, behaviour, request);
  // The error page is chosen and the viewer-response function skipped by what the origin said, not by what follows.
  if (original.status >= 400) {
    const page = await withErrorPage(parts, original);
    return behaviour.addHeaders(await compressFor(request, page, behaviour.encodings));
  }
  const compressed = await compressFor(request, original, behaviour.encodings);
  const response = behaviour.addHeaders(revalidated(request, compressed));
  const edge = behaviour.viewerResponse;
  if (edge === undefined) return response;
  const changed = await guarded(edge, callViewerResponse(edge, request, response, context), parts.log);
  return changed ?? functionFailed;
};

/** What the behaviour answers before its origin is asked; undefined lets the request pass. */
const refusal = (behaviour: Behaviour, request: WireRequest): WireResponse | undefined => {
  if (!behaviour.methods.has(request.method)) return refusedMethod;
  return request.method === 'GET' && request.body.length > 0 ? refusedBody : undefined;
};

const answer = async (
  parts: DistributionParts,
  request: WireRequest,
  context: EdgeContext,
): Promise<WireResponse> => {
  const behaviour = behaviourFor(parts, request.path);
  const refused = refusal(behaviour, request);
  if (refused !== undefined) return behaviour.addHeaders(refused);
  const edge = behaviour.viewerRequest;
  if (edge === undefined) return respond(parts, behaviour, request, context);
  const outcome = await guarded(edge, callViewerRequest(edge, request, context), parts.log);
  if (outcome === undefined) return behaviour.addHeaders(functionFailed);
  return outcome.kind === 'answer'
    ? behaviour.addHeaders(outcome.response)
    : respond(parts, behaviour, outcome.request, context);
};

/**
 * A CloudFront distribution behind its firewall: behaviour, viewer-request function, origin, error pages, compression, response
 * headers policy, viewer-response function, in this order. Nothing is cached but compressed bytes.
 */
export const createDistribution =
  (parts: DistributionParts): Distribution =>
  async (request) => {
    const requestId = parts.ids.uuid();
    const context = { distributionId: parts.id, distributionDomainName: parts.domainName, requestId };
    const response = await answer(parts, request, context);
    return { ...response, headers: { ...response.headers, 'x-amz-cf-id': requestId } };
  };
