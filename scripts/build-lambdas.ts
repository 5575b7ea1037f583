import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type BuildOptions, build, type Message, type OutputFile } from 'esbuild';
import { whileNobodyElseBuilds } from './build-steps/lock.ts';
import { home } from './build-steps/targets.ts';
import { makeCodeCaches, type Runtime } from './lambda-bundles/code-cache.ts';
import { compactZipCodes } from './lambda-bundles/compact-zip-codes.ts';
import { loaderSource } from './lambda-bundles/loader.ts';
import { paperFonts } from './lambda-bundles/paper-fonts.ts';
import { slimSdk } from './lambda-bundles/slim-sdk.ts';
import { root } from './support/root.ts';

const entryEnding = '.handler.ts';

/** One bundled function on disk. */
export interface LambdaBundle {
  /** Entry as infra names it, for example `mailboxes/http`. */
  readonly entry: string;
  /** Folder name below `outDir`, for example `mailboxes-http`. */
  readonly name: string;
  /** File of the bundled code, which `index.mjs` in the same folder loads. */
  readonly file: string;
  readonly bytes: number;
  /** False when the file existed with the same content. */
  readonly changed: boolean;
}

export interface BuildLambdasOptions {
  /** Parent of the functions' folders. Each folder is an asset. Default `build/lambdas`. */
  readonly outDir?: string;
  /** Folder of the metafile and the source maps, outside the assets, so that they are never deployed. Default `build/meta`. */
  readonly metaDir?: string;
  /** Folder of the renderer of the pages and of the note about them, which functions contain. Default `build/site-renderer`. */
  readonly siteRendererDir?: string;
  /** Folder that holds `<domain>/<name>.handler.ts`. Default `lambdas`. */
  readonly sourceDir?: string;
  /** The Node that the code caches are made for. Caches for the other one stay. Default `home`. */
  readonly runtime?: Runtime;
  /** Default true. Without source maps a build takes about two thirds of the time. */
  readonly sourceMaps?: boolean;
}

/** Folder name of an entry: `mailboxes/http` → `mailboxes-http`. */
const bundleName = (entry: string): string => entry.replaceAll('/', '-');

const findEntries = async (sourceDir: string): Promise<string[]> => {
  const files = await readdir(sourceDir, { recursive: true });
  return files
    .filter((file) => file.endsWith(entryEnding))
    .map((file) => file.split(sep).join('/').slice(0, -entryEnding.length))
    .sort();
};

const bundlerOptions = (
  entries: readonly string[],
  sourceDir: string,
  outDir: string,
  siteRendererDir: string,
): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: entries.map((entry) => ({
    in: join(sourceDir, `${entry}${entryEnding}`),
    out: join(bundleName(entry), 'bundle'),
  })),
  outdir: outDir,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  // The AWS SDK is bundled, too: the runtime's own copy consists of many files, and a start with it takes 1.7 times as long.
  packages: 'bundle',
  alias: {
    // package.json names those of the cloud at home.
    '#site-renderer': join(siteRendererDir, 'render.cjs'),
    '#built-site': join(siteRendererDir, 'built-site.json'),
  },
  plugins: [slimSdk, compactZipCodes, paperFonts],
  platform: 'node',
  // V8's code cache works for a script, but not for an ES module. Besides, importing one of Node's own modules as an ES module
  // reads all its properties, and that loads undici, http2 and others that no function needs.
  format: 'cjs',
  supported: { 'dynamic-import': false },
  // Strict mode, because the sources are ES modules. The loader calls this function as Node calls a CommonJS module.
  banner: { js: "(function (exports, require, module, __filename, __dirname) { 'use strict';" },
  footer: { js: '})' },
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  treeShaking: true,
  keepNames: false,
  legalComments: 'none',
  charset: 'ascii',
  metafile: true,
  write: false,
  logLevel: 'silent',
});

/** A warning is an error: what a bundler warns of fails only when the function runs. */
const refuseWarnings = (warnings: readonly Message[]): void => {
  if (warnings.length === 0) return;
  const lines = warnings.map(({ location, text }) => `${location?.file ?? 'esbuild'}: ${text}`);
  throw new Error(`The build of the functions warns:\n${lines.join('\n')}`);
};

