import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root, siteDir } from '../../scripts/support/root.ts';

const KB = 1000;
/** Document and style sheet: everything that must arrive before the frame is visible. */
const FIRST_PAINT = 21 * KB;
/** Scripts of a first screen for somebody who is signed in, its own included. */
const FIRST_SCREEN = 215 * KB;
/**
 * The script that asks for the first screen and its data, which runs before the app's. It knows every screen: path, who may open it, and
 * the files of its page. Each new screen adds about 150 bytes.
 */
const EARLY = 18.75 * KB;

const built = (path: string): string => readFileSync(join(root, siteDir, path), 'utf8');
/** As the edge sends it. */
const weight = (paths: Iterable<string>): number =>
  [...paths].reduce(
    (sum, path) =>
      sum + brotliCompressSync(built(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length,
    0,
  );

/** A script with all that it imports at once. */
const withImports = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, file = ''] of built(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(`assets/${file}`, seen);
  return seen;
};

/** Tags of a document that load something, with their attributes. */
const tagsOf = (html: string, tag: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([found]) => found);
const pathIn = (tag = ''): string => /(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? '';

const documents = [
  { file: 'app.html', screen: 'dashboard-page', layouts: [] },
  { file: 'desk.html', screen: 'admin-page', layouts: ['desk-layout'] },
];

describe.each(documents)('$file', ({ file, screen, layouts }) => {
  const html = built(file);
  const scripts = tagsOf(html, 'script');
  const [early, app] = ['early', 'app'].map((name) =>
    pathIn(scripts.find((tag) => tag.includes(`/assets/${name}-`))),
  ) as [string, string];
  const sheets = tagsOf(html, 'link').filter((tag) => tag.includes('rel="stylesheet"'));

  test('shows its frame with one style sheet, and waits for no script', () => {
    const bytes = weight([file, ...sheets.map(pathIn)]);
    console.log(`${file}: ${bytes} bytes in ${1 + sheets.length} requests before the first paint`);
    expect(sheets).toHaveLength(1);
    expect(bytes).toBeLessThanOrEqual(FIRST_PAINT);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toMatch(/type="module".* src="/);
    expect(html).toMatch(/<body><noscript>.*<\/noscript><div id="app"><div.*<header.*Loading\.\.\./s);
    expect(html).not.toMatch(/ style="/);
  });

  test('names every file that its scripts import, and no script of a screen', () => {
    const named = tagsOf(html, 'link')
      .filter((tag) => tag.includes('rel="modulepreload"'))
      .map(pathIn);
    const layout = layouts.map((name) => named.find((path) => path.startsWith(`assets/${name}-`)) ?? name);
    const needed = [early, app, ...layout].flatMap((path) => [...withImports(path)]);
    expect([...named, early, app].sort()).toEqual([...new Set(needed)].sort());
  });

  test('needs few bytes of script until the first screen stands', () => {
    expect(weight(withImports(early))).toBeLessThanOrEqual(EARLY);
    const chunks = [...withImports(early)].map(built).join('');
    const page = new RegExp(`assets/${screen}-[\\w-]{8}\\.js`).exec(chunks)?.[0] ?? screen;
    const all = new Set(
      [
        early,
        app,
        ...tagsOf(html, 'link')
          .filter((tag) => tag.includes('modulepreload'))
          .map(pathIn),
        page,
      ].flatMap((path) => [...withImports(path)]),
    );
    const bytes = weight(all);
    console.log(`${file}: ${bytes} bytes of script for its first screen`);
    expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN);
  });
});
