import type { IncomingMessage, RequestListener } from 'node:http';
import { isForThisMachine } from './local-requests.ts';
import { refuseRequest, textResponse, type WireResponse } from './wire.ts';

type RequestParts = Pick<IncomingMessage, 'headers'>;

const misdirected = textResponse(421, 'text/plain', 'This is for programs of this machine only.\n');
const fromPage = textResponse(
  403,
  'text/plain',
  'This is for SDK clients. A page of a browser may not ask here.\n',
);

/**
 * The refusal of a request that is not from an SDK client on this machine, or undefined. Each page in a local browser can reach
 * our ports, but it cannot hide its origin or change its host name.
 * @param mayBePage true when the bucket of the request lets this page send it.
 */
export const refusalOfForeignRequest = (
  request: RequestParts,
  { mayBePage = false }: { readonly mayBePage?: boolean } = {},
): WireResponse | undefined => {
  if (!isForThisMachine(request)) return misdirected;
  return request.headers.origin === undefined || mayBePage ? undefined : fromPage;
};

/** Refuses all requests that are not from an SDK client on this machine, before the emulator reads them. */
export const onlySdkClients =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = refusalOfForeignRequest(request);
    if (refusal === undefined) handle(request, response);
    else refuseRequest(request, response, refusal);
  };

/** Signature Version 4 or 4A. The scope of 4A has no region, and its signature is a DER sequence. */
const authorization =
  /^AWS4-(?:HMAC-SHA256|ECDSA-P256-SHA256) Credential=([\w.+=@-]+)\/\d{8}(?:\/[\w*-]+)?\/([\w-]+)\/aws4_request, ?SignedHeaders=[\w-]+(?:;[\w-]+)*, ?Signature=(?:[0-9a-f]{64}|30[0-9a-f]{100,150})$/;

/**
 * The key id that a request is signed with, if it is signed for one of these services (for any service if none is named). The
 * signature is not verified: the secrets at home are computed from the key ids, so each program on this machine could sign.
 */
export const signerOf = (request: RequestParts, services?: readonly string[]): string | undefined => {
  const [, keyId, service = ''] = authorization.exec(request.headers.authorization ?? '') ?? [];
  return services?.includes(service) === false ? undefined : keyId;
};
