import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { run } from '../../scripts/support/process.ts';
import { root } from '../../scripts/support/root.ts';
import { endGroup } from './processes.ts';

/** The product, started and ready. */
export interface Product {
  readonly url: string;
  /** Milliseconds from the command to its line `ready`. */
  readonly readyAfter: number;
  /** The started process: the product itself if it was started by Node, else npm. */
  readonly pid: number;
  stop(): Promise<void>;
}

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

/** Throws if a start would install packages: that would measure the network and change the packages of other processes. */
const refuseToInstall = (): void => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.skybarrel-installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock)
    throw new Error('The packages are not those of package-lock.json: run npm start once, then measure');
};

const commands = {
  /** As a person starts it. */
  npm: ['npm', 'start', '--'],
  /** What npm starts, without npm. */
  node: [process.execPath, 'scripts/run.ts'],
} as const;

/** Starts the product with a data folder and a free port, in this checkout or in a copy, and with further options. */
export const startProduct = async (
  data: string,
  by: keyof typeof commands,
  checkout = root,
  options: readonly string[] = [],
): Promise<Product> => {
  if (by === 'npm') refuseToInstall();
  const [command, ...words] = commands[by];
  const args = [...words, '--port', String(await freePort()), '--data', data, ...options];
  // A bundler in this process may have set NODE_ENV to production, and then npm would leave out half of the packages.
  const { NODE_ENV: _, ...env } = process.env;
  const begun = performance.now();
  // A separate process group, so that npm, its wrapper and the product end together.
  const child = spawn(command, args, {
    cwd: checkout,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const url = await untilReady(child);
    const readyAfter = performance.now() - begun;
    return { url, readyAfter, pid: child.pid ?? 0, stop: () => endGroup(child) };
  } catch (error) {
    await endGroup(child);
    throw error;
  }
};

/** Builds what has changed, in a separate process. */
export const buildProduct = async (): Promise<void> => {
  const { code, output } = await run(process.execPath, [join(root, 'scripts/build.ts')]);
  if (code !== 0) throw new Error(`The product could not be built:\n${output}`);
};
