import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = globSync('{*.md,{docs,bench,packages,tests,scripts}/**/*.md}', {
  exclude: ['**/node_modules/**'],
}).toSorted();
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
/** `domain/kernel/paths.ts`, `infra/domains/<domain>.ts`: files named in the text, with or without a placeholder. */
const filesNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:domain|events|lambdas|infra|web|tests|scripts|packages|docs)\/[\w./<>*-]+)`/g)].map(
    ([, path = '']) => path,
  );

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('links to what exists', () => {
    expect(linksIn(text).filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
  });

  test('names files that exist', () => {
    // By their path from the root, or in a package from its own.
    const exists = (path: string): boolean =>
      ['.', dirname(page)].some((cwd) => globSync(path.replaceAll(/<[\w-]+>/g, '*'), { cwd }).length > 0);
    expect(filesNamedIn(text).filter((path) => !exists(path))).toEqual([]);
  });
});
