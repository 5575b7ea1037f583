import type { IncomingMessage, RequestListener } from 'node:http';
import { isForThisMachine } from './local-requests.ts';
import { refuseRequest, textResponse, type WireResponse } from './wire.ts';

type Asked = Pick<IncomingMessage, 'headers'>;

const misdirected = textResponse(421, 'text/plain', 'This is for programs of this machine only.\n');
const fromPage = textResponse(
  403,
  'text/plain',
  'This is for SDK clients. A page of a browser may not ask here.\n',
);

/**
 * The answer to whoever is no SDK client on this machine, or nothing. Every page that a browser here shows can reach our
 * ports, yet it cannot leave out the origin it comes from, nor change the name it was found under.
 */
export const refusalOfStranger = (request: Asked): WireResponse | undefined => {
  if (!isForThisMachine(request)) return misdirected;
  return request.headers.origin === undefined ? undefined : fromPage;
};

/** An emulator's port: requests that no SDK client of this machine sends are refused before anything looks at them. */
export const onlySdkClients =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = refusalOfStranger(request);
    if (refusal === undefined) handle(request, response);
    else refuseRequest(request, response, refusal);
  };

/** Signature Version 4, or 4A, whose scope names no region and whose signature is a DER sequence. */
const authorization =
  /^AWS4-(?:HMAC-SHA256|ECDSA-P256-SHA256) Credential=([\w.+=@-]+)\/\d{8}(?:\/[\w*-]+)?\/([\w-]+)\/aws4_request, ?SignedHeaders=[\w-]+(?:;[\w-]+)*, ?Signature=(?:[0-9a-f]{64}|30[0-9a-f]{100,150})$/;

/**
 * The key id that a request is signed with, if it is signed for one of these services, or for any if none is named. That the signature is right is
 * not checked: the secrets of the cloud at home follow from the key ids, so that every program here could sign.
 */
export const signerOf = (request: Asked, services?: readonly string[]): string | undefined => {
  const [, keyId, service = ''] = authorization.exec(request.headers.authorization ?? '') ?? [];
  return services?.includes(service) === false ? undefined : keyId;
};
