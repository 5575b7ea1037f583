// Runs on the machine's own Node (20 or newer) before anything is installed, so it is plain JavaScript without dependencies.
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

// Not `npm ci`: it refuses a lock without other platforms' optional binaries, and some registries do not have them. `--no-save`
// installs the versions of the lock and does not change the lock.
const installArguments = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
];

/** Installs the packages of package-lock.json unless they are installed already. */
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

/** Environment in which `node` is Node 24 from our packages. */
const environment = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  NODE_NO_WARNINGS: '1',
  // The library's check at start knows only Node releases from before its own release.
  JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION: '1',
});

/** Installs packages if needed, runs a TypeScript file under Node 24 with these flags and the arguments of this process, forwards signals, and exits with its exit code. */
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
