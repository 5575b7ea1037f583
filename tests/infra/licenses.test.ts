import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const notices = read('build/site/licenses.txt');

/** The package that a source of a bundle is from; undefined for our own. */
const packageOf = (path: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1];

const bundled = (): readonly string[] => {
  const { inputs } = JSON.parse(read('build/meta/lambdas.json')) as { inputs: Record<string, unknown> };
  return [...new Set(Object.keys(inputs).flatMap((path) => packageOf(path) ?? []))];
};

const inPages = (): readonly string[] => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies);
};

test('the fonts come with the whole text of their license', () => {
  const fonts = readdirSync(join(root, 'build/site/assets')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of ['bricolage-grotesque', 'instrument-sans', 'ibm-plex-mono']) {
    expect(fonts.some((file) => file.includes(font))).toBe(true);
    expect(notices).toMatch(new RegExp(`^@fontsource(-variable)?/${font} `, 'm'));
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('PERMISSION & CONDITIONS');
});

test('every package in a function or a page is named with its license', () => {
  expect(bundled()).toContain('zod');
  const named = new Set([...notices.matchAll(/^(\S+) \d\S* \(/gm)].map(([, name]) => name));
  expect([...bundled(), ...inPages()].filter((name) => !named.has(name))).toEqual([]);
});

test('nothing is shipped whose license is not known', () => {
  expect(notices).not.toContain('no license declared');
});

test('the terms lead to the notices', () => {
  expect(read('build/site/terms/index.html')).toContain('href="/licenses.txt"');
});
