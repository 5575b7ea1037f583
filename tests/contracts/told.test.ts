import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as told from '#lambdas/told.ts';
import { codeIn, importsIn, textOf } from '../support/imports.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('lambdas/!(runtime)/told.ts', { cwd: root }).toSorted();
const lists: Readonly<Record<string, object>> = told;

describe.each(files)('%s', (file) => {
  test('has no code of its own, so that a function takes one part without the others', () => {
    const statements = textOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(statements.trim().split('\n')).toEqual(
      statements
        .trim()
        .split('\n')
        .filter((line) => /^export \{ \w+(( as|,) \w+)* \} from '\.\/.*';$/.test(line)),
    );
  });

  test('tells only what there is a list for, and nothing in it is missing there', async () => {
    const parts = Object.entries((await import(join(root, file))) as Record<string, unknown>);
    expect(parts.length).toBeGreaterThan(0);
    expect(
      parts.filter(([name, part]) => !Object.values(lists[name] ?? {}).includes(part)).map(([name]) => name),
    ).toEqual([]);
  });
});

/** Files that take something of all domains. */
const hubs = codeIn('lambdas').filter((file) =>
  importsIn(file).some(({ target }) => target === 'lambdas/told.ts'),
);
/** Who somebody is, what admins have set, and how a letter is written: what hubs use of other domains, by its name. */
const used = ['identity', 'notifications', 'settings'];

test('there are hubs', () => expect(hubs.length).toBeGreaterThan(2));

test.each(hubs)('%s names no domain: it takes the lists as they are', (file) => {
  const [, own = ''] = file.split('/');
  const named = importsIn(file).flatMap(({ target }) => {
    const [, layer, domain = ''] = /^(domain|events|lambdas)\/([\w-]+)\//.exec(target) ?? [];
    const free = layer === 'events' ? [] : ['kernel', 'runtime', own, ...used];
    return domain === '' || free.includes(domain) ? [] : [target];
  });
  expect(named).toEqual([]);
});
