import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLambdas } from '../../scripts/build-lambdas.ts';

let sourceDir = '';
let outDir = '';
let metaDir = '';
const build = () => buildLambdas({ sourceDir, outDir, metaDir });
const handler = (path: string, text: string) => {
  mkdirSync(join(sourceDir, path, '..'), { recursive: true });
  writeFileSync(join(sourceDir, `${path}.handler.ts`), text);
};
const bundle = (name: string) => join(outDir, name, 'index.mjs');

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-build-'));
  [sourceDir, outDir, metaDir] = [join(dir, 'lambdas'), join(dir, 'out'), join(dir, 'meta')];
  handler('mailboxes/http', "export const handler = (name: string) => 'hello ' + name;");
  handler('relay/relay', "import os from 'node:os'; export const handler = () => typeof os.cpus;");
});

describe('bundling the handlers', () => {
  it('leaves one folder per handler with nothing but its module in it', async () => {
    const bundles = await build();
    expect(bundles.map(({ entry, name }) => [entry, name])).toEqual([
      ['mailboxes/http', 'mailboxes-http'],
      ['relay/relay', 'relay-relay'],
    ]);
    expect(readdirSync(join(outDir, 'mailboxes-http'))).toEqual(['index.mjs']);
    const made = (await import(pathToFileURL(bundle('mailboxes-http')).href)) as {
      handler: (name: string) => string;
    };
    expect(made.handler('Ann')).toBe('hello Ann');
  });

  it('keeps source maps and the metafile out of what deploys', async () => {
    await build();
    expect(readdirSync(join(metaDir, 'maps', 'relay-relay'))).toEqual(['index.mjs.map']);
    expect(JSON.parse(readFileSync(join(metaDir, 'lambdas.json'), 'utf8'))).toHaveProperty('outputs');
  });

  it('touches only what changed, so that only that function restarts', async () => {
    await build();
    const before = statSync(bundle('relay-relay')).mtimeMs;
    handler('mailboxes/http', 'export const handler = () => 2;');
    const bundles = await build();
    expect(bundles.map(({ changed }) => changed)).toEqual([true, false]);
    expect(statSync(bundle('relay-relay')).mtimeMs).toBe(before);
  });

  it('removes the folder of a handler that is gone', async () => {
    mkdirSync(join(outDir, 'old-http'), { recursive: true });
    await build();
    expect(readdirSync(outDir).toSorted()).toEqual(['mailboxes-http', 'relay-relay']);
  });

  it('fails with the compiler’s words when a source is broken', async () => {
    handler('relay/relay', "import { nothing } from './nowhere.ts'; export const handler = nothing;");
    await expect(build()).rejects.toThrow(/nowhere/);
  });
});
