import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/support/root.ts';

/** Runs a command to its end and answers how many milliseconds it took; throws unless it went well. */
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

/** Ends a process that leads a group, and everything it started, and waits for its end. */
export const endGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
};
