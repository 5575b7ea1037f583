import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../../../scripts/support/root.ts';
import { endGroup } from './processes.ts';

/** The product as a person has it after `npm start`. */
export interface Product {
  readonly url: string;
  /** Milliseconds from the command to its line `ready`. */
  readonly readyAfter: number;
  /** Process that runs the product, below npm and its wrapper. */
  readonly pid: number;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((ready, fail) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, url] = /^ready (\S+)$/m.exec(said) ?? [];
      if (url) ready(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', (code) => fail(new Error(`npm start ended with ${code}: ${said.slice(-800)}`)));
  });

/** Starts the product with `npm start` on a data folder and any free port, in this checkout or a copy of it. */
export const startProduct = async (data: string, checkout = root): Promise<Product> => {
  const args = ['start', '--', '--port', String(await freePort()), '--data', data];
  const begun = performance.now();
  // A group of its own, so that npm, its wrapper and the product end together.
  const child = spawn('npm', args, { cwd: checkout, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const url = await untilReady(child);
    const readyAfter = performance.now() - begun;
    return { url, readyAfter, pid: child.pid ?? 0, stop: () => endGroup(child) };
  } catch (error) {
    await endGroup(child);
    throw error;
  }
};
