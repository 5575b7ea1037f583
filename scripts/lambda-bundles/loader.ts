/**
 * Name of a bundle's code cache. V8 accepts only a cache of its own version that was made under the same flags. The one flag
 * that differs is `--expose-gc`, which Lambda sets.
 */
export const cacheName = (bundle: string, exposesGc: boolean): string =>
  `${bundle}.${process.platform}-${process.arch}-${process.versions.v8}${exposesGc ? '-gc' : ''}.cache`;

/**
 * A function's `index.mjs`: compiles the bundle with V8's code cache if one fits, else without, and exports the handler.
 * `compiledFromCache` says which it was.
 *
 * It gets Node's modules from the process, because importing one as an ES module reads all its properties, and reading some of
 * them loads half of Node. Bundles are plain ASCII, so `latin1` is the fastest decoding.
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
