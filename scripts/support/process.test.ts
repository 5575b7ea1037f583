import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

const started: number[] = [];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** Prints the ids of itself and of a process that it starts, and lasts until it is ended, as a suite with its workers does. */
const suite = `
  const worker = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'inherit',
  });
  console.log(process.pid + ' ' + worker.pid);
  setInterval(() => {}, 1000);
`;

/** A process that runs the suite in a group, as `npm run soak` runs vitest, and the ids of what it started. */
const startRunner = async (): Promise<{ runner: ChildProcess; below: readonly number[] }> => {
  const code = `
    const { run } = await import(${JSON.stringify(new URL('./process.ts', import.meta.url).href)});
    await run(process.execPath, ['-e', ${JSON.stringify(suite)}], { show: true, group: true });
    console.log('the next suite');
  `;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(runner.stdout, 'data')) as [Buffer];
  const below = line.toString().trim().split(' ').map(Number);
  started.push(runner.pid ?? 0, ...below);
  return { runner, below };
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that is ended by %s ends every process of its suite and starts no other suite',
  async (signal) => {
    const { runner, below } = await startRunner();
    const said: string[] = [];
    runner.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const ended = once(runner, 'close');
    runner.kill(signal);
    expect(await ended).toEqual([null, signal]);
    // An ended process keeps its id until the system has collected it, which may take seconds.
    await expect.poll(() => below.filter(isAlive), { timeout: 15_000 }).toEqual([]);
    expect(said).toEqual([]);
  },
);
