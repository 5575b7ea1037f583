// Runs on whatever Node a machine has (20 or newer) before anything is installed: plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Node 24 from the npm package `node`: the same major as the Lambda runtime. */
const node24 = join(root, 'node_modules', 'node', 'bin', 'node');
const stamp = join(root, 'node_modules', '.skybarrel-installed');

const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

// Not `npm ci`: it refuses a lock that lacks other platforms' optional binaries, and registries exist that do not carry
// them. `--no-save` takes the versions of the lock and leaves the lock as it is.
const installArguments = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
];

/** Installs what package-lock.json says, unless that was done already. */
function ensureInstalled() {
  const wanted = lockDigest();
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('› installing packages, about a minute …');
  const { status } = spawnSync('npm', installArguments, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm install failed. Check the network and try again.');
    process.exit(status ?? 1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Environment in which our own Node comes first and colours survive. */
const environment = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  NODE_NO_WARNINGS: '1',
  // The lib's start-up check knows only the Node releases that stood when it was published.
  JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION: '1',
});

/** Installs if needed, runs a TypeScript file under Node 24 with these flags and our own arguments, forwards signals and ends with its exit code. */
export function runUnderNode24(script, flags = []) {
  ensureInstalled();
  const child = spawn(node24, [...flags, join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}
