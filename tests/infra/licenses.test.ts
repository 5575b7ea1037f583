import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const notices = read('build/site/licenses.txt');

/** The package of a bundled source; undefined for our own sources. */
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

test('the notices have the complete license of the fonts', () => {
  const fonts = readdirSync(join(root, 'build/site/assets')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of ['bricolage-grotesque', 'instrument-sans', 'ibm-plex-mono']) {
    expect(fonts.some((file) => file.includes(font))).toBe(true);
    expect(notices).toMatch(new RegExp(`^@fontsource(-variable)?/${font} `, 'm'));
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('PERMISSION & CONDITIONS');
});

test('the notices name every package in a function or a page, with its license', () => {
  expect(bundled()).toContain('zod');
  const named = new Set([...notices.matchAll(/^(\S+) \d\S* \(/gm)].map(([, name]) => name));
  expect([...bundled(), ...inPages()].filter((name) => !named.has(name))).toEqual([]);
});

test('browsers get React and no byte of Preact', () => {
  const scripts = readdirSync(join(root, 'build/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, read(`build/site/${file}`)] as const);
  // The editor of posts has the signals of that project, which need nothing of Preact.
  const isPreact = /preact(?!-signals)/i;
  expect(scripts.filter(([, code]) => isPreact.test(code)).map(([file]) => file)).toEqual([]);
  expect(scripts.some(([, code]) => code.includes('react.transitional.element'))).toBe(true);
  expect(notices).toMatch(/^react-dom \d/m);
  expect(notices).not.toMatch(/^preact/m);
});

test('every shipped package has a known license', () => {
  expect(notices).not.toContain('no license declared');
});

test('the terms link to the notices', () => {
  expect(read('build/site/terms/index.html')).toContain('href="/licenses.txt"');
});
