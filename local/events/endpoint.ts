import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stoppable } from '../types.ts';

/** Answers one operation of an AWS JSON service; throws an Error whose `name` is the exception's name. */
export type Operation = (input: unknown) => unknown;

/**
 * An endpoint of the AWS JSON protocol on 127.0.0.1. `service` is the first half of X-Amz-Target; an operation that is
 * not there is answered with UnknownOperationException, which names it.
 */
export async function startJsonEndpoint(
  service: string,
  operations: Readonly<Record<string, Operation>>,
  port: number,
): Promise<Stoppable & { readonly endpoint: string }> {
  const server = createServer((request, response) => {
    void answer(request, response, service, operations);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  service: string,
  operations: Readonly<Record<string, Operation>>,
): Promise<void> {
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
    send(200, operation(JSON.parse(body)) as object);
  } catch (error) {
    const { name, message } = error as Error;
    const known = name.endsWith('Exception');
    send(known ? 400 : 500, { __type: known ? name : 'InternalException', message });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
