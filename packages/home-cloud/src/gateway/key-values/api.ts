import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Authorize, allowAll, messageOf } from '../../iam/authorize.ts';
import { signerOf } from '../sdk-requests.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { KeyValueError, operations } from './operations.ts';

/** The API's path prefix. */
export const keyValuePath = '/key-value-stores/';

/** More than the largest allowed change. A larger request is refused. */
const maximumBodyBytes = 4 * 1024 * 1024;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBodyBytes) throw new KeyValueError('ValidationException', 'The request is too large.');
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new KeyValueError('ValidationException', 'The request body is not JSON.');
  }
};

/** `/key-value-stores/{arn}`, `…/keys` or `…/keys/{key}`. The ARN and the key are percent-encoded. */
const pathPattern = /^\/key-value-stores\/([^/]+)(?:\/keys(?:\/([^/]+))?)?$/;

const operationOf = (method: string, path: string, key: string | undefined) => {
  const place = key !== undefined ? 'key' : path.endsWith('/keys') ? 'keys' : 'store';
  const operation = operations[`${method} ${place}`];
  if (operation === undefined)
    throw new KeyValueError(
      'ValidationException',
      `${method} ${path} is no operation of the key value store.`,
    );
  return operation;
};

const answer = async (
  request: IncomingMessage,
  storeOf: (arn: string) => KeyValueStore | undefined,
  authorize: Authorize,
): Promise<{ readonly body: object; readonly etag?: string }> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, encodedArn = '', encodedKey] = pathPattern.exec(url.pathname) ?? [];
  const operation = operationOf(request.method ?? 'GET', url.pathname, encodedKey);
  const arn = decodeURIComponent(encodedArn);
  const need = { action: `cloudfront-keyvaluestore:${operation.name}`, resource: arn };
  const refused = authorize(signerOf(request), [need]);
  if (refused) throw new KeyValueError('AccessDeniedException', messageOf(refused));
  const store = storeOf(arn);
  if (store === undefined)
    throw new KeyValueError('ResourceNotFoundException', 'Resource of type KeyValueStore not found.');
  return operation.run({
    arn,
    store,
    key: decodeURIComponent(encodedKey ?? ''),
    query: url.searchParams,
    ifMatch: request.headers['if-match'],
    body: await bodyOf(request),
  });
};

const send = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>>,
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/**
 * The data plane API of CloudFront's key value stores. The SDK signs for every region and puts the account before the host name.
 * Neither is checked.
 * @param storeOf returns the store with an ARN.
 * @param authorize checks each request against the policies of its signer. Without it everything is allowed.
 */
export const keyValueApi =
  (storeOf: (arn: string) => KeyValueStore | undefined, authorize: Authorize = allowAll): RequestListener =>
  (request, response) => {
    answer(request, storeOf, authorize).then(
      ({ body, etag }) => send(response, 200, body, etag === undefined ? {} : { etag }),
      (error: unknown) => {
        const { status, code, message } =
          error instanceof KeyValueError
            ? error
            : new KeyValueError('InternalServerException', 'The key value store could not be used.');
        send(response, status, { Message: message }, { 'x-amzn-errortype': code });
      },
    );
  };
