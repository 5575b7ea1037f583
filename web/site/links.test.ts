import { expect, test } from 'vitest';
import { type SitePath, sitePaths } from '#domain/kernel/paths.ts';
import { rendered } from './testing/rendered.ts';

const bodyOf = (path: string): string =>
  rendered.get(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)?.body ?? '';

const linksInto = (path: SitePath): readonly string[] =>
  [...bodyOf(path).matchAll(/<a\b[^>]*\shref="(\/[^"]*#[^"]+)"/g)].map(([, to = '']) => to);

test.each(sitePaths)('links of %s to anchors of other pages find their element', (path) => {
  const lost = linksInto(path).filter((to) => {
    const [page = '', id] = to.replaceAll('&amp;', '&').split('#');
    return !bodyOf(page.replace(/\?.*$/, '')).includes(`id="${id}"`);
  });
  expect(lost).toEqual([]);
});
