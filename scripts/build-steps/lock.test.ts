import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whileNobodyElseBuilds } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'skybarrel-lock-'));
const file = join(folder, 'build.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quiet = (): void => undefined;

/** A process that has the lock until it dies. */
const otherBuild = async () => {
  const lock = join(import.meta.dirname, 'lock.ts');
  const code = `import { whileNobodyElseBuilds } from ${JSON.stringify(lock)};
    await whileNobodyElseBuilds(async () => {
      console.log('building');
      await new Promise((done) => setTimeout(done, 1e9));
    }, () => {}, ${JSON.stringify(file)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('waits, and says so, until another process has built or died', async () => {
  const child = await otherBuild();
  const order: string[] = [];
  const mine = whileNobodyElseBuilds(
    async () => order.push('mine'),
    (line) => {
      order.push(line);
      child.kill('SIGKILL');
    },
    file,
  );
  await mine;
  expect(order).toEqual(['› waiting for another build in this folder …', 'mine']);
});

test('lets the next one build after a failure, and hands on what was built', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(whileNobodyElseBuilds(fail, quiet, file)).rejects.toThrow('no');
  expect(await whileNobodyElseBuilds(async () => 'built', quiet, file)).toBe('built');
});
