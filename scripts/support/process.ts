import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  /** Default: the folder of the checkout. */
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Also prints the output at once. It is always collected. */
  readonly show?: boolean;
  /** The command gets its own process group. Everything that it started ends with this process, see `endTogether`. */
  readonly group?: boolean;
}

/**
 * Forwards a signal that should end this process to the child's process group. This process waits until the group has ended and
 * then ends by the same signal, so that no process is left behind.
 */
const endTogether = (child: ChildProcess): void => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let ending: NodeJS.Signals | undefined;
  const handOn = (signal: NodeJS.Signals): void => {
    ending = signal;
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  for (const signal of signals) process.on(signal, handOn);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, handOn);
    if (ending !== undefined) process.kill(process.pid, ending);
  });
};

/** Runs a command until it ends. Never throws: a failure shows in the exit code. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: options.group === true,
    });
    if (options.group === true) endTogether(child);
    let output = '';
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show === true) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * Builds what has changed, in a separate process, so that the bundlers' memory and the production mode that they switch on do not
 * stay in this one. Ends this process when the build fails.
 */
export const buildApart = async (): Promise<void> => {
  const { code } = await run(process.execPath, [join(root, 'scripts/build.ts')], { show: true });
  if (code !== 0) process.exit(code);
};
