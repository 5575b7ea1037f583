import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFonts } from './build-fonts.ts';

const MOST_BYTES = 38 * 1024;

test('the three faces that every page loads weigh 38 KB at most', async () => {
  const dir = await buildFonts();
  const cores = readdirSync(dir).filter((file) => file.endsWith('-core.woff2'));
  expect(cores).toHaveLength(3);
  expect(cores.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0)).toBeLessThanOrEqual(
    MOST_BYTES,
  );
});

test('a name with an accent loads the second part of a face, plain English does not', async () => {
  const css = readFileSync(join(await buildFonts(), 'fonts.css'), 'utf8');
  const rangeOf = (part: string): string =>
    css.match(new RegExp(`instrument-sans-${part}\\.woff2[^}]*unicode-range: ([^;]+)`))?.[1] ?? '';
  expect(rangeOf('core')).toMatch(/^U\+20-7E/);
  // é is U+E9.
  expect(rangeOf('core')).not.toContain('U+D8-17F');
  expect(rangeOf('more')).toContain('U+D8-17F');
});
