import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, siteDir } from '../../scripts/support/root.ts';

const built = (path: string): string => readFileSync(join(root, siteDir, path), 'utf8');
const pages = (): readonly string[] => globSync('**/*.html', { cwd: join(root, siteDir) });

const isOfApp = (page: string): boolean => page === 'app.html' || page === 'desk.html';

/** The files that a page links to, by the ending of their name. */
const linkedFrom = (html: string, ending: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.endsWith(ending));

/** Every class that a style sheet has a rule for. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));

const sheetOf = (page: string): ReadonlySet<string> =>
  classesOf(linkedFrom(built(page), '.css').map(built).join('\n'));

/** The code of a chunk and of all chunks that it may fetch later. */
const codeFrom = (chunk: string, seen = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (seen.has(chunk) || !existsSync(join(root, siteDir, chunk))) return seen;
  const code = built(chunk);
  seen.set(chunk, code);
  for (const [name] of code.matchAll(/[\w-]+\.js/g)) codeFrom(`assets/${name}`, seen);
  return seen;
};

const wordsOf = (text: string): readonly string[] => text.split(/[\s"'`]+/);

let app: ReadonlySet<string>;
let site: ReadonlySet<string>;

/** The app's style sheet is made of all sources. A class that only it has was left out of the site's sheet. */
const leftOut = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter((word) => app.has(word) && !site.has(word));

beforeAll(() => {
  app = sheetOf('app.html');
  site = sheetOf('index.html');
});

describe("the public site's style sheet", () => {
  test('leaves out the styles that only the app uses', () => {
    expect(site.size).toBeGreaterThan(200);
    expect(app.size).toBeGreaterThan(site.size + 100);
  });

  test.each(pages().filter((page) => !isOfApp(page)))('has all classes of %s', (page) => {
    const worn = [...built(page).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => wordsOf(names));
    expect(worn.length).toBeGreaterThan(10);
    expect(leftOut(worn)).toEqual([]);
  });

  test('has all styles of hydrated islands', () => {
    const [entry = ''] = linkedFrom(built('index.html'), '.js').filter((path) =>
      basename(path).startsWith('site-'),
    );
    const chunks = codeFrom(entry);
    expect([...chunks.keys()].some((name) => name.includes('calculator'))).toBe(true);
    // A word without a hyphen may also be an English word.
    const worn = [...chunks.values()].flatMap(wordsOf).filter((word) => word.includes('-'));
    expect(leftOut(worn)).toEqual([]);
  });
});
