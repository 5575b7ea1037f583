import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/support/root.ts';

const folder = join(root, 'build/site');
const files = globSync('**/*.*', { cwd: folder });
const texts = files
  .filter((file) => /\.(js|css|html|json|txt|xml|svg|webmanifest)$/.test(file))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test('browsers get no source map', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test.each([
  ['a link to a source map', /sourceMappingURL=/],
  ['a private key or an access key of AWS', /-----BEGIN [A-Z ]*PRIVATE KEY|\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['an address of the cloud at home', /\/local\/aws|\b127\.0\.0\.1\b/],
  ['code that runs text', /\beval\(|\bnew Function\(/],
])('no file for browsers contains %s', (_what, pattern) => {
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});
