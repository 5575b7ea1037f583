import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/support/root.ts';

/** Runs a command and returns the milliseconds that it took. Throws if it failed. */
export const wholeProcess = async (command: string, args: readonly string[]): Promise<number> => {
  const begun = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said.slice(-500)}`);
  return performance.now() - begun;
};

/** Ends a process group and waits until it has ended. */
export const endGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
};
