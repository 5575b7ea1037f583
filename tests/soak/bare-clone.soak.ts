import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/support/root.ts';
import { freePort } from '../support/free-port.ts';

const clone = mkdtempSync(join(tmpdir(), 'skybarrel-clone-'));
beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', root, clone]);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** The path of whoever has just cloned: nothing of our own packages is on it. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');
const env = { ...process.env, PATH };

/** Starts the product, stops it when it is ready, and returns what it said. */
const start = async (): Promise<string> => {
  const args = [
    'scripts/start.mjs',
    '--port',
    String(await freePort()),
    '--data',
    join(clone, '.local'),
    '--no-seed',
  ];
  const child = spawn('node', args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/^ready /m.test(output)) break;
  }
  child.kill('SIGTERM');
  await exited;
  expect(output).toMatch(/^ready /m);
  return output;
};

/** Runs the CDK CLI as `npx cdk` does. What it builds, it says on standard error. */
const cdk = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(clone, 'node_modules/.bin/cdk'), args, {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return { stdout, stderr };
};

const untracked = (): string =>
  execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' });

it('a bare clone installs by the lock, workspace included, and starts', async () => {
  const output = await start();
  expect(output).toMatch(/^› installing packages/);
  expect(lstatSync(join(clone, 'node_modules/home-cloud')).isSymbolicLink()).toBe(true);
  const lock = createHash('sha256')
    .update(readFileSync(join(clone, 'package-lock.json')))
    .digest('hex');
  expect(readFileSync(join(clone, 'node_modules/.skybarrel-installed'), 'utf8')).toBe(lock);
  expect(untracked()).toBe('');
});

it('with nothing built, cdk synth and npm start work in turn, and neither undoes the build of the other', async () => {
  for (const built of ['build', '.cache', '.local'])
    rmSync(join(clone, built), { recursive: true, force: true });
  expect(cdk('synth', '--quiet').stderr).toContain('› building functions');
  expect(await start()).toContain('› building functions');
  const again = cdk('list');
  expect(again.stdout).toMatch(/^(skybarrel-dev-[a-z0-9-]+\n){8,}$/);
  expect(again.stderr).not.toContain('›');
  expect(await start()).not.toContain('›');
  expect(cdk('synth', '--quiet').stderr).not.toContain('›');
  expect(untracked()).toBe('');
});
