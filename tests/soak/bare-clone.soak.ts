import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/support/root.ts';
import { freePort } from '../support/free-port.ts';

const clone = mkdtempSync(join(tmpdir(), 'skybarrel-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** The path of whoever has just cloned: nothing of our own packages is on it. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

it('a bare clone installs by the lock, workspace included, and starts', async () => {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const args = [
    'scripts/start.mjs',
    '--port',
    String(await freePort()),
    '--data',
    join(clone, '.local'),
    '--no-seed',
  ];
  const child = spawn('node', args, {
    cwd: clone,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/^ready /m.test(output)) break;
  }
  child.kill('SIGTERM');
  await exited;
  expect(output).toMatch(/^› installing packages/);
  expect(output).toMatch(/^ready /m);
  expect(lstatSync(join(clone, 'node_modules/home-cloud')).isSymbolicLink()).toBe(true);
  const lock = createHash('sha256')
    .update(readFileSync(join(clone, 'package-lock.json')))
    .digest('hex');
  expect(readFileSync(join(clone, 'node_modules/.skybarrel-installed'), 'utf8')).toBe(lock);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })).toBe('');
});
