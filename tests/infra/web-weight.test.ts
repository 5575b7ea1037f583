import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { businessEvents, metrics } from '#domain/telemetry/catalogue.ts';
import { root } from '../../scripts/support/root.ts';
import { buildStrictly } from '../../scripts/web-build/strict-build.ts';
import { builtEditor } from '../support/built-editor.ts';

const LIMIT = 5.5 * 1024;

/** The telemetry helper as the site's build makes it, alone, with web-vitals. */
const bundle = async (): Promise<string> => {
  const made = await buildStrictly({
    publicDir: false,
    build: {
      write: false,
      manifest: false,
      rolldownOptions: {
        input: join(root, 'web', 'telemetry', 'telemetry.ts'),
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: false },
      },
    },
  });
  return made
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
};

test('the telemetry is small enough for every page, web-vitals included', async () => {
  const code = await bundle();
  const bytes = gzipSync(code, { level: 9 }).length;
  console.log(`telemetry: ${bytes} bytes gzipped`);
  expect(code).toContain('largest-contentful-paint');
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});

test('no page loads the schemas or the titles that only the monitoring shows', async () => {
  const code = await bundle();
  const titles = [...Object.values(metrics).map(({ title }) => title), ...Object.values(businessEvents)];
  expect(titles.filter((title) => title.includes(' ') && code.includes(title))).toEqual([]);
  expect(code).not.toContain('_zod');
});

test('the editor of posts is in one file, which is small enough, and no other screen loads it', () => {
  const { file, gzipped, importedBy } = builtEditor();
  console.log(`editor of posts: ${file}, ${gzipped} bytes gzipped`);
  expect(gzipped).toBeLessThanOrEqual(130 * 1024);
  expect(importedBy).toEqual([]);
});
