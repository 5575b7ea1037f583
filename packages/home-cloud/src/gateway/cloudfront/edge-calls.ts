import * as z from 'zod/mini';
import { textResponse, type WireRequest, type WireResponse } from '../wire.ts';
import type { EdgeFunction } from './edge-function.ts';
import { edgeRequest, edgeResponse, fromEdgeResponse, withEdgeRequest } from './function-event.ts';

/** The distribution and the request that an edge function is called for. */
export interface EdgeContext {
  readonly distributionId: string;
  readonly distributionDomainName: string;
  readonly requestId: string;
}

const forbiddenNames =
  /^(?:connection|expect|keep-alive|proxy-.*|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-edge-.*|x-cache|x-forwarded-proto|x-real-ip|transfer-encoding|via)$/;

const headerName = z.string().check(
  z.regex(/^[a-z0-9!#$%&'*+.^_`|~-]+$/, 'a header name must be in lower case'),
  z.refine((name) => !forbiddenNames.test(name), 'CloudFront does not let a function set this header'),
);
const Value = z.object({
  value: z.string(),
  multiValue: z.optional(z.array(z.object({ value: z.string() }))),
  attributes: z.optional(z.string()),
});
const entriesOf = (values: unknown): unknown =>
  typeof values === 'object' && values !== null ? Object.entries(values) : values;
/** Parsed as entries, because an object would lose a header or query value named `__proto__`. */
const Values = z.pipe(
  z.pipe(z.transform(entriesOf), z.array(z.tuple([z.string(), Value]))),
  z.transform((entries): Record<string, z.output<typeof Value>> => Object.fromEntries(entries)),
);

const AnsweredRequest = z.object({
  method: z.string(),
  uri: z.string().check(z.startsWith('/')),
  querystring: Values,
  headers: Values,
  cookies: Values,
});
const AnsweredResponse = z.object({
  statusCode: z.int().check(z.minimum(200), z.maximum(599)),
  statusDescription: z.optional(z.string()),
  headers: z.optional(Values),
  cookies: z.optional(Values),
  body: z.optional(
    z.union([z.string(), z.object({ encoding: z.optional(z.enum(['text', 'base64'])), data: z.string() })]),
  ),
});

/** CloudFront's response when a function throws or returns an invalid value. */
export const functionFailed: WireResponse = textResponse(
  503,
  'text/html',
  '<!DOCTYPE html><html><head><title>ERROR: The request could not be satisfied</title></head><body><h1>503 ERROR</h1>' +
    '<p>The CloudFront function associated with the CloudFront distribution is invalid or could not run.</p></body></html>',
  { server: 'CloudFront', 'x-cache': 'FunctionExecutionError from cloudfront' },
);

const eventOf = (context: EdgeContext, eventType: string, address: string) => ({
  version: '1.0',
  context: { ...context, eventType },
  viewer: { ip: address },
});

const refuseAddedHeaders = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>> | undefined,
): void => {
  for (const name of Object.keys(after ?? {})) {
    // A function may return a header that was in its event unchanged.
    if (!Object.hasOwn(before, name)) headerName.parse(name);
  }
};

/** The decision of a viewer-request function: forward a request, or respond itself. */
export type ViewerRequestOutcome =
  | { readonly kind: 'pass'; readonly request: WireRequest }
  | { readonly kind: 'answer'; readonly response: WireResponse };

/** Runs a viewer-request function. @throws the function's error, or an error that says why its result is invalid. */
export const callViewerRequest = async (
  edge: EdgeFunction,
  request: WireRequest,
  context: EdgeContext,
): Promise<ViewerRequestOutcome> => {
  const event = { ...eventOf(context, 'viewer-request', request.address), request: edgeRequest(request) };
  const answer: unknown = await edge.run(event);
  if (typeof answer === 'object' && answer !== null && 'statusCode' in answer) {
    const given = AnsweredResponse.parse(answer);
    refuseAddedHeaders({}, given.headers);
    return { kind: 'answer', response: fromEdgeResponse(given) };
  }
  const changed = AnsweredRequest.parse(answer);
  refuseAddedHeaders(request.headers, changed.headers);
  return { kind: 'pass', request: withEdgeRequest(request, changed) };
};

/** Runs a viewer-response function. @throws the function's error, or an error that says why its result is invalid. */
export const callViewerResponse = async (
  edge: EdgeFunction,
  request: WireRequest,
  response: WireResponse,
  context: EdgeContext,
): Promise<WireResponse> => {
  const event = {
    ...eventOf(context, 'viewer-response', request.address),
    request: edgeRequest(request),
    response: edgeResponse(response),
  };
  const changed = AnsweredResponse.parse(await edge.run(event));
  refuseAddedHeaders(response.headers, changed.headers);
  return fromEdgeResponse(changed, response);
};
