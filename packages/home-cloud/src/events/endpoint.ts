import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { signerOf } from '../gateway/sdk-requests.ts';
import { type Authorize, messageOf, type Need } from '../iam/authorize.ts';
import { diskFull, isDiskFull } from '../state/disk-full.ts';

/** An operation of an AWS JSON service. Throws an Error whose `name` is the exception's name. */
export type Operation = (input: unknown) => unknown;

/** The permissions that each operation needs, and their check. */
export interface AccessControl {
  readonly authorize: Authorize;
  readonly needsOf: (operation: string, input: unknown) => readonly Need[];
}

class AccessDeniedException extends Error {
  override readonly name = 'AccessDeniedException';
}

/**
 * A service of the AWS JSON protocol. `service` is the first part of X-Amz-Target. An unsupported operation gets an
 * UnknownOperationException with its name.
 */
export const jsonService =
  (
    service: string,
    operations: Readonly<Record<string, Operation>>,
    access: AccessControl,
  ): RequestListener =>
  (request, response) =>
    void answer(request, response, service, operations, access);

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  service: string,
  operations: Readonly<Record<string, Operation>>,
  { authorize, needsOf }: AccessControl,
): Promise<void> => {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  try {
    const target = String(request.headers['x-amz-target'] ?? '');
    const [prefix, name = ''] = target.split('.');
    const operation = prefix === service && Object.hasOwn(operations, name) ? operations[name] : undefined;
    const body = await bodyOf(request);
    if (operation === undefined) {
      send(400, {
        __type: 'UnknownOperationException',
        message: `the cloud at home does not know the operation ${target || '(none named)'}`,
      });
      return;
    }
    const input: unknown = JSON.parse(body);
    const refused = authorize(signerOf(request), needsOf(name, input));
    if (refused) throw new AccessDeniedException(messageOf(refused));
    send(200, operation(input) as object);
  } catch (error) {
    if (isDiskFull(error)) {
      send(503, { __type: 'ServiceUnavailableException', message: diskFull });
      return;
    }
    const { name, message } = error as Error;
    const known = name.endsWith('Exception');
    send(known ? 400 : 500, { __type: known ? name : 'InternalException', message });
  }
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
