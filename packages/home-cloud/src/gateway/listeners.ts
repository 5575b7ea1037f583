import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A pair of loopback listeners on one port: `localhost` may mean either address family. */
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

/** No IPv6 on this machine: IPv4 alone is then what `localhost` means. */
const withoutIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const isWithoutIpv6 = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && withoutIpv6.has(String(error.code));

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Refuses a request that names two hosts, as every proxy does (RFC 9112, section 3.2): the two could be read by different
 * parts, each believing its own.
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

/** A port that is free on 127.0.0.1 may still be somebody's on ::1, for as long as a call of theirs lasts. */
const anyPortTries = 10;

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
      if (port !== 0 || !isTaken(error) || attempt === anyPortTries) throw error;
    }
  }
};

/** A port that is ours already, though nothing answers on it yet. */
export interface HeldPort extends Listeners {
  /** From now on this answers, the requests that waited first. */
  answerBy(handle: RequestListener): void;
}

/**
 * Listens at once, so that the port can be named in what is started before it is answered, and nobody else takes it.
 * @param port 0 asks for any free port.
 * @throws when the port is taken, with the way out of it.
 */
export const holdPort = async (port: number): Promise<HeldPort> => {
  const answering = Promise.withResolvers<RequestListener>();
  const listeners = await listenOnLoopback(port, async (request, response) => {
    (await answering.promise)(request, response);
  }).catch((error: unknown) => {
    throw isTaken(error)
      ? new Error(`Port ${port} is in use: end what listens there, or choose another with --port.`)
      : error;
  });
  return { ...listeners, answerBy: answering.resolve };
};
