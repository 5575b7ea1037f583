/**
 * Compiles bundles and saves V8's code cache of each, in a separate process because of the flags.
 *
 * All functions in a bundle are compiled at once, whereas V8 would otherwise wait for the first call of each. So the cache has
 * everything that a cold start and a first answer need. It becomes twice as large, but nothing must run during the build.
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
  // The cache records the flags at the moment when it is made, and they must be the flags under which it is read.
  setFlagsFromString('--lazy');
  writeFileSync(cache, script.createCachedData());
}
