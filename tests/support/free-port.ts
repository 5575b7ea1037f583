import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems choose automatically (Linux from 32,768 on, others from 49,152), so that no call or server
 * that starts before the port is used can take it.
 */
const ports = { from: 20_000, count: 12_000 } as const;

/** A loopback port that is free now, for a process that needs a given port. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = ports.from + Math.floor(Math.random() * ports.count);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
