import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rendered } from '../web/site/testing/rendered.ts';
import { buildFonts } from './build-fonts.ts';

const MOST_BYTES = 38 * 1024;

test('the three fonts that every page loads have at most 38 KB', async () => {
  const dir = await buildFonts();
  const cores = readdirSync(dir).filter((file) => file.endsWith('-core.woff2'));
  expect(cores).toHaveLength(3);
  expect(cores.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0)).toBeLessThanOrEqual(
    MOST_BYTES,
  );
});

const css = readFileSync(join(await buildFonts(), 'fonts.css'), 'utf8');

/** The letters of a part, as its unicode-range gives them to the browser. */
const lettersOf = (part: 'core' | 'more'): ReadonlySet<number> => {
  const range =
    css.match(new RegExp(`instrument-sans-${part}\\.woff2[^}]*unicode-range: ([^;]+)`))?.[1] ?? '';
  return new Set(
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const begin = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - begin + 1 }, (_, step) => begin + step);
    }),
  );
};

test('a name with an accent loads the second part of a font', () => {
  const accent = 'é'.codePointAt(0) ?? 0;
  expect(lettersOf('more').has(accent)).toBe(true);
  expect(lettersOf('core').has(accent)).toBe(false);
});

test.each([...rendered].filter(([file]) => file.endsWith('.html')))(
  '%s needs the first part alone',
  (_, { body }) => {
    const core = lettersOf('core');
    const strange = [...new Set(body)].filter(
      (letter) => letter > ' ' && !core.has(letter.codePointAt(0) ?? 0),
    );
    expect(strange).toEqual([]);
  },
);
