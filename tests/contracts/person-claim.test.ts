import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['domain', 'lambdas'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
);
const saying = (what: RegExp): string[] =>
  sources
    .filter(({ source }) => what.test(source))
    .map(({ file }) => file)
    .toSorted();

const HOME = 'domain/kernel/person/person-id.ts';

test('whom the desk kept of a caller is written by the trigger of tokens and read by `callerOf`, nowhere else', () => {
  expect(saying(/PERSON_CLAIM/)).toEqual([
    HOME,
    'lambdas/identity/people/name-kept.ts',
    'lambdas/runtime/http/caller.ts',
  ]);
  expect(saying(/claims(?:\?)?\.person\b|claims(?:\?\.)?\[['"]person['"]\]/)).toEqual([]);
});

test('claims of a token are read by the runtime of HTTP functions alone', () => {
  expect(saying(/\bjwt\?*\.claims|claims\??\.sub\b/)).toEqual([
    'lambdas/runtime/http/caller.ts',
    'lambdas/runtime/http/http.ts',
  ]);
});

test('`idsOf` and `owns` say what belongs to a caller, and nobody looks into the ids themselves', () => {
  expect(saying(/\bpersonIds\b/)).toEqual([HOME, 'lambdas/runtime/http/caller.ts']);
});
