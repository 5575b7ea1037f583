import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { findZipCode } from '../../lambdas/quotes/zip-codes.ts';
import { compactZipCodes } from './compact-zip-codes.ts';

let compact: typeof findZipCode;
let bytes = 0;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['lambdas/quotes/zip-codes.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [compactZipCodes],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('Nothing was bundled.');
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(file.contents).toString('base64')}`
  )) as { findZipCode: typeof findZipCode };
  compact = module.findZipCode;
  bytes = file.contents.length;
});

test('a bundle knows the ZIP codes that the package knows, and where they are', () => {
  let known = 0;
  // Every 101st: all first and last digits come up, in a second.
  for (let number = 0; number < 100_000; number += 101) {
    const zip = String(number).padStart(5, '0');
    const whole = findZipCode(zip);
    const found = compact(zip);
    expect([zip, found?.city, found?.state]).toEqual([zip, whole?.city, whole?.state]);
    if (whole === undefined) continue;
    known += 1;
    expect([zip, found?.latitude, found?.longitude]).toEqual([zip, whole.latitude, whole.longitude]);
  }
  expect(known).toBeGreaterThan(350);
});

test('in a fifth of the package’s seven megabytes', () => {
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(1_500_000);
});

test.each([[''], ['0703'], ['070322'], ['7032K'], ['Kearn'], ['99999'], ['09007']])(
  '«%s» is no ZIP code of a state',
  (zip) => {
    expect(compact(zip)).toBeUndefined();
  },
);
