import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Two loopback listeners on one port, because `localhost` may be an IPv4 or an IPv6 address. */
export interface Listeners {
  readonly port: number;
  stop(): Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Errors on a machine without IPv6. There `localhost` is the IPv4 address. */
const withoutIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const isWithoutIpv6 = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && withoutIpv6.has(String(error.code));

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2), because different parts could read different headers.
 */
const toOneHost =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      response.writeHead(400, { connection: 'close' }).end();
    else handle(request, response);
  };

const listenOnBoth = async (port: number, handle: RequestListener): Promise<Listeners> => {
  const create = (): Server => createServer({ keepAliveTimeout: 65_000, noDelay: true }, toOneHost(handle));
  const first = create();
  const bound = await listen(first, port, '127.0.0.1');
  const second = create();
  const servers = [first];
  try {
    await listen(second, bound, '::1');
    servers.push(second);
  } catch (error) {
    if (!isWithoutIpv6(error)) {
      await close(first);
      throw error;
    }
  }
  return {
    port: bound,
    stop: async () => {
      await Promise.all(servers.map(close));
    },
  };
};

/** A port that is free on 127.0.0.1 may be in use on ::1, so another port is tried. */
const maximumTries = 10;

/**
 * Listens on 127.0.0.1 and ::1.
 * @param port 0 asks for any port that is free on both.
 * @throws when the port is taken on either address.
 */
export const listenOnLoopback = async (port: number, handle: RequestListener): Promise<Listeners> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(port, handle);
    } catch (error) {
      if (port !== 0 || !isTaken(error) || attempt === maximumTries) throw error;
    }
  }
};

/** A port that already listens. Requests wait until `serveWith` is called. */
export interface ReservedPort extends Listeners {
  /** Handles all requests with this, beginning with those that wait. */
  serveWith(handle: RequestListener): void;
}

/**
 * Listens at once, so that no other process can take the port and its number is known before the handler exists.
 * @param port 0 asks for any free port.
 * @throws when the port is taken. The message says what to do.
 */
export const reservePort = async (port: number): Promise<ReservedPort> => {
  const answering = Promise.withResolvers<RequestListener>();
  const listeners = await listenOnLoopback(port, async (request, response) => {
    (await answering.promise)(request, response);
  }).catch((error: unknown) => {
    throw isTaken(error)
      ? new Error(`Port ${port} is in use: end what listens there, or choose another with --port.`)
      : error;
  });
  return { ...listeners, serveWith: answering.resolve };
};
