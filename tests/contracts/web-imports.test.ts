import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What code of a folder may import besides its own folder; tests may import anything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'web/ui': ['web/api', 'web/telemetry', 'domain/kernel'],
  'web/api': ['web/telemetry', 'domain/kernel'],
  'web/telemetry': ['web/ui', 'domain/kernel', 'domain/telemetry'],
  'web/session': ['web/api', 'web/telemetry', 'domain'],
  'web/shell': ['web/ui', 'domain'],
  'web/proof-of-work': ['domain'],
};
const feature = [
  'web/ui',
  'web/api',
  'web/telemetry',
  'web/session',
  'web/shell',
  'web/proof-of-work',
  'domain',
];

interface Import {
  readonly file: string;
  readonly target: string;
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Import specifiers of the house's own code as paths from the root, written with `#` or relative. */
const importsIn = (file: string): readonly Import[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g)].map(
    ([, specifier = '']) => ({
      file,
      target: specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
    }),
  );

const filesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

const features = globSync('web/features/*/');
const folders = [
  ...Object.entries(mayImport),
  ...features.map((folder) => [folder.replace(/\/$/, ''), feature] as const),
];

describe('imports of web go one way', () => {
  test.each(folders)('%s', (folder, allowed) => {
    const imports = filesIn(folder).flatMap(importsIn);
    expect(imports).not.toEqual([]);
    const astray = imports.filter(({ target }) => ![folder, ...allowed].some((one) => isBelow(target, one)));
    expect(astray).toEqual([]);
  });

  test('the list of features names their screens alone', () => {
    expect(
      importsIn('web/features/index.ts').filter(({ target }) => !target.endsWith('/screens.ts')),
    ).toEqual([]);
  });
});
