import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const entryEnding = '.handler.ts';

/** One bundled function as it stands on disk. */
export interface LambdaBundle {
  /** Entry as infra names it, for example `mailboxes/http`. */
  readonly entry: string;
  /** Folder name below `outDir`, for example `mailboxes-http`. */
  readonly name: string;
  readonly bytes: number;
  /** False when the file already stood there with the same content. */
  readonly changed: boolean;
}

export interface BuildLambdasOptions {
  /** Where the folders of the functions go; each folder is an asset. Default `build/lambdas`. */
  readonly outDir?: string;
  /** Where the metafile and the source maps go: outside the assets, so that they never deploy. Default `build/meta`. */
  readonly metaDir?: string;
  /** Folder that holds `<domain>/<name>.handler.ts`. Default `lambdas`. */
  readonly sourceDir?: string;
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

const bundlerOptions = (entries: readonly string[], sourceDir: string, outDir: string): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: entries.map((entry) => ({
    in: join(sourceDir, `${entry}${entryEnding}`),
    out: join(bundleName(entry), 'index'),
  })),
  outdir: outDir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // The AWS SDK is bundled too: the runtime's own copy is read file by file and starts 1.7 times slower.
  packages: 'bundle',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  treeShaking: true,
  keepNames: false,
  legalComments: 'none',
  charset: 'utf8',
  sourcemap: 'external',
  metafile: true,
  write: false,
  logLevel: 'silent',
  // CommonJS packages inside an ES module still call require for Node's own modules.
  // The name is long so that no minified one can be the same.
  banner: {
    js: "import{createRequire as createRequireForBundle}from'node:module';const require=createRequireForBundle(import.meta.url);",
  },
});

/** Writes only what differs: a rewritten file would restart functions at home and redo asset hashes. */
const writeIfChanged = async (path: string, content: Uint8Array): Promise<boolean> => {
  const before = await readFile(path).catch(() => undefined);
  if (before && Buffer.compare(before, content) === 0) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return true;
};

/** Folders of handlers that no longer exist would deploy dead code; they go, the others are not touched. */
const removeStale = async (outDir: string, names: ReadonlySet<string>): Promise<void> => {
  const present = await readdir(outDir).catch(() => []);
  await Promise.all(
    present.filter((name) => !names.has(name)).map((name) => rm(join(outDir, name), { recursive: true })),
  );
};

/**
 * Bundles every `*.handler.ts` in one esbuild run, one folder per function: `<outDir>/<domain>-<name>/index.mjs`.
 * The same sources give the same bytes, and a folder whose content did not change is left alone. Source maps and
 * the metafile go to `metaDir`. Throws esbuild's error, with its messages, when a source does not compile.
 */
export const buildLambdas = async (options: BuildLambdasOptions = {}): Promise<readonly LambdaBundle[]> => {
  const outDir = resolve(root, options.outDir ?? 'build/lambdas');
  const metaDir = resolve(root, options.metaDir ?? 'build/meta');
  const sourceDir = resolve(root, options.sourceDir ?? 'lambdas');
  const entries = await findEntries(sourceDir);
  const result = await build(bundlerOptions(entries, sourceDir, outDir));
  const written = new Map<string, { bytes: number; changed: boolean }>();
  for (const file of result.outputFiles ?? []) {
    const name = relative(outDir, file.path);
    const isMap = name.endsWith('.map');
    const changed = await writeIfChanged(isMap ? join(metaDir, 'maps', name) : file.path, file.contents);
    if (!isMap) written.set(dirname(name), { bytes: file.contents.byteLength, changed });
  }
  await writeIfChanged(join(metaDir, 'lambdas.json'), Buffer.from(JSON.stringify(result.metafile, null, 1)));
  await removeStale(outDir, new Set(entries.map(bundleName)));
  return entries.map((entry) => {
    const name = bundleName(entry);
    return { entry, name, ...(written.get(name) ?? { bytes: 0, changed: false }) };
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const bundles = await buildLambdas();
  for (const { name, bytes, changed } of bundles) {
    console.log(
      `${name.padEnd(28)} ${(bytes / 1024).toFixed(0).padStart(6)} KB${changed ? '' : '  unchanged'}`,
    );
  }
  console.log(`${bundles.length} functions in ${(performance.now() - started).toFixed(0)} ms`);
}
