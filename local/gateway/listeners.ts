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

/**
 * Listens on 127.0.0.1 and ::1.
 * @param port 0 asks for any free port.
 * @throws when the port is taken on either address.
 */
export const listenOnLoopback = async (port: number, handle: RequestListener): Promise<Listeners> => {
  const create = (): Server => createServer({ keepAliveTimeout: 65_000, noDelay: true }, handle);
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
