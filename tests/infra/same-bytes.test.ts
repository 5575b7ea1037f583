import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/support/process.ts';
import { root, siteDir, siteRendererDir } from '../../scripts/support/root.ts';

/** What a build of the pages reads, with fonts and pictures that are there already: their making takes longer than all else. */
const sources = [
  'web',
  'domain',
  'events',
  'infra',
  'lambdas',
  'scripts',
  'packages',
  '.cache/fonts',
  '.cache/images',
];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'tsconfig.base.json'];

const isSource = (path: string): boolean => !/\/(node_modules|build)(\/|$)/.test(path.slice(root.length));

/** Each file of a built folder with its bytes, the name of the folder left out. */
const bytesIn = (folder: string): ReadonlyMap<string, string> => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    found
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')] as const),
  );
};

test('the same sources give the same bytes in a folder of another name', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'another name '));
  try {
    for (const path of [...sources, ...files])
      cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const built = await run(process.execPath, ['scripts/build-web.ts'], { cwd: copy, env: { NODE_ENV: '' } });
    expect(built.code, built.output).toBe(0);
    for (const folder of [siteDir, siteRendererDir]) {
      const [here, there] = [bytesIn(join(root, folder)), bytesIn(join(copy, folder))];
      expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
      expect([...there].filter(([path, bytes]) => here.get(path) !== bytes).map(([path]) => path)).toEqual(
        [],
      );
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 120_000);
