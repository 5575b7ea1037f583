import type { IncomingMessage } from 'node:http';
import { isFromOurOrigin } from '../../gateway/local-requests.ts';
import { refuseRequest, textResponse } from '../../gateway/wire.ts';
import type { Answering } from './endpoint.ts';

const refused = textResponse(403, 'text/plain', 'This was sent by a page of another origin.\n');

/** A page of ours may have another host name of this machine than the endpoint, which makes the request cross-origin. */
const corsHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
        'access-control-max-age': '600',
      };

/** The service for browsers. Accepts pages of our own origin, and clients that are not browsers. */
export const forOwnPages =
  (answer: Answering): Answering =>
  async (request, response) => {
    if (!isFromOurOrigin(request)) {
      refuseRequest(request, response, refused);
      return;
    }
    response.setHeaders(new Map(Object.entries({ ...corsHeaders(request), vary: 'origin' })));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else await answer(request, response);
  };
