/**
 * Compiles bundles and keeps V8's code cache of each, in a process of its own because of the flags.
 *
 * All functions are compiled at once, where V8 would otherwise wait for the first call of each: what runs at a start
 * and in a first answer is then all there. That doubles the cache and spares running anything at build.
 *
 * Called by code-cache.ts: `node compile.ts <bundle> <cache> [<bundle> <cache> …]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const files = process.argv.slice(2);
for (let at = 0; at < files.length; at += 2) {
  const [bundle = '', cache = ''] = files.slice(at, at + 2);
  setFlagsFromString('--no-lazy');
  const script = new Script(readFileSync(bundle, 'latin1'), { filename: bundle });
  // The cache notes the flags of the moment it is made, and they must be those under which it will be read.
  setFlagsFromString('--lazy');
  writeFileSync(cache, script.createCachedData());
}
