import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  /** The checkout's own folder unless told. */
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Shows the output as it comes; it is collected either way. */
  readonly show?: boolean;
  /** The command leads a process group: whatever it started ends with this process, see `endTogether`. */
  readonly group?: boolean;
}

/**
 * Hands a signal that is meant to end this process on to the child's group. This process waits for the group to end and
 * then ends by the same signal, so that nothing runs on which nobody waits for.
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

/** Runs a command to its end. Never throws: the exit code tells. */
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
 * Builds what has changed in a process of its own: the bundlers' memory, and the production mode that they switch on,
 * do not stay with whoever asked. Ends this process where the build fails.
 */
export const buildApart = async (): Promise<void> => {
  const { code } = await run(process.execPath, [join(root, 'scripts/build.ts')], { show: true });
  if (code !== 0) process.exit(code);
};
