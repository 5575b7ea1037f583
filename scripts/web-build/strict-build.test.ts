import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStrictly } from './strict-build.ts';

// A build is for production. The files that run after this one in the same worker are not.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/** Builds one module that uses `name` of a module that exports `there` alone. */
const buildOneThatUses = async (name: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'skybarrel-strict-'));
  try {
    writeFileSync(join(folder, 'other.js'), 'export const there = 1;');
    writeFileSync(
      join(folder, 'main.js'),
      `import * as other from './other.js'; console.log(other.${name});`,
    );
    const input = { main: join(folder, 'main.js') };
    const made = await buildStrictly({
      // Without the plugins of the pages, which take seconds.
      configFile: false,
      root: folder,
      build: { write: false, rolldownOptions: { input } },
    });
    return made
      .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
      .join('');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a warning of the bundler fails the build', async () => {
  expect(await buildOneThatUses('there')).toContain('console.log(1)');
  await expect(buildOneThatUses('gone')).rejects.toThrow(/warns:[\s\S]*gone/);
});
