import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { onlySdkClients, signerOf } from '../gateway/sdk-requests.ts';
import { diskFull, isDiskFull } from '../state/disk-full.ts';
import type { Json } from './engine/shapes.ts';
import { apiError, isApiError } from './errors.ts';

/** Performs an operation by name, for the signer with this key id. */
export type Call = (operation: string, input: Json, accessKeyId: string) => Promise<Json>;

export interface Duties {
  readonly requestId: () => string;
  /** Hears every error before it is answered. */
  readonly onFailure: (error: unknown) => void;
}

const TARGET = /^DynamoDB_20120810\.(\w+)$/;

/**
 * Serves DynamoDB's JSON protocol on loopback.
 *
 * Requests must be signed (the SDK does it) and must not come from a page in a browser. The key id decides about permissions.
 *
 * @param port 0 takes any free port.
 */
export const serve = async (call: Call, port: number, { requestId, onFailure }: Duties): Promise<Server> => {
  const server = createServer(
    onlySdkClients((request, response) => {
      response.setHeader('x-amzn-requestid', requestId());
      answer(call, request).then(
        (body) => send(response, 200, body),
        (error) => {
          onFailure(error);
          sendError(response, error);
        },
      );
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};

/** Stops the server and closes open connections of clients. */
export const close = async (server: Server): Promise<void> => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
};

const answer = async (call: Call, request: IncomingMessage): Promise<Json> => {
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = TARGET.exec(target)?.[1];
  if (operation === undefined)
    throw apiError(
      'UnknownOperationException',
      `Not a call of DynamoDB: ${request.method} with target "${target}"`,
    );
  const accessKeyId = signerOf(request, ['dynamodb']);
  if (accessKeyId === undefined)
    throw apiError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  return call(operation, await readBody(request), accessKeyId);
};

const readBody = async (request: IncomingMessage): Promise<Json> => {
  const body: unknown = await json(request).catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Json;
  throw apiError('SerializationException', 'The body is not a JSON object');
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': text.length,
    'x-amz-crc32': String(crc32(text)),
  });
  response.end(text);
};

const sendError = (response: ServerResponse, error: unknown): void => {
  if (isDiskFull(error)) {
    send(response, 503, apiError('ServiceUnavailableException', diskFull).body);
    return;
  }
  const known = isApiError(error);
  if (!known) console.error('DynamoDB at home failed:', error);
  const { statusCode, body } = known
    ? error
    : { statusCode: 500, body: apiError('InternalServerError', String(error)).body };
  send(response, statusCode, body);
};
