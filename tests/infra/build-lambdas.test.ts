import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuildLambdasOptions, buildLambdas } from '../../scripts/build-lambdas.ts';

let sourceDir = '';
let outDir = '';
let metaDir = '';
const build = (runtime: BuildLambdasOptions['runtime'] = 'home') =>
  buildLambdas({ sourceDir, outDir, metaDir, runtime });
const handler = (path: string, text: string) => {
  mkdirSync(join(sourceDir, path, '..'), { recursive: true });
  writeFileSync(join(sourceDir, `${path}.handler.ts`), text);
};
const loader = (name: string) => join(outDir, name, 'index.mjs');
const filesOf = (name: string) => readdirSync(join(outDir, name)).toSorted();
const cacheOf = (name: string) => filesOf(name).find((file) => file.endsWith('.cache')) ?? '';

/** Loads a function in a separate process, as Lambda does, and returns the value of an expression there. */
const loaded = (name: string, expression: string, flags: readonly string[] = []): unknown => {
  const script = `const m = await import(process.argv[1]); console.log(JSON.stringify(${expression}));`;
  const args = [...flags, '--input-type=module', '-e', script, pathToFileURL(loader(name)).href];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
};

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-build-'));
  [sourceDir, outDir, metaDir] = [join(dir, 'lambdas'), join(dir, 'out'), join(dir, 'meta')];
  handler('mailboxes/http', "export const handler = (name: string) => 'hello ' + name;");
  handler('relay/relay', "import os from 'node:os'; export const handler = () => typeof os.cpus;");
});

afterEach(() => vi.unstubAllEnvs());

describe('bundling the handlers', () => {
  it('makes one folder per handler with its loader, its code and the code cache', async () => {
    const bundles = await build();
    expect(bundles.map(({ entry, name }) => [entry, name])).toEqual([
      ['mailboxes/http', 'mailboxes-http'],
      ['relay/relay', 'relay-relay'],
    ]);
    const named = expect.stringMatching(/^bundle-[0-9a-f]{12}\.cjs$/);
    const cache = expect.stringMatching(/^bundle-[0-9a-f]{12}\.cjs\.\S+\.cache$/);
    expect(filesOf('mailboxes-http')).toEqual([named, cache, 'index.mjs']);
    expect(loaded('mailboxes-http', 'm.handler("Ann")')).toBe('hello Ann');
    expect(loaded('relay-relay', 'm.handler()')).toBe('function');
  });

  it('puts source maps and the metafile outside of what is deployed', async () => {
    await build();
    expect(readdirSync(join(metaDir, 'maps', 'relay-relay'))).toEqual(['bundle.cjs.map']);
    expect(JSON.parse(readFileSync(join(metaDir, 'lambdas.json'), 'utf8'))).toHaveProperty('outputs');
  });

  it('makes the same bundles without source maps, and leaves no maps of another build', async () => {
    await build();
    const before = filesOf('relay-relay');
    await buildLambdas({ sourceDir, outDir, metaDir, sourceMaps: false });
    expect(filesOf('relay-relay')).toEqual(before);
    expect(readdirSync(join(metaDir, 'maps'))).toEqual([]);
  });

  it('makes source maps that lead from a stack trace to the lines of the source', async () => {
    handler('relay/relay', "// why\n\nexport const handler = () => {\n  throw new Error('lost');\n};");
    await build();
    const stack = String(
      loaded('relay-relay', '(() => { try { m.handler() } catch (e) { return e.stack } })()'),
    );
    const [, line, column] = /bundle-\w+\.cjs:(\d+):(\d+)/.exec(stack) ?? [];
    const map = new SourceMap(
      JSON.parse(readFileSync(join(metaDir, 'maps/relay-relay/bundle.cjs.map'), 'utf8')),
    );
    expect(map.findEntry(Number(line) - 1, Number(column) - 1)).toMatchObject({
      originalSource: expect.stringMatching(/relay\/relay\.handler\.ts$/),
      originalLine: 3,
    });
  });

  it('makes the same bundle and loader from the same sources in any folder', async () => {
    await build();
    const before = filesOf('relay-relay').map((file) => [
      file,
      readFileSync(join(outDir, 'relay-relay', file)),
    ]);
    outDir = mkdtempSync(join(tmpdir(), 'skybarrel-again-'));
    await build();
    const after = filesOf('relay-relay').map((file) => [
      file,
      readFileSync(join(outDir, 'relay-relay', file)),
    ]);
    const stable = ([file]: readonly unknown[]) => !String(file).endsWith('.cache');
    expect(after.filter(stable)).toEqual(before.filter(stable));
  });

  it('writes only what changed, so that only that function restarts', async () => {
    await build();
    const paths = [loader('relay-relay'), join(outDir, 'relay-relay', cacheOf('relay-relay'))];
    const before = paths.map((path) => statSync(path).mtimeMs);
    handler('mailboxes/http', 'export const handler = () => 2;');
    const bundles = await build();
    expect(bundles.map(({ changed }) => changed)).toEqual([true, false]);
    expect(paths.map((path) => statSync(path).mtimeMs)).toEqual(before);
    expect(filesOf('mailboxes-http')).toHaveLength(3);
    expect(loaded('mailboxes-http', 'm.handler()')).toBe(2);
  });

  it('removes the folder of a handler that no longer exists', async () => {
    mkdirSync(join(outDir, 'old-http'), { recursive: true });
    await build();
    expect(readdirSync(outDir).toSorted()).toEqual(['mailboxes-http', 'relay-relay']);
  });

  it('fails with the compiler’s message when a source does not compile', async () => {
    handler('relay/relay', "import { nothing } from './nowhere.ts'; export const handler = nothing;");
    await expect(build()).rejects.toThrow(/nowhere/);
  });
});

