import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** One file of ours that imports another, both as paths from the root. */
export interface Import {
  readonly file: string;
  readonly target: string;
  /** Written as a path from the file, not with `#`. */
  readonly isRelative: boolean;
}

/** Code files below a folder as paths from the root, without tests and their helpers. */
export const codeIn = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Our own files that a file imports, types included, by alias (`#lambdas/…`) or by relative path. */
export const importsIn = (file: string): readonly Import[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g)].map(([, specifier = '']) => ({
    file,
    target: specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
    isRelative: specifier.startsWith('.'),
  }));
