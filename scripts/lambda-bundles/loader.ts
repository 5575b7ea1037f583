/**
 * Name of the code cache of a bundle for one way of running it: V8 takes a cache only from its own version, and only
 * under the flags it was made under. Of those a function may meet, `--expose-gc` (Lambda's own) makes the difference.
 */
export const cacheName = (bundle: string, exposesGc: boolean): string =>
  `${bundle}.${process.platform}-${process.arch}-${process.versions.v8}${exposesGc ? '-gc' : ''}.cache`;

/**
 * A function's `index.mjs`: compiles the bundle with V8's code cache where one fits, plainly where none does or V8
 * rejects it, and exports the handler. `compiledFromCache` tells which it was.
 *
 * It asks the process for Node's modules, because importing one as an ES module reads all of its properties, and some
 * load half of Node when they are read. Bundles are plain ASCII, so `latin1` spares the decoding.
 */
export const loaderSource = (
  bundle: string,
): string => `const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
const { Script } = process.getBuiltinModule('node:vm');
const { createRequire } = process.getBuiltinModule('node:module');
const filename = import.meta.dirname + '/${bundle}';
const cache = filename + '.' + process.platform + '-' + process.arch + '-' + process.versions.v8 + (globalThis.gc ? '-gc' : '') + '.cache';
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData });
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(import.meta.url), module, filename, import.meta.dirname);
export const { handler } = module.exports;
export const compiledFromCache = cachedData !== undefined && script.cachedDataRejected === false;
`;
