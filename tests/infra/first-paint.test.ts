import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root, siteDir } from '../../scripts/support/root.ts';

const KB = 1000;
/** Document and style sheet: everything that must arrive before the frame is visible. */
const FIRST_PAINT = 21 * KB;
/**
 * Scripts of a first screen for somebody who is signed in, with its own and with what they load once it stands. The bench weighs them in a
 * browser as `app-script`, in KB of 1,024 bytes. Two of them say what could not be asked: a search, a name, a page without a connection.
 */
const FIRST_SCREEN = 216 * 1024;
/** The edge compresses no file below this size. */
const COMPRESSED_FROM = 1000;
/**
 * The script that asks for the first screen and its data, which runs before the app's. It knows every screen: path, who may open it, and
 * the files of its page, but nothing to draw it. Each new screen adds about 100 bytes; those of the road brought it to 18.8 KB.
 */
const EARLY = 19 * KB;

const built = (path: string): string => readFileSync(join(root, siteDir, path), 'utf8');
/** As the edge sends it. */
const sentBytes = (path: string): number => {
  const body = Buffer.from(built(path));
  if (body.length < COMPRESSED_FROM) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
};
const weight = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + sentBytes(path), 0);

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

const documentOf = (file: string) => {
  const html = built(file);
  const scripts = tagsOf(html, 'script');
  const links = tagsOf(html, 'link');
  const [early, app] = ['early', 'app'].map((name) =>
    pathIn(scripts.find((tag) => tag.includes(`/assets/${name}-`))),
  ) as [string, string];
  return {
    html,
    scripts,
    early,
    app,
    sheets: links.filter((tag) => tag.includes('rel="stylesheet"')),
    /** The files that it has loaded before its scripts ask for them. */
    named: links.filter((tag) => tag.includes('rel="modulepreload"')).map(pathIn),
  };
};

const documents = [
  { file: 'app.html', layouts: [] },
  { file: 'desk.html', layouts: ['desk-layout'] },
];

describe.each(documents)('$file', ({ file, layouts }) => {
  const { html, scripts, early, app, sheets, named } = documentOf(file);

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
    const layout = layouts.map((name) => named.find((path) => path.startsWith(`assets/${name}-`)) ?? name);
    const needed = [early, app, ...layout].flatMap((path) => [...withImports(path)]);
    expect([...named, early, app].sort()).toEqual([...new Set(needed)].sort());
  });

  test('begins with few bytes of script', () => {
    expect(weight(withImports(early))).toBeLessThanOrEqual(EARLY);
  });
});

/** First screens, with the parts of them and their frame that are loaded as soon as they stand. */
const screens = [
  { file: 'app.html', path: '/dashboard', later: ['customer-header'] },
  // A link of the site may lead here at first.
  { file: 'app.html', path: '/booking', later: ['customer-header'] },
  { file: 'desk.html', path: '/staff', later: ['quote-count'] },
  { file: 'desk.html', path: '/admin', later: ['quote-count'] },
];

test.each(screens)(
  '$path needs few bytes of script until its first screen stands',
  ({ file, path, later }) => {
    const { early, app, named } = documentOf(file);
    const declared = [...withImports(early)].map(built).join('');
    const page = new RegExp(`path:(.)${path}\\1.*?import\\(.\\./([\\w-]+\\.js)`, 's').exec(declared)?.[2];
    const first = [early, app, ...named, `assets/${page}`];
    const code = first.map(built).join('');
    const parts = later.map(
      (name) => `assets/${new RegExp(`import\\(.\\./(${name}-[\\w-]{8}\\.js)`).exec(code)?.[1]}`,
    );
    const all = new Set([...first, ...parts].flatMap((script) => [...withImports(script)]));
    const bytes = weight(all);
    console.log(`${path}: ${bytes} bytes of script in ${all.size} files for its first screen`);
    expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN);
  },
);
