import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { moreIslands } from '#web/site/islands/more-registry.ts';
import { islands } from '#web/site/islands/registry.ts';
import { assets } from '#web/site/testing/sample-site.ts';
import { type Manifest, siteAssets } from '../../scripts/web-build/site-assets.ts';
import { buildStrictly } from '../../scripts/web-build/strict-build.ts';

const KB = 1024;
const BEFORE_A_TOUCH = 8 * KB;
const AFTER_A_TOUCH = 95 * KB;
const SIGN_IN = 125 * KB;

/** The islands of public pages, which are hydrated when they are touched. */
const names = Object.keys({ ...islands, ...moreIslands });
const touched = names.filter((name) => name !== 'sign-in');

type Chunk = Rolldown.OutputChunk;

let chunks: ReadonlyMap<string, Chunk>;
let manifest: Manifest;

beforeAll(async () => {
  const made = await buildStrictly({ mode: 'site', publicDir: false, build: { write: false } });
  const files = made.flatMap(({ output }) => output);
  chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const noted = files.find(({ fileName }) => fileName === '.vite/manifest.json');
  if (noted?.type !== 'asset') throw new Error('The build has no manifest.');
  manifest = JSON.parse(`${noted.source}`);
});

const chunkOf = (source: string): Chunk => {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (found === undefined) throw new Error(`${source} is in no chunk of its own`);
  return found;
};

/** A chunk that the boot script loads on demand, or what it loads on few pages. */
const chunkNamed = (name: string): Chunk => {
  const loaders = [chunkOf('site/boot.ts'), chunkOf('on-touch/on-some-pages.ts')];
  const loaded = loaders.flatMap(({ dynamicImports }) => dynamicImports);
  const found = loaded.map((file) => chunks.get(file)).find((chunk) => chunk?.name === name);
  if (found === undefined) throw new Error(`${name} is in no chunk of its own`);
  return found;
};

/** A chunk with all its static imports. */
const withImports = (chunk: Chunk, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) withImports(imported, seen);
  }
  return seen;
};

/** Size of the answer, with the gateway's compression. */
const weight = (some: Iterable<Chunk>): number =>
  [...some].reduce((sum, { code }) => {
    const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    return sum + packed.length;
  }, 0);

describe('the script of static pages', () => {
  test('is small before the first interaction, telemetry and countdown included', () => {
    const before = withImports(chunkOf('site/boot.ts'));
    const bytes = weight(before);
    console.log(`site: ${bytes} bytes of script before a touch`);
    const code = [...before].map((chunk) => chunk.code).join('');
    expect(code).toContain('largest-contentful-paint');
    expect(code).toContain('cutoff in');
    expect(bytes).toBeLessThanOrEqual(BEFORE_A_TOUCH);
  });

  test('is small on the pages to sign in and to register, which hydrate their form at once', () => {
    const signIn = chunkNamed('sign-in');
    const all = new Set(
      [chunkOf('site/boot.ts'), chunkNamed('hydrate'), signIn].flatMap((one) => [...withImports(one)]),
    );
    const hold = chunkOf('site/before-hydration.ts');
    const bytes = weight([...all, hold]);
    console.log(`site: ${bytes} bytes of script on the sign-in pages before a touch`);
    expect(bytes).toBeLessThanOrEqual(SIGN_IN);
    const modules = [...all].flatMap((chunk) => Object.keys(chunk.modules));
    expect(modules.filter((id) => id.includes('aws-amplify'))).toEqual([]);
    // It runs as a classic script, which may neither import nor export.
    expect(hold.code).not.toMatch(/\b(import|export)\b/);
  });

  test.each(touched)('is still small after the %s was hydrated', (name) => {
    const entry = chunkOf('site/boot.ts');
    const loaders = Object.hasOwn(moreIslands, name) ? [chunkOf('on-touch/on-some-pages.ts')] : [];
    const code = [...loaders, chunkNamed('hydrate'), chunkNamed(name)].flatMap((chunk) => [
      ...withImports(chunk),
    ]);
    const after = new Set([...withImports(entry), ...code]);
    const bytes = weight(after);
    console.log(`site: ${bytes} bytes of script with the ${name} awake`);
    expect(bytes).toBeLessThanOrEqual(AFTER_A_TOUCH);
  });

  test.each(names)('names every file of the %s in the page, so that none is asked for late', (name) => {
    const present = withImports(chunkOf('site/boot.ts'));
    const code = [chunkNamed('hydrate'), chunkNamed(name)].flatMap((chunk) => [...withImports(chunk)]);
    const late = code.filter((chunk) => !present.has(chunk)).map(({ fileName }) => `/${fileName}`);
    expect(new Set(siteAssets(manifest, assets).islands[name])).toEqual(new Set(late));
  });

  test('runs whichever of its files arrives first, because none imports in a circle', () => {
    const importsItself = (chunk: Chunk): boolean =>
      chunk.imports.some((file) => {
        const imported = chunks.get(file);
        return imported !== undefined && withImports(imported).has(chunk);
      });
    expect([...chunks.values()].filter(importsItself).map(({ fileName }) => fileName)).toEqual([]);
  });

  test('contains one React in one file for all islands, no router, no Preact, and on public pages no schemas', () => {
    const from = (name: RegExp) =>
      [...chunks.values()].filter(({ modules }) => Object.keys(modules).some((id) => name.test(id)));
    expect(from(/node_modules\/(react|react-dom|scheduler)\//)).toEqual([chunkNamed('hydrate')]);
    expect(from(/react(-dom)?\.development|react-router|preact/)).toEqual([]);
    const onPages = touched.flatMap((name) => [...withImports(chunkNamed(name))]);
    expect(onPages.length).toBeGreaterThan(touched.length);
    expect(onPages.filter((chunk) => from(/node_modules\/zod/).includes(chunk))).toEqual([]);
  });
});
