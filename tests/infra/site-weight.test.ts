import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { islands } from '#web/site/islands/registry.ts';
import { root } from '../../scripts/support/root.ts';

const KB = 1000;
const BEFORE_A_TOUCH = 8 * KB;
const AFTER_A_TOUCH = 72 * KB;
const SIGN_IN = 60 * KB;

/** The islands of public pages, which are hydrated when they are touched. */
const touched = Object.keys(islands).filter((name) => name !== 'sign-in');

type Chunk = Rolldown.OutputChunk;

let chunks: ReadonlyMap<string, Chunk>;

/** The script of static pages as the build makes it, with all islands. */
const buildSite = async (): Promise<readonly Chunk[]> => {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'site',
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, manifest: false },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.filter((file) => file.type === 'chunk');
};

const chunkOf = (source: string): Chunk => {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (found === undefined) throw new Error(`${source} is in no chunk of its own`);
  return found;
};

/** A chunk that the boot script loads on demand. */
const chunkNamed = (name: string): Chunk => {
  const { dynamicImports } = chunkOf('site/boot.ts');
  const found = dynamicImports.map((file) => chunks.get(file)).find((chunk) => chunk?.name === name);
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

beforeAll(async () => {
  chunks = new Map((await buildSite()).map((chunk) => [chunk.fileName, chunk]));
});

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
    const signIn = chunkNamed('sign-in-island');
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
    const island = chunkNamed(name);
    const hydrate = chunkNamed('hydrate');
    // Other imports would be requested only after the island has arrived.
    expect([entry.fileName, hydrate.fileName]).toEqual(expect.arrayContaining(island.imports));
    const after = new Set([entry, hydrate, island].flatMap((chunk) => [...withImports(chunk)]));
    const bytes = weight(after);
    console.log(`site: ${bytes} bytes of script with the ${name} awake`);
    expect(bytes).toBeLessThanOrEqual(AFTER_A_TOUCH);
  });

  test('contains no router and no second React, and on public pages no schemas', () => {
    const modulesOf = (some: readonly Chunk[]) => some.flatMap((chunk) => Object.keys(chunk.modules));
    const everywhere = modulesOf([...chunks.values()]);
    expect(everywhere.filter((id) => /node_modules\/(react|react-dom|react-router[^/]*)\//.test(id))).toEqual(
      [],
    );
    const onPages = touched.flatMap((name) => [...withImports(chunkNamed(name))]);
    expect(onPages.length).toBeGreaterThan(touched.length);
    expect(modulesOf(onPages).filter((id) => id.includes('node_modules/zod'))).toEqual([]);
  });
});