/** Writes only changed content: a rewritten file would restart functions at home and make CDK hash the asset again. */
const writeIfChanged = async (path: string, content: Uint8Array): Promise<boolean> => {
  const before = await readFile(path).catch(() => undefined);
  if (before && Buffer.compare(before, content) === 0) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return true;
};

/** Deletes files that a folder no longer needs, because they would be deployed with it. */
const removeStale = async (dir: string, isNeeded: (name: string) => boolean): Promise<void> => {
  const present = await readdir(dir).catch(() => []);
  await Promise.all(
    present.filter((name) => !isNeeded(name)).map((name) => rm(join(dir, name), { recursive: true })),
  );
};

/** The bundle's name contains the hash of its content, so that a code cache of other content is never used for it. */
const contentName = (content: Uint8Array): string =>
  `bundle-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.cjs`;

const mapPath = (metaDir: string, name: string): string => join(metaDir, 'maps', name, 'bundle.cjs.map');

/** Writes bundles and source maps. Returns the paths of the bundles by the names of their functions. */
const writeBundles = async (
  files: readonly OutputFile[],
  outDir: string,
  metaDir: string,
): Promise<ReadonlyMap<string, string>> => {
  const written = new Map<string, string>();
  for (const { path, contents } of files) {
    const name = dirname(relative(outDir, path));
    if (path.endsWith('.map')) await writeIfChanged(mapPath(metaDir, name), contents);
    else {
      const file = join(outDir, name, contentName(contents));
      await writeIfChanged(file, contents);
      written.set(name, file);
    }
  }
  return written;
};

/** Writes the loader last. From then on the new function is used, and the files of the old one can be deleted. */
const switchTo = async (file: string): Promise<boolean> => {
  const [dir, bundle] = [dirname(file), basename(file)];
  const changed = await writeIfChanged(join(dir, 'index.mjs'), Buffer.from(loaderSource(bundle)));
  await removeStale(dir, (name) => name === 'index.mjs' || name.startsWith(bundle));
  return changed;
};

/**
 * Bundles every `*.handler.ts` in one esbuild run, with one folder per function: `<outDir>/<domain>-<name>/` has the loader
 * `index.mjs`, the bundle, named by its content, and V8's code cache of the bundle. The same sources give the same bundle and
 * loader. An existing cache is kept, and a folder with unchanged content is not written. Source maps and the metafile go to
 * `metaDir`. Throws when a source does not compile, and when esbuild warns of something.
 */
export const buildLambdas = async (options: BuildLambdasOptions = {}): Promise<readonly LambdaBundle[]> => {
  const outDir = resolve(root, options.outDir ?? home.lambdasDir);
  const metaDir = resolve(root, options.metaDir ?? home.metaDir);
  const sourceDir = resolve(root, options.sourceDir ?? 'lambdas');
  const rendererDir = resolve(root, options.siteRendererDir ?? home.siteRendererDir);
  const entries = await findEntries(sourceDir);
  const withMaps = options.sourceMaps ?? true;
  const result = await build({
    ...bundlerOptions(entries, sourceDir, outDir, rendererDir),
    sourcemap: withMaps && 'external',
  });
  refuseWarnings(result.warnings);
  const files = await writeBundles(result.outputFiles ?? [], outDir, metaDir);
  // Maps of another build would lead to wrong lines.
  if (!withMaps) await removeStale(join(metaDir, 'maps'), () => false);
  await makeCodeCaches([...files.values()], options.runtime ?? 'home');
  await writeIfChanged(join(metaDir, 'lambdas.json'), Buffer.from(JSON.stringify(result.metafile, null, 1)));
  await removeStale(outDir, (name) => files.has(name));
  return Promise.all(
    entries.map(async (entry) => {
      const name = bundleName(entry);
      const file = files.get(name) ?? '';
      const { size } = await stat(file);
      return { entry, name, file, bytes: size, changed: await switchTo(file) };
    }),
  );
};

if (import.meta.main) {
  const started = performance.now();
  const sourceMaps = !process.argv.includes('--no-source-maps');
  const bundles = await whileNobodyElseBuilds(() => buildLambdas({ sourceMaps }), console.log);
  for (const { name, bytes, changed } of bundles) {
    const size = `${(bytes / 1024).toFixed(0).padStart(6)} KB`;
    console.log(`${name.padEnd(28)} ${size}${changed ? '' : '  unchanged'}`);
  }
  console.log(`${bundles.length} functions in ${(performance.now() - started).toFixed(0)} ms`);
}