describe('the code cache', () => {
  it('is accepted by the Node version that it was made for, in threads, too', async () => {
    await build();
    expect(loaded('relay-relay', 'm.compiledFromCache')).toBe(true);
    const code = `import(${JSON.stringify(pathToFileURL(loader('relay-relay')).href)})
      .then((m) => require('node:worker_threads').parentPort.postMessage(m.compiledFromCache));`;
    const accepted = await new Promise((hear) => new Worker(code, { eval: true }).once('message', hear));
    expect(accepted).toBe(true);
  });

  it('for Lambda is made with Lambda’s own flag, without which V8 would reject it', async () => {
    await build();
    expect(loaded('relay-relay', 'm.compiledFromCache', ['--expose-gc'])).toBe(false);
    await build('lambda');
    expect(loaded('relay-relay', 'm.compiledFromCache', ['--expose-gc'])).toBe(true);
    expect(loaded('relay-relay', 'm.compiledFromCache')).toBe(true);
  });

  it('that V8 rejects only costs the time that it would have saved', async () => {
    await build();
    writeFileSync(join(outDir, 'relay-relay', cacheOf('relay-relay')), 'not a cache');
    expect(loaded('relay-relay', '[m.compiledFromCache, m.handler()]')).toEqual([false, 'function']);
  });

  it('has another name after a change of one letter, so that it is never used for other code', async () => {
    await build();
    const before = cacheOf('mailboxes-http');
    handler('mailboxes/http', "export const handler = (name: string) => 'hallo ' + name;");
    await build();
    expect(cacheOf('mailboxes-http')).not.toBe(before);
    expect(loaded('mailboxes-http', 'm.handler("Ann")')).toBe('hallo Ann');
  });
});

describe('the SDK inside the bundles', () => {
  it('looks for credentials only in the environment', async () => {
    const sdk = join(import.meta.dirname, '../../node_modules/@aws-sdk/client-dynamodb');
    handler(
      'relay/relay',
      `import { DynamoDBClient } from ${JSON.stringify(sdk)};
       export const handler = () => new DynamoDBClient({ region: 'us-east-1' }).config.credentials();`,
    );
    const [, relay] = await build();
    const code = readFileSync(relay?.file ?? '', 'utf8');
    const elsewhere = ['AWS_WEB_IDENTITY_TOKEN_FILE', 'sso_session', 'credential_process'];
    expect(elsewhere.filter((word) => code.includes(word))).toEqual([]);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDOFTHISTEST');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    expect(loaded('relay-relay', 'await m.handler()')).toMatchObject({ accessKeyId: 'AKIDOFTHISTEST' });
  });
});
